import type { Level } from '../bots/levels.ts'
import { ratingOf } from '../bots/ratings.ts'
import type { Estimate } from './estimate.ts'
import { meanOfRating } from './scale.ts'

/** About 30 points of Elo: a level plays alike in every game, and its rating is measured in many. */
const DEVIATION = 1

/** A bot's level never moves, whatever it wins and loses: it is what people are measured by. */
export const anchorOf = (level: Level, game: string): Estimate => ({
  mean: meanOfRating(ratingOf(level, game)),
  deviation: DEVIATION,
})
