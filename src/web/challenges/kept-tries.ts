import type { Challenge } from '../../bots/challenges/challenge.ts'
import { challengeRating } from '../../bots/challenges/challenge-rating.ts'
import { keptByName } from './kept-by-name.ts'
import { changeSolving } from './kept-solving.ts'
import { solvingAfter } from './solving.ts'
import { type Tried, untried } from './tries.ts'

/** What this device knows of every challenge that was tried on it, by id. */
export const keptTries = keptByName<Tried>(
  'athenaeum-challenges',
  tried =>
    Array.isArray(tried?.tries) &&
    tried.tries.every(one => typeof one?.gain === 'number' && Array.isArray(one.answers)) &&
    typeof tried.hints === 'number' &&
    typeof tried.solved === 'boolean',
)

/** A first try tells how well one solves. */
export function changeTried(game: string, challenge: Challenge, changed: (tried: Tried) => Tried): void {
  const { before, after } = keptTries.change(challenge.id, untried, changed)
  changeSolving(game, solving => solvingAfter(solving, challengeRating(game, challenge), before, after))
}
