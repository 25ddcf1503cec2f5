import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedScore } from '../../bots/expected-score.ts'
import { type Level, steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import { chanceFromSeed, nextBits } from '../../kernel/chance.ts'
import { levelFor, strengthAfter, strengthAtFirst } from './strength.ts'

const game = 'newton'
const strengthOf = (scores: readonly number[], against: (now: Level) => Level = now => now) =>
  scores.reduce(
    (strength, score, at) =>
      strengthAfter(strength, game, `table-${at}`, [{ level: against(levelFor(strength, game)), score }]),
    strengthAtFirst(game),
  )

/** How many steps the level that is offered is off, game by game, for somebody who plays like one and takes what is offered. */
function stepsOff(like: Level, games: number, seed: string): readonly number[] {
  const chance = chanceFromSeed(seed)
  let strength = strengthAtFirst(game)
  return Array.from({ length: games }, (_, at) => {
    const level = levelFor(strength, game)
    const wins = nextBits(chance) / 4294967296 < expectedScore(ratingOf(like, game), ratingOf(level, game))
    strength = strengthAfter(strength, game, `table-${at}`, [{ level, score: wins ? 1 : 0 }])
    return Math.abs(steps.indexOf(level) - steps.indexOf(like))
  })
}

describe('the level that is offered', () => {
  it('is the first step to whoever has not played', () => {
    expect(levelFor(strengthAtFirst(game), game)).toBe('newcomer')
  })

  it('rises with victories until bots win, and falls with defeats', () => {
    const good = strengthOf([1, 1, 1, 1, 1, 1])
    expect(steps.indexOf(levelFor(good, game))).toBeGreaterThan(2)
    const worse = [0, 0, 0, 0, 0, 0].reduce(
      (strength, score, at) =>
        strengthAfter(strength, game, `later-${at}`, [{ level: levelFor(strength, game), score }]),
      good,
    )
    expect(steps.indexOf(levelFor(worse, game))).toBeLessThan(steps.indexOf(levelFor(good, game)))
  })

  it.each(steps)(
    'is at most a step off for most people who play like a %s after a dozen games, and for nearly all later',
    like => {
      const people = Array.from({ length: 200 }, (_, at) => stepsOff(like, 60, `${like}:${at}`))
      const shareNear = (from: number, to: number): number => {
        const offers = people.flatMap(offered => offered.slice(from, to))
        return offers.filter(off => off <= 1).length / offers.length
      }
      expect(shareNear(12, 13)).toBeGreaterThan(0.75)
      expect(shareNear(30, 60)).toBeGreaterThan(0.95)
    },
  )

  it('counts a table once, however often its end is looked at', () => {
    const once = strengthAfter(strengthAtFirst(game), game, 'a', [{ level: 'novice', score: 1 }])
    expect(strengthAfter(once, game, 'a', [{ level: 'novice', score: 1 }])).toEqual(once)
  })

  it('does not move for a game in which nobody was met', () => {
    expect(strengthAfter(strengthAtFirst(game), game, 'a', [])).toEqual(strengthAtFirst(game))
  })

  it('is a level that exists, whatever was won and lost against whomever', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0.5, 1), { maxLength: 40 }),
        fc.constantFrom(...steps),
        (scores, level) => {
          const strength = strengthOf(scores, () => level)
          expect(steps).toContain(levelFor(strength, game))
          expect(strength.rating).toBeLessThan(ratingOf('master', game) + 1000)
        },
      ),
    )
  })
})
