import type { CoreState, Seat } from '../contract.ts'
import { Refusal } from '../errors.ts'
import { answerAndRemember, type History, rewind, stepsToUndo } from '../history.ts'

/** Takes back a seat's last answer, if it is its alone to take back; what others answered at the same time stays given. */
export function takeBack<S extends CoreState, C>(history: History<S, C>, seat: Seat): void {
  const steps = stepsToUndo(history, seat)
  if (typeof steps === 'string') throw new Refusal('cannot-undo', steps)
  const removed = rewind(history, steps)
  for (const other of removed.slice(1)) answerAndRemember(history, other.seat, other.key)
}
