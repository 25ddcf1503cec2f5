import { NEWCOMERS_RATING } from '../bots/ratings.ts'
import { type Estimate, newcomer } from './estimate.ts'

/** How estimates are shown: on the scale of the bots' levels, which is that of Elo. */

/** A rating as people see it. In 95 of 100 cases the truth lies between `low` and `high`. */
export interface ShownRating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

/** OpenSkill's unit of chance: how much two seats that play alike still differ from game to game. */
const BETA = newcomer.deviation / 2

/**
 * Units of OpenSkill in one point of Elo. Between two whose strength is known, OpenSkill expects victories in
 * 1 / (1 + exp(-difference / (√2 · β))), and Elo in 1 / (1 + 10^(-difference / 400)): on this scale both say the same.
 */
const UNIT = (Math.SQRT2 * BETA * Math.LN10) / 400

/** Deviations to either side in which the truth lies in 95 of 100 cases. */
const WIDTH = 1.959964

export const meanOfRating = (rating: number): number => newcomer.mean + (rating - NEWCOMERS_RATING) * UNIT

/** How somebody counts where ratings are compared: a newcomer stands in the middle. */
export const countedRating = (known: Estimate | undefined): number => shownRating(known ?? newcomer).rating

export function shownRating({ mean, deviation }: Estimate): ShownRating {
  const rating = NEWCOMERS_RATING + (mean - newcomer.mean) / UNIT
  const half = (WIDTH * deviation) / UNIT
  return { rating: Math.round(rating), low: Math.round(rating - half), high: Math.round(rating + half) }
}
