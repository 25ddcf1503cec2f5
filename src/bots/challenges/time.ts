import type { Play, Seat } from '../../kernel/contract.ts'
import { answer, isOver, type Outcome, questionFor } from '../../kernel/play.ts'
import { toOwnTurn } from '../../kernel/stand-still.ts'
import type { Goal } from './goal.ts'

/** For how long a challenge lasts, and who plays in it: its seat alone. */
export interface ChallengeTime {
  readonly seat: Seat
  readonly within: Goal['within']
  /** Where in the game it begins. */
  readonly moment: readonly number[]
}

export const timeOf = (position: Play, seat: Seat, { within }: Pick<Goal, 'within'>): ChallengeTime => ({
  seat,
  within,
  moment: position.game.moment(position.state),
})

/** Whether its time is over: whatever was shown or drawn on the way, it lasts as long as its seat is asked in it. */
export function timeIsOver(play: Play, { seat, within, moment }: ChallengeTime): boolean {
  if (isOver(play) || questionFor(play, seat) === undefined) return true
  return isLater(play.game.moment(play.state), { within, moment })
}

/** Whether a moment lies after the turn or the round of another. */
export const isLater = (
  now: readonly number[],
  { within, moment }: Pick<ChallengeTime, 'within' | 'moment'>,
): boolean => (within === 'round' ? now[0] !== moment[0] : now.some((one, at) => one !== moment[at]))

/** Gives an answer of the seat; where a whole round is given, the turns of the others after it are passed over. */
export function answerInTime(play: Play, time: ChallengeTime, key: string): Outcome {
  const outcome = answer(play, time.seat, key)
  if (time.within === 'round') passOthers(play, time)
  return outcome
}

/** The others stand still until the seat is asked again, as long as the round lasts and nothing unknown comes up. */
export function passOthers(play: Play, { seat, within, moment }: ChallengeTime): void {
  if (within !== 'round' || isOver(play) || questionFor(play, seat) !== undefined) return
  const { play: next, halt } = toOwnTurn(play, seat)
  if (halt !== undefined || isLater(next.game.moment(next.state), { within, moment })) return
  play.state = next.state
  play.open = next.open
}
