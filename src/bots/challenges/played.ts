import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { fork, questionFor } from '../../kernel/play.ts'
import { botAnswer } from '../match.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { type Answer, byValue, findPlans } from '../plan.ts'
import { type ChallengeTurn, type Goal, isReached, reachedIn } from './goal.ts'
import { seenWorld } from './seen-world.ts'
import { answerInTime, timeIsOver, timeOf } from './time.ts'
import { wanting } from './wanting.ts'
import { withoutNeedless } from './without-needless.ts'

/** Answers tried for a first thought, and for a second one that goes in a wanted direction. */
const FIRST_THOUGHT = 150
const SECOND_THOUGHT = 600

/** So many second thoughts are played to their end. */
const LOOKED_AT = 8

/** What comes of wanting it without much thought, turn by turn. */
export function firstThoughtOf<S extends CoreState, C>(
  mind: Mind<S, C>,
  before: Play<S, C>,
  seat: Seat,
  goal: Goal,
): ChallengeTurn | undefined {
  return playedToEnd(mind, before, seat, goal, [], now => {
    const world = seenWorld(now, seat)
    const question = questionFor(world, seat)
    return question === undefined
      ? []
      : (findPlans(mind, world, question, FIRST_THOUGHT).sort(byValue)[0]?.answers ?? [])
  })
}

/** No challenge has more answers. */
const MOST_ANSWERS = 80

/**
 * Plays answers in the game itself, and on to the end of the time where they end with something new to see; undefined if the game does
 * not offer them. `think` gives more of them whenever there are none left.
 */
export function playedToEnd<S extends CoreState, C>(
  mind: Mind<S, C>,
  before: Play<S, C>,
  seat: Seat,
  goal: Goal,
  answers: readonly Answer[],
  think: (now: Play<S, C>) => readonly Answer[] = () => [],
): ChallengeTurn | undefined {
  const now = fork(before)
  const time = timeOf(before, seat, goal)
  const keys: string[] = []
  let ahead = answers
  while (!timeIsOver(now, time)) {
    if (ahead.length === 0) ahead = think(now)
    const key = ahead[0]?.key ?? botAnswer(now, seat, 'scholar', 'challenge', {}, mind)
    ahead = ahead.slice(1)
    const offered = questionFor(now, seat)?.options.some(option => option.key === key)
    if (offered !== true || keys.length >= MOST_ANSWERS) return undefined
    answerInTime(now, time, key)
    keys.push(key)
  }
  return { before, now, keys }
}

/**
 * What looks good: the first thought, or, where that brings nothing of what is wanted, the best of what begins as the way does and falls
 * short all the same.
 */
export function temptingOf<S extends CoreState, C>(
  before: Play<S, C>,
  seat: Seat,
  goal: Goal,
  way: ChallengeTurn,
  missed: ChallengeTurn,
): ChallengeTurn {
  const { gain } = reachedIn(goal, missed, seat)
  if (gain > 0) return withoutNeedless(missed, seat, goal, reached => reached.gain === gain)
  if (missed.keys[0] === way.keys[0]) return missed
  const mind = wanting(mindOf(before.game), before, seat, goal.parts)
  const world = seenWorld(before, seat)
  const question = questionFor(world, seat)
  if (question === undefined) return missed
  const plans = findPlans(mind, world, question, SECOND_THOUGHT).filter(
    ({ answers }) => answers[0]?.key === way.keys[0],
  )
  for (const plan of plans.sort(byValue).slice(0, LOOKED_AT)) {
    const turn = playedToEnd(mind, before, seat, goal, plan.answers)
    if (turn !== undefined && !isReached(reachedIn(goal, turn, seat))) return turn
  }
  return missed
}
