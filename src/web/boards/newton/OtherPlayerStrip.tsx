import { memo } from 'react'
import type { Seat } from '../../../kernel/contract.ts'
import { Icon } from '../../plates/Icon.tsx'
import type { IconName } from '../../plates/icons/icons.ts'
import { PlayerStrip } from '../PlayerStrip.tsx'
import { cardById, type NewtonComponents } from './components.ts'
import { actionIcon } from './effect-icons.ts'
import type { NewtonLabels } from './labels.ts'
import type { PlayerScene } from './scene.ts'

/** Another player on two lines: who and how many points; what they have and what lies on their desk. */
export const OtherPlayerStrip = memo(function OtherPlayerStrip({
  player,
  seat,
  components,
  labels,
  onOpenSeat,
  ...strip
}: {
  player: PlayerScene
  seat: Seat
  note?: string
  active?: boolean
  spoken?: string
  components: NewtonComponents
  labels: NewtonLabels
  onOpenSeat?: (seat: Seat) => void
}) {
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
      onOpen={() => onOpenSeat?.(seat)}
      {...strip}
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
