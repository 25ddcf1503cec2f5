import { expectedScore } from '../expected-score.ts'
import type { Level } from '../levels.ts'
import { ratingOf } from '../ratings.ts'
import type { Challenge } from './challenge.ts'

/** How often each level tries a challenge. */
export const TRIES = 4

/** No challenge is thought easier or harder than these; between them it is halved so often, to less than a point. */
const [EASIEST, HARDEST, HALVINGS] = [0, 3000, 12]

/** How hard a challenge is, on the scale of the bots' levels: the rating against which they would score as often as they find it. */
export function challengeRating(game: string, { foundBy: found }: Pick<Challenge, 'foundBy'>): number {
  const levels = Object.entries(found) as [Level, number][]
  // With half a find and half a miss more, what no bot found in a few tries is not thought impossible.
  const finds = levels.reduce((sum, [, share]) => sum + (share * TRIES + 0.5) / (TRIES + 1), 0)
  let [low, high] = [EASIEST, HARDEST]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    const expected = levels.reduce((sum, [level]) => sum + expectedScore(ratingOf(level, game), middle), 0)
    if (expected > finds) low = middle
    else high = middle
  }
  return Math.round(low)
}
