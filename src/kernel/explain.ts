import type { Frame, FrameOf } from './agenda.ts'
import type { CoreState, GameEvent, Play, Seat } from './contract.ts'
import { MetHidden, Refusal } from './errors.ts'
import { fork, optionOf, questionFor, ruleOf, take } from './play.ts'
import type { Blocked, Offer, Option, Question } from './question.ts'
import { asTogether, stillSecret, togetherOffer } from './together.ts'

/** A question as a person wants it: also what is blocked and why, and the rules behind it. */
export interface ExplainedQuestion<F extends Frame = Frame> extends Question<F> {
  readonly blocked: readonly Blocked[]
  readonly rules: readonly string[]
}

export function explain<S extends CoreState, C>(
  play: Play<S, C>,
  seat: Seat,
): ExplainedQuestion<FrameOf<S>> | undefined {
  const question = questionFor(play, seat)
  if (question === undefined) return undefined
  const rule = ruleOf(play, question.frame)
  if (rule.kind === 'run') return undefined
  const offer: Offer =
    rule.kind === 'together'
      ? togetherOffer(play, rule, asTogether(question.frame), seat, true)
      : { legal: [], blocked: [] }
  if (rule.kind === 'ask') rule.options(play, question.frame, offer)
  return { ...question, blocked: offer.blocked ?? [], rules: rule.rules }
}

/** What would come of an option, worked out on a copy. Works on a state and on a view. */
export interface AnswerPreview {
  readonly events: readonly GameEvent[]
  /** It cannot be taken back alone: it shows something hidden, draws chance, or hands over. */
  readonly final: boolean
  /** The look ahead ended where something hidden is met. */
  readonly meetsHidden: boolean
}

/** A preview with the game after it, to look on from. */
export interface Look<S extends CoreState = CoreState, C = unknown> extends AnswerPreview {
  /** It shows something hidden or draws chance, which is more than handing over. */
  readonly reveals: boolean
  /** Undefined where it cannot be known. */
  readonly play: Play<S, C> | undefined
}

export function preview<S extends CoreState, C>(play: Play<S, C>, seat: Seat, chosen: Option): AnswerPreview {
  const question = questionFor(play, seat)
  if (question === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked now`)
  // An option that came over the wire is equal to the one offered, not the same.
  const { events, final, meetsHidden } = lookAhead(play, question, optionOf(question, chosen.key))
  return { events, final, meetsHidden }
}

/** Takes an option of an open question on a copy. The caller has it from the question itself. */
export function lookAhead<S extends CoreState, C>(play: Play<S, C>, question: Question, chosen: Option): Look<S, C> {
  const copy = fork(play, true)
  try {
    take(copy, question, chosen)
  } catch (met) {
    if (!(met instanceof MetHidden)) throw met
    return { events: copy.events ?? [], final: true, reveals: true, meetsHidden: true, play: undefined }
  }
  const { revealed, chance, handedOver } = copy.barrier
  const reveals = revealed || chance
  const final = reveals || (handedOver && !stillSecret(copy.state, question.seat, chosen.key))
  return { events: copy.events ?? [], final, reveals, meetsHidden: false, play: copy }
}
