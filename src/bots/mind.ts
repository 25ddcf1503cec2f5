import type { FrameOf } from '../kernel/agenda.ts'
import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import { isOver } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import { inEveryLanguage } from '../kernel/translations.ts'
import type { Language } from '../kernel/words.ts'
import type { GameSettings } from './search-settings.ts'

/**
 * What a bot knows of one game beyond its rules: how good a position is, and which answers are worth a thought. A game
 * without a mind of its own is played with `plainMind`.
 */
export interface Mind<S extends CoreState = CoreState, C = unknown> extends GameSettings {
  /** The names of the terms that a judgement is made of. */
  readonly terms: readonly string[]
  /** Writes into `terms` what the position is worth to a seat, in points at the end of the game; the value is their sum. */
  judge(play: Play<S, C>, seat: Seat, terms: Float64Array): void
  /** The same once the game is over, where that is more than the final score. */
  judgeEnd?(play: Play<S, C>, seat: Seat, terms: Float64Array): void
  /** The options worth a thought, the most promising first; never none. Only questions of frames that ask come here. */
  consider(play: Play<S, C>, question: Question<FrameOf<S>>): readonly Option[]
  /** How many answers the scholar tries, where trying one takes longer than elsewhere. */
  readonly scholarSteps?: number
  /** What the terms are called. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** How much each term counts as the game goes on; and the mind that other weights would make: for tuning. */
  readonly termWeights?: TermWeights
  withTermWeights?(termWeights: TermWeights): Mind<S, C>
  /** What else can be counted in a position. Weights may say what it is worth; else it counts nothing. */
  readonly features?: readonly Feature[]
  /** Writes all terms, unscaled, and after them the features: for learning. */
  measure?(play: Play<S, C>, seat: Seat, into: Float64Array): void
  /** The mind of one who has played thousands of games among so many: a master's, if there is one. */
  experienced?(seats: number): Mind<S, C> | undefined
  /** The part of the game that is left for a seat, from 1 to 0. */
  left?(play: Play<S, C>, seat: Seat): number
}

/** Something that can be counted in a position, and the term to which it adds. */
export interface Feature {
  readonly name: string
  readonly term: string
}

/** By term or feature: how much it counts when the game begins and when it ends, and in between in proportion. */
export type TermWeights = Readonly<Record<'early' | 'late', Readonly<Record<string, number>>>>

export function evenTermWeights(terms: readonly string[]): TermWeights {
  const even = Object.fromEntries(terms.map(term => [term, 1]))
  return { early: even, late: even }
}

/** For any game: the score as it stands is the value, and every option is worth a thought. */
export const plainMind: Mind = {
  terms: ['score'],
  judge(play, seat, terms) {
    terms[0] = play.game.scores(play).find(score => score.seat === seat)?.total ?? 0
  },
  consider: (_play, question) => question.options,
  words: inEveryLanguage({ en: { score: 'score' }, it: { score: 'punteggio' } }),
}

/** The value of a position to a seat: a mind's judgement, or the final score once the game is over. */
export function valueFor<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  seat: Seat,
  terms: Float64Array,
): number {
  if (!isOver(play)) mind.judge(play, seat, terms)
  else if (mind.judgeEnd !== undefined) mind.judgeEnd(play, seat, terms)
  else {
    terms.fill(0)
    terms[0] = play.game.scores(play).find(score => score.seat === seat)?.total ?? 0
  }
  let value = 0
  for (const term of terms) value += term
  return value
}
