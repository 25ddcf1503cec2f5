import type { CoreState, GameEvent, Play, Seat } from '../kernel/contract.ts'
import { type GameRecord, recordOf } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { mustPlay } from './decide-turn.ts'
import { TableRefusal } from './refusal.ts'
import type { SeatHolder } from './seats.ts'
import { statusOf, type Table } from './table.ts'

/** A table's game as a record, and playing it again. */

/** The record of the game so far. It holds the seed: before the game is over it is for the server alone. */
export function recordSoFar(table: Table): GameRecord {
  const { beginning, answers, play } = mustPlay(table)
  const names = table.seats.map((holder, seat) => seatName(holder, seat))
  const { pack } = beginning
  return recordOf(
    table.game,
    play.state,
    { seed: beginning.seed, names, ...(pack === undefined ? {} : { pack }) },
    answers,
  )
}

/** The record, for everybody, once the game is over. */
export function finishedRecord(table: Table): GameRecord {
  if (statusOf(table) !== 'finished') throw new TableRefusal('record-at-end')
  return recordSoFar(table)
}

/** What the holder of a seat is called. */
export function seatName(holder: SeatHolder | undefined, seat: Seat): string {
  if (holder?.kind === 'person') return holder.name
  return holder?.kind === 'bot' ? (holder.standsInFor?.name ?? holder.name ?? `${holder.level} bot`) : `seat ${seat}`
}

/** Plays the game so far again and shows what each answer brought. */
export function watchAgain(
  table: Table,
  see: (events: readonly GameEvent[], index: number, seat: Seat, play: Play<CoreState>) => void,
): void {
  const record = recordSoFar(table)
  replay(table.game, record, [], (play, { events }, index) =>
    see(events, index, record.answers[index]?.seat ?? 0, play),
  )
}
