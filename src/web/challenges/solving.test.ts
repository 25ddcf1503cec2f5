import { describe, expect, it } from 'vitest'
import { challengeRating } from '../../bots/challenges/challenge-rating.ts'
import type { Level } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import { fittingChallenge, type Solving, solvingAfter, solvingAtFirst } from './solving.ts'
import { afterGivingUp, afterHint, afterTry, type Tried, untried } from './tries.ts'

const GAME = 'newton'
const GOAL = 9
const first = solvingAtFirst(GAME)
const hit = (tried: Tried): Tried => afterTry(tried, { gain: GOAL, answers: ['a'] }, GOAL)
const miss = (tried: Tried): Tried => afterTry(tried, { gain: 2, answers: ['b'] }, GOAL)

/** What a change of an untried challenge as hard as this makes of a strength. */
const moved = (change: (tried: Tried) => Tried, challenge: number, solving = first): Solving =>
  solvingAfter(solving, challenge, untried, change(untried))

describe('the strength by solving', () => {
  it('rises with a first try that solves, the more the harder the challenge', () => {
    const [light, hard] = [moved(hit, first.rating - 200), moved(hit, first.rating + 200)]
    expect(light.rating).toBeGreaterThan(first.rating)
    expect(hard.rating).toBeGreaterThan(light.rating)
    expect(hard.counted).toBe(1)
  })

  it('falls with a miss, a hint and the way shown alike, the more the lighter the challenge', () => {
    const [light, hard] = [moved(miss, first.rating - 200), moved(miss, first.rating + 200)]
    expect(hard.rating).toBeLessThan(first.rating)
    expect(light.rating).toBeLessThan(hard.rating)
    expect(moved(afterHint, first.rating)).toEqual(moved(miss, first.rating))
    expect(moved(afterGivingUp, first.rating)).toEqual(moved(miss, first.rating))
  })

  it('counts a challenge once: nothing after the first try, the hint or the way shown', () => {
    for (const begun of [miss(untried), hit(untried), afterHint(untried), afterGivingUp(untried)])
      for (const change of [hit, miss, afterHint, afterGivingUp])
        expect(solvingAfter(first, 1500, begun, change(begun))).toBe(first)
    expect(solvingAfter(first, 1500, untried, untried)).toBe(first)
  })

  it('moves less when more is known, and settles where half of the first tries solve', () => {
    const known = { rating: first.rating, counted: 20 }
    expect(moved(hit, 1500, known).rating).toBeLessThan(moved(hit, 1500).rating)
    let solving = first
    for (let at = 0; at < 400; at++) solving = moved(at % 2 === 0 ? hit : miss, 1700, solving)
    expect(Math.abs(solving.rating - 1700)).toBeLessThan(40)
  })
})

describe('how hard a challenge is', () => {
  const foundBy = (found: Partial<Record<Level, number>>): number => challengeRating(GAME, { foundBy: found })

  it('is where the levels would score as often as they find it', () => {
    const level = 'lecturer'
    expect(Math.abs(foundBy({ [level]: 0.5 }) - ratingOf(level, GAME))).toBeLessThanOrEqual(1)
    expect(foundBy({ novice: 1, scholar: 1 })).toBeLessThan(foundBy({ novice: 0, scholar: 1 }))
    expect(foundBy({ novice: 0, scholar: 1 })).toBeLessThan(foundBy({ novice: 0, scholar: 0 }))
  })
})

describe('the challenge that fits', () => {
  const listed = (id: string, rating: number) => ({ id, rating, grade: 1 as const, goal: { en: '' } })
  const all = [listed('light', 1200), listed('middling', 1500), listed('hard', 1800)]

  it('is the nearest of those that were not begun, and none when all were', () => {
    const solving = { rating: 1550, counted: 3 }
    const fits = (tries: Readonly<Record<string, Tried>>) => fittingChallenge(all, tries, solving)?.id
    expect(fits({})).toBe('middling')
    expect(fits({ middling: afterGivingUp(untried) })).toBe('hard')
    expect(fits({ middling: miss(untried), hard: hit(untried) })).toBe('light')
    expect(fits({ light: hit(untried), middling: hit(untried), hard: afterHint(untried) })).toBeUndefined()
  })
})
