import type { Seat } from '../kernel/contract.ts'
import { mustGoOn } from './decide-turn.ts'
import type { EntryBody } from './entry.ts'
import { type Holiday, LONGEST_HOLIDAY } from './pace.ts'
import { TableRefusal } from './refusal.ts'
import { botSeat, holderOf, peopleSeats, STAND_IN, seatHeldBy, type Who } from './seats.ts'
import type { Table } from './table.ts'
import { waitingFor } from './waiting.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FARTHEST_HOLIDAY = 180 * DAY

/** Somebody who is waited for is told so again: once a day. */
export function nudge(table: Table, by: Who, seat: Seat, now: number): readonly EntryBody[] {
  const waiting = mustWaitFor(table, by, seat)
  if (now < waiting.nudgeFrom) throw new TableRefusal('not-yet', { from: waiting.nudgeFrom })
  if (waiting.nudged !== undefined && now < waiting.nudged + DAY)
    throw new TableRefusal('not-yet', { from: waiting.nudged + DAY })
  return [{ kind: 'nudged', seat, by: by.name }]
}

/** A bot plays for somebody who is long overdue. Their seat stays theirs: they may return at any turn. */
export function letStandIn(table: Table, by: Who, seat: Seat, now: number): readonly EntryBody[] {
  const waiting = mustWaitFor(table, by, seat)
  const holder = holderOf(table.seats, seat)
  if (holder.kind !== 'person') return []
  if (now < waiting.standInFrom) throw new TableRefusal('not-yet', { from: waiting.standInFrom })
  const standsInFor: Who = { person: holder.person, name: holder.name }
  return thenEnd(table, seat, [{ kind: 'seated', seat, holder: { ...botSeat(STAND_IN), standsInFor } }], now)
}

/** The host frees the seat of somebody who never came: a bot plays it until somebody who is invited sits down. */
export function replace(table: Table, by: Who, seat: Seat, now: number): readonly EntryBody[] {
  const course = mustGoOn(table)
  if (table.header.host.person !== by.person) throw new TableRefusal('not-host', { host: table.header.host.name })
  const holder = holderOf(table.seats, seat)
  if (holder.kind !== 'person') return []
  if (course.answers.some(answer => answer.seat === seat)) throw new TableRefusal('came-before', { name: holder.name })
  const waiting = mustWaitFor(table, by, seat)
  if (now < waiting.standInFrom) throw new TableRefusal('not-yet', { from: waiting.standInFrom })
  return thenEnd(table, seat, [{ kind: 'seated', seat, holder: { ...botSeat(STAND_IN), free: true } }], now)
}

function mustWaitFor(table: Table, by: Who, seat: Seat) {
  mustGoOn(table)
  const mine = seatHeldBy(table.seats, by.person)
  if (mine === undefined && table.header.host.person !== by.person) throw new TableRefusal('not-at-table')
  const waiting = mine === seat ? undefined : waitingFor(table, seat)
  if (waiting === undefined) throw new TableRefusal('nobody-waits')
  return waiting
}

/** From and to when somebody is away. What lies behind, or is over, is taken back. */
export function takeHoliday(seat: Seat, { from, to }: Holiday, now: number): readonly EntryBody[] {
  mustBeHoliday({ from, to }, now)
  return [{ kind: 'on-holiday', seat, from, to }]
}

export function mustBeHoliday({ from, to }: Holiday, now: number): void {
  if (to - from > LONGEST_HOLIDAY || from > now + FARTHEST_HOLIDAY || (to !== 0 && to <= from))
    throw new TableRefusal('bad-holiday', { days: LONGEST_HOLIDAY / DAY })
}

export function askEnd(table: Table, seat: Seat, now: number): readonly EntryBody[] {
  mustGoOn(table)
  if (table.endAsked !== undefined) return agreeToEnd(table, { seat, agrees: true }, now)
  const asked: EntryBody = { kind: 'end-asked', seat }
  return missingFor(table, [seat], now).length === 0 ? [asked, { kind: 'ended' }] : [asked]
}

export function agreeToEnd(
  table: Table,
  { seat, agrees }: { readonly seat: Seat; readonly agrees: boolean },
  now: number,
): readonly EntryBody[] {
  mustGoOn(table)
  const { endAsked } = table
  if (endAsked === undefined) throw new TableRefusal('no-end-asked')
  if (!agrees) return [{ kind: 'end-refused', seat }]
  const agreed: readonly EntryBody[] = endAsked.given.includes(seat) ? [] : [{ kind: 'end-agreed', seat }]
  return missingFor(table, [...endAsked.given, seat], now).length === 0 ? [...agreed, { kind: 'ended' }] : agreed
}

/** Whoever leaves is not asked any more whether the game is to end: all others may have agreed. */
export function thenEnd(table: Table, leaves: Seat, bodies: readonly EntryBody[], now: number): readonly EntryBody[] {
  const given = table.endAsked?.given.filter(one => one !== leaves) ?? []
  if (given.length === 0) return bodies
  return missingFor(table, [...given, leaves], now).length === 0 ? [...bodies, { kind: 'ended' }] : bodies
}

/** The people whose word is missing. Who is so late that a bot might stand in is not asked any more. */
const missingFor = (table: Table, given: readonly Seat[], now: number): readonly Seat[] =>
  peopleSeats(table.seats).filter(
    one => !given.includes(one) && !(now >= (waitingFor(table, one)?.standInFrom ?? now + 1)),
  )
