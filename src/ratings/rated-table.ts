import { isLevel, type Level } from '../bots/levels.ts'
import type { Seat } from '../kernel/contract.ts'
import { isOver } from '../kernel/play.ts'
import { placings } from '../kernel/ranking.ts'
import { seatHeldBy } from '../tables/seats.ts'
import type { Table } from '../tables/table.ts'
import type { RatedSeat } from './rated-game.ts'

/**
 * The seats of a finished table as they count for ratings; undefined where nothing counts: the table is not rated, or it was
 * ended before the rules would.
 *
 * Who has left and is not back by the end is last, whatever the bot made of their seat: nobody gains by leaving.
 */
export function ratedSeatsOf(table: Table): readonly RatedSeat[] | undefined {
  const { course, arrangement, ended, game } = table
  if (!arrangement.rated || ended || course === undefined || !isOver(course.play)) return undefined
  const places = new Map(placings(game.scores(course.play)).map(({ seat, place }) => [seat, place]))
  const last = table.seats.length
  const seats = table.seats.flatMap((_, seat): readonly RatedSeat[] => {
    const { person, level, isAway } = playerAt(table, seat)
    const place = isAway ? last + 1 : (places.get(seat) ?? last)
    if (person !== undefined) return [{ person, place }]
    return level === undefined ? [] : [{ level, place }]
  })
  return seats.length < 2 || seats.every(({ person }) => person === undefined) ? undefined : withPlainPlaces(seats)
}

interface RatedPlayer {
  readonly person?: string
  readonly level?: Level
  readonly isAway?: boolean
}

/** Who a seat counts for. Nobody counts twice: whoever left one seat and took another is who sits there. */
function playerAt({ seats }: Table, seat: Seat): RatedPlayer {
  const holder = seats[seat]
  if (holder?.kind === 'person') return { person: holder.person }
  if (holder?.kind !== 'bot') return {}
  const left = holder.standsInFor?.person
  if (left !== undefined && seatHeldBy(seats, left) === undefined) return { person: left, isAway: true }
  return isLevel(holder.level) && holder.level !== 'random' ? { level: holder.level } : {}
}

/** Places from 1, with no more gaps than ties leave. */
function withPlainPlaces(seats: readonly RatedSeat[]): readonly RatedSeat[] {
  const placeOf = (own: RatedSeat): number => 1 + seats.filter(other => other.place < own.place).length
  return seats.map(seat => ({ ...seat, place: placeOf(seat) }))
}
