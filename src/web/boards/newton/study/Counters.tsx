import { Icon } from '../../../plates/Icon.tsx'
import type { IconName } from '../../../plates/icons/icons.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import type { Preview } from '../../../plates/targets.ts'
import type { NewtonLabels } from '../labels.ts'
import type { PlayerScene } from '../scene.ts'

/** A number and, while a move is previewed, what it would become. */
function Counter({ icon, now, then }: { icon: IconName; now: number; then: number | undefined }) {
  return (
    <span className="counter number">
      <Icon name={icon} />
      {now}
      {then !== undefined && then !== now && (
        <span className={then > now ? 'counter-then is-gain' : 'counter-then is-cost'}>→{then}</span>
      )}
    </span>
  )
}

/** Own coins, potions, students in supply and points. */
export function Counters({
  player,
  preview,
  labels,
}: {
  player: PlayerScene
  preview: Preview | undefined
  labels: NewtonLabels
}) {
  const then = preview?.counters ?? {}
  const points = then.vp
  return (
    <span className="counters">
      <Counter icon="coin" now={player.coins} then={then.coins} />
      <Counter icon="potion" now={player.potions} then={then.potions} />
      <Counter icon="student" now={player.studentsInSupply} then={then.students} />
      <span className="counter counter--vp number" data-seat={player.color}>
        <Icon name="vp" />
        {player.vp}
        <span className="counter-unit">{labels.vp}</span>
        {points !== undefined && points !== player.vp && (
          <span className={points > player.vp ? 'counter-then is-gain' : 'counter-then is-cost'}>
            {points > player.vp ? '+' : '−'}
            {Math.abs(points - player.vp)}
          </span>
        )}
      </span>
    </span>
  )
}

/** The head of an own sheet: the seat, a title, the counters. */
export const StudyHeader = ({
  player,
  title,
  preview,
  labels,
}: {
  player: PlayerScene
  title: string
  preview: Preview | undefined
  labels: NewtonLabels
}) => (
  <header className="study-header">
    <SeatBadge color={player.color} size={1.3} />
    <h2 className="sheet-title">{title}</h2>
    <Counters player={player} preview={preview} labels={labels} />
  </header>
)
