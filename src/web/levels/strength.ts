import { expectedScore } from '../../bots/expected-score.ts'
import { type Level, steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'

/** How well a person plays a game, as results against bots tell, on the bots' own scale. */
export interface Strength {
  readonly rating: number
  /** Tables whose result is counted already, the latest last. */
  readonly counted: readonly string[]
}

/** Against whom a newcomer begins. */
export const firstLevel: Level = 'newcomer'

/**
 * How much the first game moves the rating, and every one much later. In between it is less and less: somebody who plays like the
 * strongest should not have to beat every step several times, and whoever has found their level should keep it.
 */
const FIRST_MOVE = 480
const LATER_MOVE = 64
/** Games after which one moves it half as much as the first. */
const HALF_AFTER = 4

const MOST_COUNTED = 50

/** A result against one bot: 1 for more points than it has, a half for as many, 0 for less. */
export interface AgainstBot {
  readonly level: Level
  readonly score: number
}

export const strengthAtFirst = (game: string): Strength => ({ rating: ratingOf(firstLevel, game), counted: [] })

/** What a result says; counted once for each table. */
export function strengthAfter(
  { rating, counted }: Strength,
  game: string,
  table: string,
  results: readonly AgainstBot[],
): Strength {
  if (results.length === 0 || counted.includes(table)) return { rating, counted }
  const move = Math.max(LATER_MOVE, FIRST_MOVE / (1 + counted.length / HALF_AFTER))
  const surprise = results.reduce(
    (sum, { level, score }) => sum + score - expectedScore(rating, ratingOf(level, game)),
    0,
  )
  return {
    rating: rating + (move * surprise) / results.length,
    counted: [...counted, table].slice(-MOST_COUNTED),
  }
}

/** The level that comes nearest to a strength. */
export function levelFor({ rating }: Pick<Strength, 'rating'>, game: string): Level {
  const off = (level: Level): number => Math.abs(ratingOf(level, game) - rating)
  return steps.reduce((best, level) => (off(level) < off(best) ? level : best))
}
