import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import type { Mind, Scales, Sign } from './mind.ts'
import { folding, scaling } from './weighing.ts'

/** How a judgement comes about that knows signs beside its terms. What it looks at (`L`) is worked out once for both. */
export interface Judging<S extends CoreState, C, L> {
  readonly terms: readonly string[]
  readonly signs: readonly Sign[]
  lookOut(play: Play<S, C>, seat: Seat): L
  /** The part of the game that is left, from 1 to 0. */
  left(look: L): number
  measureTerms(look: L, into: Float64Array): void
  /** From a place on. */
  countSigns(look: L, into: Float64Array, from: number): void
}

/** What of a mind is its judgement, with these scales. Signs are counted only if the scales say what they are worth. */
export function judgementWith<S extends CoreState, C, L>(
  { terms: names, signs, lookOut, left, measureTerms, countSigns }: Judging<S, C, L>,
  scales: Scales,
): Required<Pick<Mind<S, C>, 'terms' | 'signs' | 'judge' | 'measure' | 'left' | 'scales'>> {
  const scale = scaling(names, scales)
  const fold = folding(names, signs, scales)
  const knowsSigns = signs.some(({ name }) => name in scales.early)
  const measured = new Float64Array(names.length + signs.length)
  const measureAll = (look: L, into: Float64Array): void => {
    measureTerms(look, into)
    countSigns(look, into, names.length)
  }
  return {
    terms: names,
    signs,
    judge(play, seat, terms) {
      const look = lookOut(play, seat)
      if (knowsSigns) {
        measureAll(look, measured)
        fold(measured, left(look), terms)
      } else {
        measureTerms(look, terms)
        scale(terms, left(look))
      }
    },
    measure: (play, seat, into) => measureAll(lookOut(play, seat), into),
    left: (play, seat) => left(lookOut(play, seat)),
    scales,
  }
}
