import { type Level, steps } from './levels.ts'
import measured from './ratings.json' with { type: 'json' }

const byGame: Readonly<Record<string, Readonly<Record<string, number>>>> = measured

/** The rating of somebody of whom nothing is known. From here a newcomer's width reaches from a pupil to a scholar. */
export const NEWCOMERS_RATING = 1500

/** Points of rating between two levels where none were measured: about seven games of ten. */
const STEP = 150

/** How strong each level is at a game, on one scale (`athenaeum ladder GAME --all`); a novice stands at 1000. */
export const ratingOf = (level: Level, game: string): number =>
  byGame[game]?.[level] ?? 1000 + STEP * (Math.max(0, steps.indexOf(level)) - steps.indexOf('novice'))
