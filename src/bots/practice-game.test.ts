import { describe, expect, it } from 'vitest'
import { inventions } from '../games/inventions/game.ts'
import { newton } from '../games/newton/game.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import { componentHash } from '../kernel/components.ts'
import { inventionsMind } from './inventions/mind.ts'
import { planOfPupil, playToLearn } from './practice-game.ts'
import type { Sample } from './sampling.ts'
import { playUntil, taskAt } from './testing/midgame.ts'
import { imagineWorld } from './world.ts'

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

  it('is planned from what a seat sees: the same, whatever lies hidden', () => {
    const position = taskAt(playUntil(inventions, 2, 'hidden', ({ state }) => state.answered >= 60))
    const hidden = chanceFromSeed('what lies hidden')
    // A judgement that peeks at everything would be led by whatever it is shown.
    const peeking: typeof inventionsMind = {
      ...inventionsMind,
      judge: ({ state }, _seat, judged) => {
        judged[0] = Number.parseInt(componentHash(JSON.stringify(state)).slice(0, 6), 16)
      },
    }
    const plans = Array.from({ length: 6 }, () => {
      const play = imagineWorld(position, hidden)
      const pupil = { mind: peeking, steps: 60, noise: 0 }
      return planOfPupil(play, position.seat, pupil, chanceFromSeed('pupil')).map(({ key }) => key)
    })
    expect(plans[0]).not.toEqual([])
    expect(new Set(plans.map(keys => keys.join(' '))).size).toBe(1)
  })

  it('says so where nothing can be learnt', () => {
    expect(() => playToLearn(newton, { seed: 'none', players: 2 })).toThrow('Newton has no features to learn from')
  })
})
