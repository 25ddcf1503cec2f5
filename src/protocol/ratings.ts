import { array, literal, exactOptional as maybe, number, string } from 'zod/mini'
import { type Schema, whole } from './whole.ts'

/** Ratings as the REST API tells them, on the scale of the bots' levels. */

/** Rated games before which it is too early to say how well somebody plays. */
export const ENOUGH_GAMES = 10

/** Above all that anybody reaches. */
export const MOST_RATING = 5_000

/** In 95 of 100 cases the truth lies between `low` and `high`. */
export interface RatingInfo {
  readonly rating: number
  readonly low: number
  readonly high: number
  /** Rated games so far. */
  readonly games: number
}

/** The person at a seat of a rated table. */
export interface SeatRating extends RatingInfo {
  readonly seat: number
  /** What it was before this table's game, once that is counted. */
  readonly before?: number
}

export interface OwnRating extends RatingInfo {
  readonly game: string
  /** Among all who are listed; not there before there are enough games, and for who owns no name. */
  readonly place?: number
  /** The rating after each of the last games, oldest first. */
  readonly trend: readonly number[]
}

export interface LeaderInfo extends RatingInfo {
  readonly place: number
  readonly name: string
  /** The one who asks. */
  readonly you?: true
}

export interface LevelRating {
  readonly level: string
  readonly rating: number
}

export interface RatingPage {
  readonly leaders: readonly LeaderInfo[]
  /** The bots' levels, the weakest first. */
  readonly levels: readonly LevelRating[]
  /** The rating of the one who asks, also where it is on another page or not listed. */
  readonly own?: OwnRating
  readonly next?: string
}

const info = { rating: number(), low: number(), high: number(), games: number() }

export const seatRatings: Schema<readonly SeatRating[]> = array(
  whole<SeatRating>({ ...info, seat: number(), before: maybe(number()) }),
)

const ownRating = whole<OwnRating>({ ...info, game: string(), place: maybe(number()), trend: array(number()) })
export const ownRatings: Schema<readonly OwnRating[]> = array(ownRating)

export const ratingPage = whole<RatingPage>({
  leaders: array(whole<LeaderInfo>({ ...info, place: number(), name: string(), you: maybe(literal(true)) })),
  levels: array(whole<LevelRating>({ level: string(), rating: number() })),
  own: maybe(ownRating),
  next: maybe(string()),
})
