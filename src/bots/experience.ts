import type { CoreState } from '../kernel/contract.ts'
import type { Mind, TermWeights } from './mind.ts'

/** What was learnt from thousands of games (`npm run learn`), and at how many players they were played. */
export interface Experience extends TermWeights {
  readonly players: readonly number[]
}

/** The minds that make use of it, each made when it is first asked for. */
export function experiencedWith<S extends CoreState, C>(
  all: readonly Experience[],
  mindWith: (termWeights: TermWeights) => Mind<S, C>,
): (seats: number) => Mind<S, C> | undefined {
  const made = new Map<Experience, Mind<S, C>>()
  return seats => {
    const experience = all.find(({ players }) => players.includes(seats))
    if (experience === undefined) return undefined
    const known = made.get(experience) ?? mindWith(experience)
    made.set(experience, known)
    return known
  }
}
