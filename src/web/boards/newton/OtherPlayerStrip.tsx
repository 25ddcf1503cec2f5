import { Icon } from '../../plates/Icon.tsx'
import type { IconName } from '../../plates/icons/icons.ts'
import { SeatBadge } from '../../plates/pieces/MarkerDisc.tsx'
import { hatchOf } from '../../plates/seats.ts'
import { cardById, type NewtonComponents } from './components.ts'
import { actionIcon } from './effect-icons.ts'
import type { NewtonLabels } from './labels.ts'
import type { PlayerScene } from './scene.ts'

/** Another player on two lines: who and how many points; what they have and what lies on their desk. */
export function OtherPlayerStrip({
  player,
  note,
  active = false,
  spoken = player.name,
  components,
  labels,
  onOpen,
}: {
  player: PlayerScene
  /** Where they are: "next", "away, bot plays". */
  note?: string
  active?: boolean
  /** All of it in a sentence. */
  spoken?: string
  components: NewtonComponents
  labels: NewtonLabels
  onOpen?: () => void
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
    <div className={active ? 'strip strip--active' : 'strip'} style={{ '--seat': `var(--p-${player.color}-text)` }}>
      <svg className="strip-edge" aria-hidden="true">
        <rect width="6" height="100%" fill={hatchOf(player.color)} />
      </svg>
      <span className="strip-head" aria-hidden="true">
        <SeatBadge color={player.color} size={1.25} />
        <b className="strip-name">{player.name}</b>
        {player.first && <Icon name="first" size={1} />}
        <span className="strip-note">{note}</span>
        <span className="strip-vp number">{player.vp}</span>
        <span className="strip-unit">{labels.vp}</span>
      </span>
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
      <button type="button" className="target-cover" aria-label={spoken} onClick={onOpen} />
    </div>
  )
}
