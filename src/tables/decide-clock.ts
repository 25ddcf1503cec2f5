import type { Seat } from '../kernel/contract.ts'
import { seatsOutOfTime } from './clock.ts'
import { mustPlay } from './decide-turn.ts'
import type { EntryBody } from './entry.ts'
import { TableRefusal } from './refusal.ts'
import { peopleSeats } from './seats.ts'
import { isPaused, type Table } from './table.ts'

export const lookAtClocks = (table: Table, now: number): readonly EntryBody[] =>
  isPaused(table) ? [] : seatsOutOfTime(table.clocks, now).map(seat => ({ kind: 'timed-out', seat }))

/** A table with a clock stands still only if nobody else is kept waiting: its clock is what was agreed. */
export function pause(table: Table, seat: Seat): readonly EntryBody[] {
  mustPlay(table)
  if (isPaused(table)) return []
  if (table.arrangement.clock !== undefined && peopleSeats(table.seats).length > 1) throw new TableRefusal('clock-runs')
  return [{ kind: 'paused', seat }]
}

export function unpause(table: Table, seat: Seat): readonly EntryBody[] {
  mustPlay(table)
  return isPaused(table) ? [{ kind: 'unpaused', seat }] : []
}
