import type { CoreState, Play } from '../../kernel/contract.ts'
import { fork } from '../../kernel/play.ts'
import { type Level, looksAhead, steps } from '../levels.ts'
import { botAnswer } from '../match.ts'
import { mindOf } from '../minds.ts'
import type { Challenge } from './challenge.ts'
import { TRIES } from './challenge-rating.ts'
import { isReached, reachedIn } from './goal.ts'
import { answerInTime, timeIsOver, timeOf } from './time.ts'
import { wanting } from './wanting.ts'

/** The levels that plan a turn, as somebody does who is given a challenge. */
const planners = steps.filter(level => level !== 'newcomer' && !looksAhead(level))

/** How often a bot of each level reaches the goal if it wants nothing else, from 0 to 1. */
export function foundBy<S extends CoreState, C>(
  play: Play<S, C>,
  challenge: Pick<Challenge, 'seat' | 'goal'>,
): Readonly<Partial<Record<Level, number>>> {
  return Object.fromEntries(
    planners.map(level => {
      const found = Array.from({ length: TRIES }, (_, at) => finds(play, challenge, level, `try:${at}`))
      return [level, found.filter(Boolean).length / TRIES]
    }),
  )
}

function finds<S extends CoreState, C>(
  before: Play<S, C>,
  { seat, goal }: Pick<Challenge, 'seat' | 'goal'>,
  level: Level,
  seed: string,
): boolean {
  const now = fork(before)
  const mind = wanting(mindOf(now.game), before, seat, goal.parts)
  const time = timeOf(before, seat, goal)
  const keys: string[] = []
  do {
    const key = botAnswer(now, seat, level, seed, {}, mind)
    keys.push(key)
    answerInTime(now, time, key)
  } while (!timeIsOver(now, time))
  return isReached(reachedIn(goal, { before, now, keys }, seat))
}

/** The share of all tries of all levels that reached the goal. */
export const shareFound = ({ foundBy: found }: Pick<Challenge, 'foundBy'>): number => {
  const shares = Object.values(found)
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** What nearly every bot finds is nothing to find; and one of something is worth asking for only where few bots get it. */
export const isTooEasy = (challenge: Pick<Challenge, 'foundBy' | 'goal'>): boolean =>
  shareFound(challenge) > (challenge.goal.parts.some(({ gain }) => gain > 1) ? 0.7 : 0.4)

/** From 1, which most bots find, to 3, which hardly any does. */
export function gradeOf(challenge: Pick<Challenge, 'foundBy'>): 1 | 2 | 3 {
  const share = shareFound(challenge)
  return share > 0.4 ? 1 : share > 0.15 ? 2 : 3
}
