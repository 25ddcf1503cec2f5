import { playerAt, pointsOf } from '../../../../games/inventions/state.ts'
import { Icon } from '../../../plates/Icon.tsx'
import type { IconName } from '../../../plates/icons/icons.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { typeIcons } from '../effect-icons.ts'
import { colorOf, type TableInput } from '../table-input.ts'

/** A number and, while a move is previewed, what it would become. */
export function Counter({
  icon,
  now,
  then,
  unit,
}: {
  icon?: IconName
  now: number
  then: number | undefined
  unit?: string
}) {
  return (
    <span className="inv-counter number">
      {icon !== undefined && <Icon name={icon} />}
      {now}
      {unit !== undefined && <small>{unit}</small>}
      {then !== undefined && then !== now && (
        <span className={then > now ? 'inv-then is-gain' : 'inv-then is-cost'}>→{then}</span>
      )}
    </span>
  )
}

/** Points, influence, citizens in supply and ready economy tokens. */
export function Counters({ play, seat, labels, marks }: TableInput) {
  const player = playerAt(play, seat)
  const then = marks.preview?.counters ?? {}
  return (
    <span className="inv-counters">
      <Counter icon="vp" now={pointsOf(player)} then={then.ip} unit={labels.ip} />
      <Counter icon="influence" now={player.influence} then={then.influence} />
      <Counter icon="economyToken" now={player.ready} then={undefined} />
      <Counter icon="citizen" now={player.supply} then={undefined} unit={labels.supply} />
    </span>
  )
}

/** Own counters on one line, for a phone. */
export function OwnLine(input: TableInput) {
  const { play, seat, labels, marks } = input
  const player = playerAt(play, seat)
  const then = marks.preview?.counters ?? {}
  const color = colorOf(play.state, seat)
  return (
    <div className="inv-own-line">
      {color !== undefined && <SeatBadge color={color} size={1.3} />}
      <Counter icon="influence" now={player.influence} then={then.influence} />
      <Counter icon="chain" now={player.prepared} then={undefined} />
      {player.home.map((count, type) => (
        <Counter key={typeIcons[type]} icon={typeIcons[type] ?? 'pawn'} now={count} then={undefined} />
      ))}
      <Counter icon="cap" now={player.scholars} then={then.scholars} />
      <span className="inv-own-space" />
      <Counter now={pointsOf(player)} then={then.ip} unit={labels.ip} />
    </div>
  )
}
