import { counterOf, type Goal, gainSince, turnIsOver } from '../../bots/challenges/challenge.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Option } from '../../kernel/question.ts'
import { type Ahead, lookFrom, lookOn } from '../question/look-ahead.ts'

/** What a turn has brought of a challenge's goal, what a choice would bring, and what is left of it when the turn ends now. */
export interface Gains {
  readonly soFar: number
  /** With the choice that is pointed at; undefined where none is, or it cannot be known. */
  readonly withChoice: number | undefined
  /** Undefined where the turn cannot be ended now, or it cannot be known. */
  readonly ifStop: number | undefined
}

/** Answers that only leave: no turn needs more of them to end. */
const MOST_LEAVING = 4

export function gainsOf(
  { position, goal, seat }: { readonly position: Play; readonly goal: Goal; readonly seat: Seat },
  now: Play,
  choice: readonly string[] | undefined,
  leaves: (option: Option) => boolean,
): Gains {
  const counter = counterOf(position.game, goal)
  const gain = ({ play }: Ahead): number | undefined =>
    play === undefined ? undefined : gainSince(counter, position, play, seat)
  const moment = position.game.moment(position.state)
  return {
    soFar: gainSince(counter, position, now, seat),
    withChoice: choice === undefined ? undefined : gain(along(now, seat, choice)),
    ifStop: gain(toEnd(now, seat, moment, leaves)),
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
function toEnd(now: Play, seat: Seat, moment: readonly number[], leaves: (option: Option) => boolean): Ahead {
  let ahead = lookFrom(now)
  for (let left = MOST_LEAVING; left > 0; left--) {
    if (ahead.play === undefined || turnIsOver(ahead.play, seat, moment)) return ahead
    const question = questionFor(ahead.play, seat)
    const option = question?.options.find(leaves)
    if (question === undefined || option === undefined) break
    ahead = lookOn(ahead, question, option)
  }
  return ahead.play !== undefined && turnIsOver(ahead.play, seat, moment) ? ahead : { ...ahead, play: undefined }
}
