import { topFrame } from './agenda.ts'
import type { Barrier, CoreState, Play, Seat } from './contract.ts'
import { Refusal } from './errors.ts'
import { answer, type Outcome, resume } from './play.ts'
import { isTogetherFrame, stillSecret } from './together.ts'

/** An answer that was given. */
export interface GivenAnswer {
  readonly seat: Seat
  readonly key: string
}
/** What decides whether an answer can be taken back. */
export interface Weighed extends GivenAnswer {
  readonly barrier: Readonly<Barrier>
  /** It went to a question that several seats were asked at once. */
  readonly together: boolean
}
interface Past<S extends CoreState> extends Weighed {
  readonly before: S
}

/** A game with every state that it has gone through: for analysis. A table keeps fewer (`tables/course.ts`). */
export interface History<S extends CoreState = CoreState, C = unknown> {
  play: Play<S, C>
  readonly past: Past<S>[]
}

export const historyOf = <S extends CoreState, C>(play: Play<S, C>): History<S, C> => ({ play, past: [] })

export const answersOf = (history: History): readonly GivenAnswer[] =>
  history.past.map(({ seat, key }) => ({ seat, key }))

/** Answers, and remembers the state before. If the rules themselves fail, the state goes back to where it was. */
export function answerAndRemember<S extends CoreState, C>(history: History<S, C>, seat: Seat, key: string): Outcome {
  const { play, past } = history
  const before = play.game.copy(play.state)
  const top = topFrame(before)
  const outcome = answerSafely(history, before, seat, key)
  past.push({ seat, key, before, barrier: { ...outcome.barrier }, together: top !== undefined && isTogetherFrame(top) })
  return outcome
}

function answerSafely<S extends CoreState, C>(history: History<S, C>, before: S, seat: Seat, key: string): Outcome {
  const { play } = history
  const { open } = play
  try {
    return answer(play, seat, key)
  } catch (fault) {
    if (!(fault instanceof Refusal)) Object.assign(play, { state: before, open, events: [] })
    throw fault
  }
}

/**
 * How many of the last answers must go so that this seat's last answer is taken back alone: a number, or why it cannot be.
 * An answer given secretly with others may be taken back while the others have only answered the same question.
 */
export function stepsToUndo(history: WeighedHistory, seat: Seat): number | UndoRefusal {
  const { past } = history
  for (let steps = 1; steps <= past.length; steps++) {
    const step = past[past.length - steps] as Weighed
    const { revealed, chance } = step.barrier
    if (revealed || chance) return step.seat === seat ? 'revealed' : 'others-answered'
    if (step.seat === seat) {
      if (mayRetract(history, step)) return steps
      return steps > 1 ? 'others-answered' : step.barrier.handedOver ? 'handed-over' : 1
    }
    if (!step.together) return 'others-answered'
  }
  return 'nothing'
}

/** Enough of a history to know what can be taken back. */
interface WeighedHistory {
  readonly play: Play
  readonly past: readonly Weighed[]
}

const mayRetract = ({ play }: WeighedHistory, { together, seat, key }: Weighed): boolean =>
  together && stillSecret(play.state, seat, key)

export type UndoRefusal = 'nothing' | 'revealed' | 'others-answered' | 'handed-over'

/** Goes back over the last answers whatever they did. */
export function rewind<S extends CoreState, C>(history: History<S, C>, steps: number): readonly GivenAnswer[] {
  const { play, past } = history
  const target = past[past.length - steps]
  if (target === undefined || steps < 1)
    throw new Refusal('cannot-undo', `${past.length} answers have been given; ${steps} cannot be taken back`)
  const removed = past.splice(past.length - steps)
  const before = resume(play.game, play.components, target.before)
  history.play = { ...before, events: [] }
  return removed.map(({ seat, key }) => ({ seat, key }))
}
