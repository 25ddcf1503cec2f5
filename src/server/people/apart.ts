import type { Decision } from '../../tables/decide.ts'
import { openSeat, type SeatHolder, type Who } from '../../tables/seats.ts'
import type { Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { ServerRefusal } from '../refused.ts'
import { peopleOf } from '../tables/listing.ts'

/**
 * Where one person has blocked another, neither sits down at a table of the other, and neither talks there as a spectator. It
 * is not told which of the two it was.
 */
export async function mustBeWelcome(
  { store }: Context,
  decision: Decision,
  table: Table,
  { person }: Who,
): Promise<void> {
  const people = peopleOf(table)
  const comes = takesSeat(decision, person) || decision.entries.some(({ kind }) => kind === 'remarked')
  if (!comes || people.includes(person)) return
  if ((await store.apart(person, people)).length > 0) throw new ServerRefusal('not-welcome')
}

export const takesSeat = ({ entries }: Decision, person: string): boolean =>
  entries.some(entry => entry.kind === 'seated' && entry.holder.kind === 'person' && entry.holder.person === person)

/** Nobody is seated at a table of somebody with whom they do not play: their seat is free. */
export async function withoutThoseApart(
  { store }: Context,
  seats: readonly SeatHolder[],
  host: Who,
): Promise<readonly SeatHolder[]> {
  const others = seats.flatMap(seat => (seat.kind === 'person' && seat.person !== host.person ? [seat.person] : []))
  const apart = await store.apart(host.person, others)
  return seats.map(seat => (seat.kind === 'person' && apart.includes(seat.person) ? openSeat : seat))
}
