import type { Seat } from '../kernel/contract.ts'
import { TableRefusal } from './refusal.ts'

/** A person as a table knows them. */
export interface Who {
  readonly person: string
  readonly name: string
}

export type SeatHolder = OpenSeat | PersonSeat | BotSeat

export interface OpenSeat {
  readonly kind: 'open'
}
export interface PersonSeat extends Who {
  readonly kind: 'person'
  /** The person lets a coach look over their shoulder. */
  readonly coach?: true
}
export interface BotSeat {
  readonly kind: 'bot'
  readonly level: string
  /** What it is called, if not by its level. */
  readonly name?: string
  /** Who left this seat to the bot. They may come back, unless they resigned. */
  readonly standsInFor?: Who
  readonly resigned?: true
  /** Whom the host invites may take its seat: who had it never came. */
  readonly free?: true
}

/** The level of a bot that stands in when nobody chose one. */
export const STAND_IN = 'novice'

/** In place of a person who has deleted everything that was theirs. */
export const GONE = 'gone'
export const somebody: Who = { person: GONE, name: 'Somebody' }

export const openSeat: OpenSeat = { kind: 'open' }

export const seatOf = (who: Who): PersonSeat => ({ kind: 'person', person: who.person, name: who.name })

export const botSeat = (level: string): BotSeat => ({ kind: 'bot', level })

/** The seats that people hold, bots left out. */
export const peopleSeats = (seats: readonly SeatHolder[]): readonly Seat[] =>
  seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []))

/** The seat as its number says, or a refusal. */
export function holderOf(seats: readonly SeatHolder[], seat: Seat): SeatHolder {
  const holder = seats[seat]
  if (holder === undefined) throw new TableRefusal('no-such-seat', { seat, last: seats.length - 1 })
  return holder
}

/** Refuses whoever does not sit there. */
export function mustHold(seats: readonly SeatHolder[], seat: Seat, person: string): PersonSeat {
  const holder = holderOf(seats, seat)
  if (holder.kind !== 'person' || holder.person !== person) throw new TableRefusal('seat-not-yours', { seat })
  return holder
}

/** The first seat of a person. */
export function seatHeldBy(seats: readonly SeatHolder[], person: string): Seat | undefined {
  const seat = seats.findIndex(holder => holder.kind === 'person' && holder.person === person)
  return seat < 0 ? undefined : seat
}

/** The seat at which a bot stands in for a person. */
export function seatLeftBy(seats: readonly SeatHolder[], person: string): Seat | undefined {
  const seat = seats.findIndex(holder => holder.kind === 'bot' && holder.standsInFor?.person === person)
  return seat < 0 ? undefined : seat
}

/** One seat changed; the others are shared. */
export const withHolder = (seats: readonly SeatHolder[], seat: Seat, holder: SeatHolder): readonly SeatHolder[] =>
  seats.map((one, at) => (at === seat ? holder : one))

/** Whether a seat is the same person's as before, also while a bot stands in for them. */
export const isSamePerson = (before: SeatHolder | undefined, after: SeatHolder): boolean =>
  personOf(before) === personOf(after)

function personOf(holder: SeatHolder | undefined): string | undefined {
  if (holder?.kind === 'person') return holder.person
  return holder?.kind === 'bot' ? holder.standsInFor?.person : undefined
}
