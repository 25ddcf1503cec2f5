import { useMemo } from 'react'
import { type Expo, prepareExpo } from '../../../games/expo1906/components.ts'
import { Icon } from '../../plates/Icon.tsx'
import { IconRow } from '../../plates/IconRow.tsx'
import { isIconName } from '../../plates/icons/icons.ts'
import type { PictureProps } from '../board.ts'
import { ActionCardFace } from './bench/ActionCards.tsx'
import { chitIcons } from './effect-icons.ts'
import './expo.css'
import { TilePicture } from './tiles/TileDrawing.tsx'
import { expoLabels } from './words-on-board.ts'

const prepared = new WeakMap<object, Expo>()

/** A pack is prepared once for all pictures of a page. */
function expoOf(pack: PictureProps['pack']): Expo {
  const key = pack as object
  const known = prepared.get(key) ?? prepareExpo(pack)
  prepared.set(key, known)
  return known
}

/** A component as it looks on the table. */
export function ExpoPicture({ id, group, pack, language }: PictureProps) {
  const components = useMemo(() => expoOf(pack), [pack])
  const { actionCards } = components.pack
  const labels = expoLabels[language]
  switch (group) {
    case 'projects':
    case 'technologies':
    case 'resourceTiles.tiles':
      return <TilePicture play={{ components }} id={id} size={group === 'resourceTiles.tiles' ? 56 : 40} />
    case 'actionCards.base':
    case 'actionCards.improved': {
      const base = actionCards.base.find(card => card.id === id)
      const improved = actionCards.improved.find(card => card.id === id)
      const action = base?.id ?? improved?.upgrades
      if (action === undefined) return null
      return (
        <span className="action-card">
          <ActionCardFace
            action={action}
            effects={base?.effects ?? improved?.effects ?? []}
            title={labels.actions[action]}
            improved={improved !== undefined}
          />
        </span>
      )
    }
    case 'bonusChits': {
      const chit = components.chits.get(id)
      return chit === undefined ? null : <IconRow tokens={chitIcons(chit.effect.vp)} />
    }
    case 'juryTiles.tiles': {
      const vote = components.jury.get(id)
      return vote === undefined ? null : <Icon name={vote.energy} size={1.8} />
    }
    case 'resources':
      return isIconName(id) ? <Icon name={id} size={1.8} /> : null
    default:
      return null
  }
}
