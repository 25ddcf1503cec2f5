import { steps } from '../bots/levels.ts'
import { ratingOf } from '../bots/ratings.ts'
import { changesBy } from './rated-game.ts'

/** The way of counting: raised when the same games would give other ratings with the same levels. */
const COUNTING = 1

/** How games are counted by this release: by what, and with which ratings of the levels. */
export const raterOf = (game: string) => ({
  scale: [COUNTING, ...steps.map(level => ratingOf(level, game))].join(' '),
  changesBy,
})
