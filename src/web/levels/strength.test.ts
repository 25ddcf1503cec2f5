import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Level, steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import { levelFor, strengthAfter, strengthAtFirst } from './strength.ts'

const game = 'newton'
const strengthOf = (scores: readonly number[], against: (now: Level) => Level = now => now) =>
  scores.reduce(
    (strength, score, at) =>
      strengthAfter(strength, game, `table-${at}`, [{ level: against(levelFor(strength, game)), score }]),
    strengthAtFirst(game),
  )

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
