import { Icon } from '../../plates/Icon.tsx'
import { IconRow } from '../../plates/IconRow.tsx'
import { noMarks } from '../../plates/targets.ts'
import type { PictureProps } from '../board.ts'
import { ActionCard } from './cards/ActionCard.tsx'
import { MasterCard } from './cards/MasterCard.tsx'
import { byId, type NewtonComponents } from './components.ts'
import { actionIcon, amountIcons, effectRow, incomeIcons, scoringIcons, specializationIcons } from './effect-icons.ts'
import './newton.css'
import { labelsFor } from './words-on-board.ts'

/** A component as it looks on the table. */
export function NewtonPicture({ id, group, pack, language }: PictureProps) {
  const components = pack as unknown as NewtonComponents
  const board = { components, marks: noMarks, pointing: { name: () => id } }
  const { tiles, bonusTokens } = components
  switch (group) {
    case 'startingCards':
    case 'actionCards':
      return <ActionCard id={id} form="upright" {...board} labels={labelsFor(language, undefined)} />
    case 'masters':
      return <MasterCard id={id} {...board} />
    case 'tiles.city':
      return <IconRow tokens={effectRow(byId(tiles.city, id).effects)} />
    case 'tiles.invention':
      return <IconRow tokens={effectRow(byId(tiles.invention, id).effects)} />
    case 'tiles.objective':
      return <IconRow tokens={scoringIcons(byId(tiles.objective, id).scoring)} />
    case 'tiles.specialization':
      return <IconRow tokens={specializationIcons(components, id)} />
    case 'tiles.income':
      return <IconRow tokens={incomeIcons(components, byId(tiles.income, id).type)} />
    case 'tiles.development':
      return <Icon name={actionIcon(byId(tiles.development, id).type)} size={1.6} />
    case 'bonusTokens':
      return <IconRow tokens={amountIcons(byId(bonusTokens, id).gain)} />
    default:
      return null
  }
}
