import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import type { Language } from '../kernel/words.ts'
import { type Mind, valueFor } from './mind.ts'

/** The term that a master adds to those of its mind: what a plan leaves to the strongest of the others. */
const OTHERS = 'leftToOthers'

const othersWords: Readonly<Record<Language, string>> = {
  en: 'what is left to the others',
  it: 'ciò che resta agli altri',
}

/** The terms of a mind, and last what is left to others. */
export const termsWithOthers = <S extends CoreState, C>({ terms }: Mind<S, C>): readonly string[] => [...terms, OTHERS]

export const wordsWithOthers = <S extends CoreState, C>({ words }: Mind<S, C>): Mind['words'] => ({
  en: { ...words.en, [OTHERS]: othersWords.en },
  it: { ...words.it, [OTHERS]: othersWords.it },
})

/** What a judgement's terms say, and last what the strongest of the others has there, as far as it counts against it. */
export function judgedWithOthers<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  seat: Seat,
  terms: Float64Array,
  rivalry: number,
): Float64Array {
  const all = new Float64Array(terms.length + 1)
  all.set(terms)
  if (rivalry > 0) all[terms.length] = -rivalry * strongestOther(mind, play, seat)
  return all
}

function strongestOther<S extends CoreState, C>(mind: Mind<S, C>, play: Play<S, C>, seat: Seat): number {
  const terms = new Float64Array(mind.terms.length)
  let most = 0
  for (let other = 0; other < play.state.seats; other++)
    if (other !== seat) most = Math.max(most, valueFor(mind, play, other, terms))
  return most
}
