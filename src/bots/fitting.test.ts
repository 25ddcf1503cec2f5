import { describe, expect, it } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { chanceFromSeed, nextBelow } from '../kernel/chance.ts'
import { fitTermWeights, solve } from './fitting.ts'
import { evenTermWeights } from './mind.ts'
import { newtonMind } from './newton/mind.ts'
import { sampleMatch } from './sampling.ts'

describe('fitting weights', () => {
  it('solves linear equations, also where a pivot is zero', () => {
    const found = solve(
      [
        [0, 2, 1],
        [1, 1, 1],
        [2, 0, -1],
      ],
      [7, 6, -1],
    )
    expect(found.map(one => Number(one.toFixed(9)))).toEqual([1, 2, 3])
  })

  it('finds the weights that samples were made with', () => {
    const chance = chanceFromSeed('fit')
    const samples = Array.from({ length: 400 }, () => {
      const left = nextBelow(chance, 100) / 100
      const [points, cards, coins] = [nextBelow(chance, 50), nextBelow(chance, 30), nextBelow(chance, 10)]
      const total = points + cards * (0.5 * left + 0.2 * (1 - left)) + coins * (2 * left + 1 * (1 - left))
      return { left, terms: [points, cards, coins], total }
    })
    const terms = ['points', 'cards', 'coins']
    const { early, late } = fitTermWeights(terms, samples, evenTermWeights(terms), 1e-6)
    expect(early.cards).toBeCloseTo(0.5, 4)
    expect(late.cards).toBeCloseTo(0.2, 4)
    expect(early.coins).toBeCloseTo(2, 4)
    expect(late.coins).toBeCloseTo(1, 4)
  })

  it('samples a position for every turn, with what the seat scored in the end', () => {
    const samples = sampleMatch(newton, { seed: 'sample', seats: ['novice'], thinking: {} })
    expect(samples.length).toBeGreaterThanOrEqual(29)
    for (const { left, terms } of samples) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(1)
      expect(terms).toHaveLength(newtonMind.terms.length)
    }
    expect(new Set(samples.map(one => one.total)).size).toBe(1)
  })
})
