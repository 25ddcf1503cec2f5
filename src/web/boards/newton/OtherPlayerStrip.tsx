import { memo } from 'react'
import { Icon } from '../../plates/Icon.tsx'
import type { IconName } from '../../plates/icons/icons.ts'
import type { StripProps } from '../board.ts'
import { PlayerStrip } from '../PlayerStrip.tsx'
import { cardById, type NewtonComponents } from './components.ts'
import { actionIcon } from './effect-icons.ts'
import type { NewtonLabels } from './labels.ts'
import type { PlayerScene } from './scene.ts'

/** Another player on two lines: who and how many points; what they have and what lies on their desk. */
export const OtherPlayerStrip = memo(function OtherPlayerStrip({
  player,
  of,
  note,
  active,
  onOpenSeat,
  components,
  labels,
}: StripProps & { player: PlayerScene; components: NewtonComponents; labels: NewtonLabels }) {
  const counts: readonly (readonly [IconName, number])[] = [
    ['coin', player.coins],
    ['potion', player.potions],
    ['card', player.hand.length],
    ['cube', player.visited.length],
    ['shelfTile', player.shelf.length],
    ['master', player.mastersPlayed.length],
  ]
  return (
    <PlayerStrip
      player={{ ...player, points: player.vp }}
      unit={labels.vp}
      note={note}
      active={active}
      spoken={[player.name, `${player.vp} ${labels.vp}`, note].join(', ')}
      onOpen={() => onOpenSeat(of)}
    >
      <span className="strip-counts" aria-hidden="true">
        {counts.map(([icon, count]) => (
          <span key={icon} className="number">
            <Icon name={icon} /> {count}
          </span>
        ))}
        <span className="strip-desk">
          {player.desk.map(id => (
            <Icon key={id} name={actionIcon(cardById(components, id).action)} />
          ))}
        </span>
      </span>
    </PlayerStrip>
  )
})
