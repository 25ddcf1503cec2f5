import { describe, expect, it } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { languages } from '../kernel/words.ts'
import { advise } from './advice.ts'
import { rank } from './choose.ts'
import { newtonMind } from './newton/mind.ts'
import { playUntil, taskAt } from './testing/midgame.ts'

const middle = playUntil(newton, 2, 'advice', play => play.state.round === 4)

describe('advice', () => {
  for (const level of ['novice', 'scholar', 'master'] as const)
    it(`of a ${level} is made of terms that add up to the value`, () => {
      for (const { value, terms, visits } of rank(level, { ...taskAt(middle), iterations: 6 }))
        expect(
          terms.reduce((sum, one) => sum + one, 0),
          `${visits}`,
        ).toBeCloseTo(value, 6)
    })

  it('names for each option the terms that make the difference, and what is left of it', () => {
    const { options } = advise('scholar', taskAt(middle))
    expect(options.length).toBeGreaterThan(1)
    for (const { difference, terms, rest } of options) {
      expect(terms.length).toBeLessThanOrEqual(3)
      expect(terms.reduce((sum, one) => sum + one.difference, rest)).toBeCloseTo(difference, 6)
    }
    expect(options[0]?.difference).toBeGreaterThanOrEqual(0)
    expect(options[1]?.difference).toBeLessThanOrEqual(0)
  })

  it('has words for every term in every language', () => {
    for (const language of languages)
      expect(Object.keys(newtonMind.words[language]).sort()).toEqual([...newtonMind.terms].sort())
  })
})
