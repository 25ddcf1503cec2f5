import type { Inventions } from '../../../games/inventions/components.ts'
import { inventions } from '../../../games/inventions/game.ts'
import type { ActionId } from '../../../games/inventions/pack.ts'
import { row } from '../../../kernel/rows.ts'
import { Icon } from '../../plates/Icon.tsx'
import { IconRow } from '../../plates/IconRow.tsx'
import type { PictureProps } from '../board.ts'
import { CardFace, cardHeight, cardWidth } from './cards/CardFace.tsx'
import { actionIcons, chainIcons, effectIcons } from './effect-icons.ts'
import { goalIcons } from './goal-icons.ts'
import { TileFace } from './society/TileFace.tsx'

const prepared = new WeakMap<object, Inventions>()

/** The pack prepared for play, made once for each pack. */
function componentsOf(pack: PictureProps['pack']): Inventions {
  const known = prepared.get(pack as object) ?? inventions.prepare(pack)
  prepared.set(pack as object, known)
  return known
}

/** A component as it looks on the table. */
export function InventionsPicture({ id, group, pack, language }: PictureProps) {
  const components = componentsOf(pack)
  const nameOf = (one: string) => inventions.words[language].component(components, one)?.name ?? one
  switch (group) {
    case 'actions.items':
      return <Icon name={actionIcons[id as ActionId]} size={1.6} />
    case 'cards.items': {
      const { milestone } = row(components.cards, id)
      return (
        <svg viewBox={`0 0 ${cardWidth} ${cardHeight('full', '')}`} width="150" aria-hidden="true">
          <CardFace
            components={components}
            id={id}
            title={nameOf(id)}
            milestone={milestone === '' ? '' : `${row(components.milestones, milestone).letter} ${nameOf(milestone)}`}
            invented={milestone === ''}
            form="full"
          />
        </svg>
      )
    }
    case 'milestones.items':
      return <IconRow tokens={effectIcons(row(components.milestones, id).benefit)} />
    case 'specialistTiles.items':
      return <IconRow tokens={effectIcons(row(components.specialistTiles, id).effect)} />
    case 'knowledgeTiles.items':
      return <IconRow tokens={chainIcons(row(components.knowledgeTiles, id).chain)} />
    case 'influenceTokens.items':
      return <IconRow tokens={chainIcons(row(components.influenceTokens, id).chain)} />
    case 'progressTiles.economy':
    case 'progressTiles.culture':
    case 'progressTiles.technology':
    case 'wealthTiles.items':
      return (
        <svg viewBox="-27 -27 54 54" width="64" aria-hidden="true">
          <TileFace components={components} id={id} />
        </svg>
      )
    case 'eraMarkerSpaces.items':
      return <IconRow tokens={effectIcons(row(components.eraSpaces, id).effect)} />
    case 'societyBoard.progressMap.spaces':
      return <IconRow tokens={effectIcons(components.hexes.find(hex => hex.id === id)?.effect ?? { kind: 'none' })} />
    case 'privateGoals.items':
      return <IconRow tokens={goalIcons(row(components.goals, id).score)} />
    default:
      return null
  }
}
