import { expectedScore } from '../../bots/expected-score.ts'
import { ratingOf } from '../../bots/ratings.ts'
import type { ListedChallenge } from './listed.ts'
import { isBegun, type Tried, untried } from './tries.ts'

/** How well somebody solves the challenges of a game, on the scale of the bots' levels: by first tries alone. */
export interface Solving {
  readonly rating: number
  /** How many first tries it is made of. */
  readonly counted: number
}

/** Nobody is known to be better or worse yet than a level in the middle, who finds the lightest. */
export const solvingAtFirst = (game: string): Solving => ({ rating: ratingOf('apprentice', game), counted: 0 })

/** How much one challenge moves the rating, at first and later. */
const FIRST_MOVE = 120
const LATER_MOVE = 40
const FIRST_TRIES = 5

/** What a first try, a hint or the way that was shown says; what comes after it for the same challenge says no more. */
export function solvingAfter(solving: Solving, challenge: number, before: Tried, after: Tried): Solving {
  if (isBegun(before) || !isBegun(after)) return solving
  const { rating, counted } = solving
  const move = counted < FIRST_TRIES ? FIRST_MOVE : LATER_MOVE
  const score = after.solved && after.hints === 0 ? 1 : 0
  return { rating: rating + move * (score - expectedScore(rating, challenge)), counted: counted + 1 }
}

/** The challenge that was not begun and comes nearest to somebody's rating; undefined when all were. */
export function fittingChallenge(
  challenges: readonly ListedChallenge[],
  tries: Readonly<Record<string, Tried>>,
  { rating }: Solving,
): ListedChallenge | undefined {
  const off = (one: ListedChallenge): number => Math.abs(one.rating - rating)
  return challenges
    .filter(({ id }) => !isBegun(tries[id] ?? untried))
    .reduce<ListedChallenge | undefined>(
      (best, one) => (best === undefined || off(one) < off(best) ? one : best),
      undefined,
    )
}
