import type { PaceCounter } from '../../games/profiled.ts'
import type { CoreState, Play } from '../../kernel/contract.ts'
import { answer, fork } from '../../kernel/play.ts'
import { type Level, looksAhead, steps } from '../levels.ts'
import { botAnswer } from '../match.ts'
import { mindOf } from '../minds.ts'
import { type Challenge, counterOf, gainSince, turnIsOver } from './challenge.ts'
import { wantingMore } from './finding.ts'

/** How often each level tries. */
const TRIES = 4

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
  const play = fork(before)
  const counter = counterOf(play.game, goal)
  const mind = wantingMore(mindOf(play.game), counter as PaceCounter<S, C>)
  const moment = play.game.moment(play.state)
  do answer(play, seat, botAnswer(play, seat, level, seed, {}, mind))
  while (!turnIsOver(play as Play, seat, moment))
  return gainSince(counter, before as Play, play as Play, seat) >= goal.gain
}

/** The share of all tries of all levels that reached the goal. */
const shareOf = ({ foundBy: found }: Pick<Challenge, 'foundBy'>): number => {
  const shares = Object.values(found)
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** What nearly every bot finds is nothing to find; and one of something is worth asking for only where hardly any bot gets it. */
export const isTooEasy = (challenge: Pick<Challenge, 'foundBy' | 'goal'>): boolean =>
  shareOf(challenge) > (challenge.goal.gain > 1 ? 0.75 : 0.15)

/** From 1, which most bots find, to 3, which hardly any does. */
export function gradeOf(challenge: Pick<Challenge, 'foundBy'>): 1 | 2 | 3 {
  const share = shareOf(challenge)
  return share > 0.4 ? 1 : share > 0.15 ? 2 : 3
}
