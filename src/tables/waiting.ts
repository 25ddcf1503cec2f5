import type { Seat } from '../kernel/contract.ts'
import type { Arrangement } from './entry.ts'
import { type AwaySeat, deadlinesOf, type PaceSpec, UNHURRIED, type WaitedFor } from './pace.ts'
import { peopleSeats } from './seats.ts'
import { askedSeats, isFull, isPaused, statusOf, type Table } from './table.ts'

/** The pace by which people are waited for at a table: as agreed, or unhurried; undefined where clocks see to it. */
export const paceAt = ({ clock, pace }: Pick<Arrangement, 'clock' | 'pace'>): PaceSpec | undefined =>
  pace ?? (clock === undefined ? UNHURRIED : undefined)

/** The people who are waited for at a table without a clock, and what the others may do from when on. */
export function waitingAt(table: Table): readonly WaitedFor[] {
  const pace = paceAt(table.arrangement)
  if (pace === undefined || isPaused(table)) return []
  const people = peopleSeats(table.seats)
  // Alone among bots nobody is waited for, unless it was agreed with others who have left.
  if (people.length < 2 && table.arrangement.pace === undefined) return []
  return askedSeats(table)
    .filter(seat => people.includes(seat))
    .map(seat => {
      const since = table.askedAt[seat] ?? table.at
      const nudged = table.nudgedAt[seat] ?? 0
      return {
        ...{ seat, since, ...deadlinesOf(pace, since, table.holidays[seat] ?? []) },
        ...(nudged > since ? { nudged } : {}),
      }
    })
}

/** Who of those that are waited for is away, or goes away before a bot may stand in. Only those who play with them are told. */
export const awayAt = (table: Table): readonly AwaySeat[] =>
  waitingAt(table).flatMap(({ seat, standInFrom }) =>
    (table.holidays[seat] ?? [])
      .filter(({ from, to }) => to > table.at && from < standInFrom)
      .map(({ from, to }) => ({ seat, from, to })),
  )

export const waitingFor = (table: Table, seat: Seat): WaitedFor | undefined =>
  waitingAt(table).find(one => one.seat === seat)

/** Without a pace hosts have a day. */
const TIME_TO_START: PaceSpec = { turn: 24 * 3_600_000, grace: 0 }

/** From when on anybody who sits there may start the game, because its host does not: a turn's time after the last seat was taken. */
export function startFrom(table: Table): number | undefined {
  if (!isFull(table)) return undefined
  // Tables that were saved before this was kept do not say since when.
  return deadlinesOf(table.arrangement.pace ?? TIME_TO_START, table.fullSince ?? table.at, []).nudgeFrom
}

/** What a seat is asked by another beside the game: to let it end as it stands, or to take an answer back. */
export function agreementAsked(
  table: Table,
  seat: Seat,
): { readonly to: 'end' | 'take-back'; readonly by: Seat } | undefined {
  const { endAsked, consent, seats } = table
  if (statusOf(table) !== 'playing' || seats[seat]?.kind !== 'person') return undefined
  if (endAsked !== undefined && !endAsked.given.includes(seat)) return { to: 'end', by: endAsked.seat }
  if (consent !== undefined && consent.seat !== seat && !consent.given.includes(seat))
    return { to: 'take-back', by: consent.seat }
  return undefined
}
