import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { MetHidden } from '../../kernel/errors.ts'
import { fork, questionFor, take } from '../../kernel/play.ts'
import type { Option, Question } from '../../kernel/question.ts'
import { stillSecret } from '../../kernel/together.ts'

/** What some answers of a seat would lead to, worked out on a copy of what the viewer sees. */
export interface Ahead {
  readonly keys: readonly string[]
  readonly events: readonly GameEvent[]
  /** It could not be taken back. */
  readonly final: boolean
  /** It shows something hidden or draws chance, which is more than handing over. */
  readonly reveals: boolean
  /** The look ended where something hidden is met. */
  readonly meetsHidden: boolean
  /** The game after it; undefined where it cannot be known. */
  readonly play: Play | undefined
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
export function lookOn(ahead: Ahead, seat: Seat, question: Question, chosen: Option): Ahead {
  const copy = fork(ahead.play as Play, true)
  const keys = [...ahead.keys, chosen.key]
  try {
    take(copy, question, chosen)
  } catch (met) {
    if (!(met instanceof MetHidden)) throw met
    const events = [...ahead.events, ...(copy.events ?? [])]
    return { keys, events, final: true, reveals: true, meetsHidden: true, play: undefined }
  }
  const { revealed, chance, handedOver } = copy.barrier
  const reveals = ahead.reveals || revealed || chance
  const final = ahead.final || reveals || (handedOver && !stillSecret(copy.state, seat, chosen.key))
  return { keys, events: [...ahead.events, ...(copy.events ?? [])], final, reveals, meetsHidden: false, play: copy }
}

export const nextQuestion = (ahead: Ahead, seat: Seat): Question | undefined =>
  ahead.play === undefined ? undefined : questionFor(ahead.play, seat)
