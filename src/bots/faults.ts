import { type Chance, nextBits } from '../kernel/chance.ts'
import type { CoreState } from '../kernel/contract.ts'
import type { Mind } from './mind.ts'
import { aboutNormal, sortedWithNoise } from './noise.ts'
import type { Verdict } from './verdict.ts'

/** The mistakes of somebody who is still learning; all grow with one number, which a level has. */
export interface Faults {
  /** The part of the answers which a scholar would try that is tried. */
  readonly effort: number
  /** The part of the options that escapes it at each question. */
  readonly overlooks: number
  /** The part of what is still to come that it does not count, beside points made now. */
  readonly greed: number
  /** How far it misjudges what things are worth, the same through a whole game: a deviation of the logarithm. */
  readonly misjudges: number
  /** How far it misjudges plans each time, in spreads of those that are any good. */
  readonly noise: number
}

export const faultsOf = (amount: number): Faults => ({
  effort: 1 / (1 + 8 * amount),
  overlooks: 1 - Math.exp(-0.25 * amount),
  greed: 1 - Math.exp(-0.35 * amount),
  misjudges: 0.4 * amount,
  noise: 0.6 * amount,
})

/**
 * A mind as somebody has it who makes these mistakes. `lasting` decides what stays the same through a game: who once thinks that
 * travel is worth little goes on to think so.
 */
export function withFaults<S extends CoreState, C>(
  mind: Mind<S, C>,
  { overlooks, greed, misjudges }: Faults,
  lasting: Chance,
  chance: Chance,
): Mind<S, C> {
  // The first term of every mind is the points as they stand.
  const believed = mind.terms.map((_, at) => (at === 0 ? 1 : (1 - greed) * Math.exp(misjudges * aboutNormal(lasting))))
  return {
    ...mind,
    judge(play, seat, terms) {
      mind.judge(play, seat, terms)
      believed.forEach((factor, at) => {
        terms[at] = factor * (terms[at] ?? 0)
      })
    },
    consider(play, question) {
      const all = mind.consider(play, question)
      const noticed = all.filter(() => nextBits(chance) >= overlooks * 4294967296)
      return noticed.length === 0 ? all.slice(0, 1) : noticed
    },
  }
}

/** The best first, as it seems to somebody who misjudges plans. What is no good at all still looks so. */
export function misjudged(verdicts: readonly Verdict[], { noise }: Faults, chance: Chance): Verdict[] {
  const better = verdicts.slice(0, Math.max(2, Math.ceil(verdicts.length / 2)))
  const mean = better.reduce((sum, { value }) => sum + value, 0) / better.length
  const spread = Math.sqrt(better.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / better.length)
  return sortedWithNoise(verdicts, noise * spread, chance)
}
