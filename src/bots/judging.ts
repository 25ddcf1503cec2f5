import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import type { Feature, Mind, TermWeights } from './mind.ts'
import { weighing, weighingFeatures } from './weighing.ts'

/** How a mind judges. What it looks at (`L`) is worked out once for all of it. */
export interface Judging<S extends CoreState, C, L> {
  readonly terms: readonly string[]
  lookOut(play: Play<S, C>, seat: Seat): L
  /** The part of the game that is left, from 1 to 0. */
  left(look: L): number
  /** Writes every term to its place (`placesOf`), unweighted. */
  judge(look: L, into: Float64Array): void
  readonly features?: Features<L>
}

/** By its name, the place of each term in what `judge` writes. */
export const placesOf = <T extends string>(terms: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(terms.map((term, place) => [term, place])) as Record<T, number>

/** What can be counted beside the terms. */
export interface Features<L> {
  readonly all: readonly Feature[]
  /** Writes the counts into a list, from a place on. */
  count(look: L, into: Float64Array, from: number): void
}

type Judgement<S extends CoreState, C> = Required<
  Pick<Mind<S, C>, 'terms' | 'features' | 'judge' | 'measure' | 'left' | 'termWeights'>
>

/** What of a mind is its judgement, with these weights. Features are counted only if the weights say what they are worth. */
export function judgementWith<S extends CoreState, C, L>(
  { terms: names, lookOut, left, judge: judgeTerms, features = none }: Judging<S, C, L>,
  termWeights: TermWeights,
): Judgement<S, C> {
  const weigh = weighing(names, termWeights)
  const weighAll = weighingFeatures(names, features.all, termWeights)
  const knowsFeatures = features.all.some(({ name }) => name in termWeights.early)
  const measured = new Float64Array(names.length + features.all.length)
  const writeAll = (look: L, into: Float64Array): void => {
    judgeTerms(look, into)
    features.count(look, into, names.length)
  }
  return {
    terms: names,
    features: features.all,
    judge(play, seat, terms) {
      const look = lookOut(play, seat)
      if (knowsFeatures) {
        writeAll(look, measured)
        weighAll(measured, left(look), terms)
      } else {
        judgeTerms(look, terms)
        weigh(terms, left(look))
      }
    },
    measure: (play, seat, into) => writeAll(lookOut(play, seat), into),
    left: (play, seat) => left(lookOut(play, seat)),
    termWeights,
  }
}

const none: Features<unknown> = { all: [], count: () => undefined }
