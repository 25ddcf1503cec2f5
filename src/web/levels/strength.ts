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

/** How much one game moves the rating, at first and later: a person learns quickly, and should not wait long for a match. */
const FIRST_MOVE = 160
const LATER_MOVE = 64
const FIRST_GAMES = 4

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
  const move = counted.length < FIRST_GAMES ? FIRST_MOVE : LATER_MOVE
  const surprise = results.reduce((sum, { level, score }) => sum + score - expected(rating, ratingOf(level, game)), 0)
  return {
    rating: rating + (move * surprise) / results.length,
    counted: [...counted, table].slice(-MOST_COUNTED),
  }
}

const expected = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400))

/** The level that comes nearest to a strength. */
export function levelFor({ rating }: Pick<Strength, 'rating'>, game: string): Level {
  const off = (level: Level): number => Math.abs(ratingOf(level, game) - rating)
  return steps.reduce((best, level) => (off(level) < off(best) ? level : best))
}
