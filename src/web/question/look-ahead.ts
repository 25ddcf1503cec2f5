import type { Play, Seat } from '../../kernel/contract.ts'
import { type Look, lookAhead } from '../../kernel/explain.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Option, Question } from '../../kernel/question.ts'

/** What some answers of a seat, one after the other, would lead to. */
export interface Ahead extends Look {
  readonly keys: readonly string[]
}

export const lookFrom = (play: Play): Ahead => ({
  keys: [],
  events: [],
  final: false,
  reveals: false,
  meetsHidden: false,
  play,
})

/** One answer further. */
export function lookOn(ahead: Ahead, question: Question, chosen: Option): Ahead {
  const look = lookAhead(ahead.play as Play, question, chosen)
  return {
    keys: [...ahead.keys, chosen.key],
    events: [...ahead.events, ...look.events],
    final: ahead.final || look.final,
    reveals: ahead.reveals || look.reveals,
    meetsHidden: look.meetsHidden,
    play: look.play,
  }
}

export const nextQuestion = (ahead: Ahead, seat: Seat): Question | undefined =>
  ahead.play === undefined ? undefined : questionFor(ahead.play, seat)
