import type { Seat } from '../../kernel/contract.ts'
import { fork, questionFor } from '../../kernel/play.ts'
import { type ChallengeTurn, type Goal, type Reached, reachedIn } from './goal.ts'
import { answerInTime, timeIsOver, timeOf } from './time.ts'

/** So many answers in a row may belong together: what is bought, how it is paid, and where it goes. */
const MOST_AT_ONCE = 3

/** The same turn without the answers that it does not need to reach as much. */
export function withoutNeedless(
  turn: ChallengeTurn,
  seat: Seat,
  goal: Goal,
  enough: (reached: Reached) => boolean,
): ChallengeTurn {
  let best = turn
  for (let end = turn.keys.length; end > 0; end--)
    for (let length = Math.min(MOST_AT_ONCE, end); length > 0; length--) {
      const keys = [...best.keys.slice(0, end - length), ...best.keys.slice(end)]
      const shorter = replayed(turn, seat, goal, keys)
      if (shorter === undefined || !enough(reachedIn(goal, shorter, seat))) continue
      best = shorter
      end -= length - 1
      break
    }
  return best
}

/** The turn of these answers, if they are offered one after the other and fill its time. */
function replayed(
  { before }: ChallengeTurn,
  seat: Seat,
  goal: Goal,
  keys: readonly string[],
): ChallengeTurn | undefined {
  const now = fork(before)
  const time = timeOf(before, seat, goal)
  for (const key of keys) {
    const offered = !timeIsOver(now, time) && questionFor(now, seat)?.options.some(option => option.key === key)
    if (offered !== true) return undefined
    answerInTime(now, time, key)
  }
  return timeIsOver(now, time) ? { before, now, keys } : undefined
}
