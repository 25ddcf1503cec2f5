import { isLevel } from '../bots/levels.ts'
import type { Arrangement } from '../tables/entry.ts'
import type { SeatOutcome, TableResult } from '../tables/result.ts'
import type { RatedSeat } from './rated-game.ts'

/**
 * The seats of a finished table as they count for ratings; undefined where nothing counts: the table is not rated, or it was
 * ended before the rules would.
 *
 * Who has left and is not back by the end is last, whatever the bot made of their seat: nobody gains by leaving.
 */
export function ratedSeatsOf(
  { rated }: Pick<Arrangement, 'rated'>,
  { ending, seats: outcomes }: Pick<TableResult, 'ending' | 'seats'>,
): readonly RatedSeat[] | undefined {
  if (!rated || ending !== 'rules') return undefined
  const seats = outcomes.flatMap(outcome => ratedSeat(outcome, outcomes))
  return seats.length < 2 || seats.every(({ person }) => person === undefined) ? undefined : withPlainPlaces(seats)
}

/**
 * Nobody counts twice: whoever left one seat and took another is who sits there. And nobody is compared with a person who has
 * deleted all that was theirs.
 */
function ratedSeat({ who, place }: SeatOutcome, all: readonly SeatOutcome[]): readonly RatedSeat[] {
  if (who.kind === 'person') {
    const sitsElsewhere = (other: SeatOutcome): boolean =>
      other.who.kind === 'person' && other.who.person === who.person && other.who.left === undefined
    if (who.left === undefined) return [{ person: who.person, place }]
    if (!all.some(sitsElsewhere)) return [{ person: who.person, place: all.length + 1 }]
  }
  const level = who.kind === 'bot' ? who.level : who.kind === 'person' ? who.left?.level : undefined
  return level !== undefined && isLevel(level) && level !== 'random' ? [{ level, place }] : []
}

/** Places from 1, with no more gaps than ties leave. */
function withPlainPlaces(seats: readonly RatedSeat[]): readonly RatedSeat[] {
  const placeOf = (own: RatedSeat): number => 1 + seats.filter(other => other.place < own.place).length
  return seats.map(seat => ({ ...seat, place: placeOf(seat) }))
}
