import type { Seat } from '../kernel/contract.ts'
import { deadlinesOf, noHoliday, type WaitedFor } from './pace.ts'
import { peopleSeats } from './seats.ts'
import { askedSeats, isPaused, type Table } from './table.ts'

/** The people who are waited for at a table with a pace, and what the others may do from when on. */
export function waitingAt(table: Table): readonly WaitedFor[] {
  const { pace } = table.arrangement
  if (pace === undefined || isPaused(table)) return []
  const people = peopleSeats(table.seats)
  return askedSeats(table)
    .filter(seat => people.includes(seat))
    .map(seat => {
      const since = table.askedAt[seat] ?? table.at
      const nudged = table.nudgedAt[seat] ?? 0
      return {
        ...{ seat, since, ...deadlinesOf(pace, since, table.holidays[seat] ?? noHoliday) },
        ...(nudged > since ? { nudged } : {}),
      }
    })
}

export const waitingFor = (table: Table, seat: Seat): WaitedFor | undefined =>
  waitingAt(table).find(one => one.seat === seat)
