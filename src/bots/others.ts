import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import { eachLanguage, said } from '../kernel/translations.ts'
import { type Mind, valueFor } from './mind.ts'

/** The term that a master adds to those of its mind: what a plan leaves to the strongest of the others. */
const OTHERS = 'leftToOthers'

const othersWords = { en: 'what is left to the others', it: 'ciò che resta agli altri' }

/** The terms of a mind, and last what is left to others. */
export const termsWithOthers = <S extends CoreState, C>({ terms }: Mind<S, C>): readonly string[] => [...terms, OTHERS]

export const wordsWithOthers = <S extends CoreState, C>({ words }: Mind<S, C>): Mind['words'] =>
  eachLanguage(language => ({ ...words[language], [OTHERS]: said(othersWords, language) }))

/** A judgement to which the position of the strongest of the others is a term, as far as it counts against it. */
export function mindWithOthers<S extends CoreState, C>(mind: Mind<S, C>, othersWeight: number): Mind<S, C> {
  const own = mind.terms.length
  const judged = (play: Play<S, C>, seat: Seat, terms: Float64Array): void => {
    valueFor(mind, play, seat, terms.subarray(0, own))
    terms[own] = othersWeight > 0 ? -othersWeight * strongestOther(mind, play, seat) : 0
  }
  return { ...mind, terms: termsWithOthers(mind), words: wordsWithOthers(mind), judge: judged, judgeEnd: judged }
}

function strongestOther<S extends CoreState, C>(mind: Mind<S, C>, play: Play<S, C>, seat: Seat): number {
  const terms = new Float64Array(mind.terms.length)
  let most = 0
  for (let other = 0; other < play.state.seats; other++)
    if (other !== seat) most = Math.max(most, valueFor(mind, play, other, terms))
  return most
}
