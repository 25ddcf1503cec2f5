import { describe, expect, it } from 'vitest'
import type { Coaching } from '../../bots/coaching/coaching.ts'
import { coachingOf } from '../../bots/coaching/coachings.ts'
import { ruleMet } from '../../bots/coaching/met-rules.ts'
import { botAnswer } from '../../bots/match.ts'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import type { Game, GameEvent } from '../../kernel/contract.ts'
import { answer, begin, isOver } from '../../kernel/play.ts'
import { eventsFor } from '../../kernel/view.ts'

import { mannerNow, tellsRules } from './kept-coach.ts'

const LEARNER = 0

/** Rules that somebody is told of in a whole first game among newcomers, one at most in each of their turns. */
function toldInGame(game: Game, { metRules, part }: Coaching, seed: string): readonly string[] {
  const play = begin(game, { players: 3, seed })
  const happened: GameEvent[] = []
  const told: string[] = []
  let toldAt = ''
  while (!isOver(play)) {
    const seat = play.open[0]?.seat ?? LEARNER
    const moment = String(game.moment(play.state))
    const speaks = seat === LEARNER && moment !== toldAt && tellsRules({}, mannerNow({}, true, part(play)))
    const met = speaks ? ruleMet(metRules, happened, LEARNER, told) : undefined
    if (met !== undefined) {
      told.push(met.rule)
      toldAt = moment
    }
    play.events = []
    answer(play, seat, botAnswer(play, seat, 'newcomer', seed, {}))
    happened.push(...eventsFor(play.events ?? [], LEARNER))
  }
  return told
}

/** So many different rules at least are told before the coach falls silent. */
const least: Readonly<Record<string, number>> = { newton: 11, expo1906: 8, almamater: 9, inventions: 10 }

describe.each(gameIds)('the rules of %s that are told when they are met', id => {
  it.for(['first', 'second'])('are many in a first game, each told once (%s game)', async (seed, { skip }) => {
    const coaching = coachingOf({ id })
    if (coaching === undefined) return skip(`${id} has no coach yet`)
    const told = toldInGame(await loadGame(id), coaching, seed)
    expect(new Set(told).size).toBe(told.length)
    expect(told.length).toBeGreaterThanOrEqual(least[id] ?? 0)
  })
})
