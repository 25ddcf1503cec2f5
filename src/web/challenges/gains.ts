import { type Goal, type Reached, reachedIn } from '../../bots/challenges/goal.ts'
import { timeIsOver, timeOf } from '../../bots/challenges/time.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Option } from '../../kernel/question.ts'
import { type Ahead, lookFrom, lookOn } from '../question/look-ahead.ts'

/** What a turn has brought of a challenge's goal, what a choice would bring, and what is left of it when the turn ends now. */
export interface Gains {
  readonly soFar: Reached
  /** With the choice that is pointed at; undefined where none is, or it cannot be known. */
  readonly withChoice: Reached | undefined
  /** Undefined where the turn cannot be ended now, or it cannot be known; and where there are more turns to come. */
  readonly ifStop: Reached | undefined
}

/** A challenge as far as it was played. */
export interface ChallengeSoFar {
  readonly position: Play
  readonly goal: Goal
  readonly seat: Seat
  readonly now: Play
  /** What was answered since the position. */
  readonly keys: readonly string[]
}

/** Answers that only leave: no turn needs more of them to end. */
const MOST_LEAVING = 4

export function gainsOf(
  { position, goal, seat, now, keys }: ChallengeSoFar,
  choice: readonly string[] | undefined,
  leaves: (option: Option) => boolean,
): Gains {
  const reached = ({ play, keys: more }: Ahead): Reached | undefined =>
    play === undefined ? undefined : reachedIn(goal, { before: position, now: play, keys: [...keys, ...more] }, seat)
  const ends = (play: Play): boolean => timeIsOver(play, timeOf(position, seat, { within: 'turn' }))
  return {
    soFar: reachedIn(goal, { before: position, now, keys }, seat),
    withChoice: choice === undefined ? undefined : reached(along(now, seat, choice)),
    ifStop: goal.within === 'round' ? undefined : reached(toEnd(now, seat, ends, leaves)),
  }
}

/** After some answers, as far as they can be foreseen. */
function along(now: Play, seat: Seat, keys: readonly string[]): Ahead {
  let ahead = lookFrom(now)
  for (const key of keys) {
    const question = ahead.play === undefined ? undefined : questionFor(ahead.play, seat)
    const option = question?.options.find(one => one.key === key)
    if (question === undefined || option === undefined) return { ...ahead, play: undefined }
    ahead = lookOn(ahead, question, option)
  }
  return ahead
}

/** After the turn, if nothing more is done in it. */
function toEnd(now: Play, seat: Seat, ends: (play: Play) => boolean, leaves: (option: Option) => boolean): Ahead {
  let ahead = lookFrom(now)
  for (let left = MOST_LEAVING; left > 0; left--) {
    if (ahead.play === undefined || ends(ahead.play)) return ahead
    const question = questionFor(ahead.play, seat)
    const option = question?.options.find(leaves)
    if (question === undefined || option === undefined) break
    ahead = lookOn(ahead, question, option)
  }
  return ahead.play !== undefined && ends(ahead.play) ? ahead : { ...ahead, play: undefined }
}
