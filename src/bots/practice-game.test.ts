import { describe, expect, it } from 'vitest'
import { inventions } from '../games/inventions/game.ts'
import { newton } from '../games/newton/game.ts'
import { inventionsMind } from './inventions/mind.ts'
import { playToLearn } from './practice-game.ts'
import type { Sample } from './sampling.ts'

describe('a practice game', () => {
  const { terms, features = [] } = inventionsMind
  const place = (name: string): number => [...terms, ...features.map(feature => feature.name)].indexOf(name)
  const of = (name: string) => (sample: Sample) => sample.terms[place(name)]

  it('measures terms and features after every plan, with what the seat scored in the end', () => {
    const samples = playToLearn(inventions, { seed: 'lesson', players: 3 })
    expect(samples.length).toBeGreaterThan(2 * 3 * 13)
    for (const { left, terms: measured } of samples) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(1)
      expect(measured).toHaveLength(terms.length + features.length)
      expect(measured.every(Number.isFinite)).toBe(true)
    }
    expect(samples.map(of('always')).every(one => one === 1)).toBe(true)
    expect(new Set(samples.map(of('unfinished')))).toEqual(new Set([0, 1]))
    expect(new Set(samples.map(one => one.total)).size).toBeGreaterThan(1)
  })

  it('goes otherwise when pupils make use of what was learnt before', { timeout: 120_000 }, () => {
    const without = { early: { points: 1 }, late: { points: 1 } }
    const experience = { early: { ...without.early, supply: -30 }, late: { ...without.late, supply: -30 } }
    const supply = (samples: readonly Sample[]): number =>
      samples.reduce((sum, sample) => sum + (of('supply')(sample) ?? 0), 0) / samples.length
    // One game is mostly luck.
    const seeds = ['people', 'people again', 'citizens', 'lesson', 'a', 'b']
    const over = (learnt?: typeof experience): number =>
      seeds.reduce((sum, seed) => sum + supply(playToLearn(inventions, { seed, players: 2, experience: learnt })), 0)
    expect(over(experience)).toBeLessThan(over())
  })

  it('says so where nothing can be learnt', () => {
    expect(() => playToLearn(newton, { seed: 'none', players: 2 })).toThrow('Newton has no features to learn from')
  })
})
