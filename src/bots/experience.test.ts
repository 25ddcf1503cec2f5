import { describe, expect, it } from 'vitest'
import { inventions } from '../games/inventions/game.ts'
import { mindAt } from './choose.ts'
import { experiencedWith } from './experience.ts'
import experience from './inventions/experience.json' with { type: 'json' }
import { inventionsMind } from './inventions/mind.ts'
import { evenTermWeights, type Mind, plainMind, type TermWeights } from './mind.ts'
import { playUntil } from './testing/midgame.ts'

describe('experience', () => {
  it('belongs to numbers of players, and makes one mind for each', () => {
    const made: TermWeights[] = []
    const few = { players: [2], ...evenTermWeights(['score']) }
    const many = { players: [3, 4], ...evenTermWeights(['score']) }
    const experienced = experiencedWith([few, many], (termWeights): Mind => {
      made.push(termWeights)
      return { ...plainMind, termWeights }
    })
    expect(experienced(1)).toBeUndefined()
    expect(experienced(4)?.termWeights).toBe(many)
    expect(experienced(3)).toBe(experienced(4))
    expect(experienced(2)?.termWeights).toBe(few)
    expect(made).toEqual([many, few])
  })

  it('is what a master has, and nobody else', () => {
    for (const level of ['random', 'novice', 'scholar'] as const)
      expect(mindAt(level, inventionsMind, 4)).toBe(inventionsMind)
    expect(mindAt('master', inventionsMind, 4)).toBe(inventionsMind.experienced?.(4))
    expect(mindAt('master', inventionsMind, 1)).toBe(inventionsMind)
    expect(mindAt('master', plainMind, 4)).toBe(plainMind)
  })

  it('of Inventions knows every feature and no other, and judges otherwise than rules of thumb', () => {
    const names = [...inventionsMind.terms, ...(inventionsMind.features ?? []).map(({ name }) => name)].sort()
    const play = playUntil(inventions, 4, 'learnt', ({ state }) => state.space === 6)
    const judged = (mind: Mind): number => {
      const terms = new Float64Array(mind.terms.length)
      mind.judge(play, 0, terms)
      return terms.reduce((sum, term) => sum + term, 0)
    }
    expect(experience.flatMap(({ players }) => players).sort()).toEqual([2, 3, 4])
    for (const { players, early, late } of experience) {
      expect(Object.keys(early).sort()).toEqual(names)
      expect(Object.keys(late).sort()).toEqual(names)
      const learnt = inventionsMind.experienced?.(players[0] ?? 0) as Mind
      expect(judged(learnt)).not.toBeCloseTo(judged(inventionsMind as Mind), 1)
    }
  })
})
