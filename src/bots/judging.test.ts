import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../games/catalogue.ts'
import { inventions } from '../games/inventions/game.ts'
import { inventionsMind } from './inventions/mind.ts'
import { mindOf } from './minds.ts'
import { playUntil } from './testing/midgame.ts'
import { weighingFeatures } from './weighing.ts'

describe('a judgement with features', () => {
  it('adds each feature to its term, by how much it counts early and late', () => {
    const features = [
      { name: 'tiles built', term: 'tiles' },
      { name: 'supply', term: 'points' },
    ]
    const fold = weighingFeatures(['points', 'tiles'], features, {
      early: { points: 1, tiles: 0.5, 'tiles built': 2, supply: 1 },
      late: { points: 1, tiles: 1, 'tiles built': 4 },
    })
    const into = new Float64Array(2)
    fold(Float64Array.of(10, 8, 3, 6), 0.25, into)
    expect([...into]).toEqual([10 + 6 * 0.25, 8 * 0.875 + 3 * 3.5])
  })

  it('has a name of its own for every term and feature, and every feature belongs to a term', async () => {
    for (const id of gameIds) {
      const { terms, features = [] } = mindOf(await loadGame(id))
      const names = [...terms, ...features.map(({ name }) => name)]
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
      expect(features.filter(({ term }) => !terms.includes(term))).toEqual([])
    }
  })

  it('takes no notice of features that the weights do not name, and of others as much as they say', () => {
    const play = playUntil(inventions, 2, 'features', ({ state }) => state.space === 4)
    const supply = play.state.players[0]?.supply ?? 0
    const judged = (termWeights: { early: Record<string, number>; late: Record<string, number> }): Float64Array => {
      const terms = new Float64Array(inventionsMind.terms.length)
      inventionsMind.withTermWeights?.(termWeights).judge(play, 0, terms)
      return terms
    }
    const plain = judged({ early: {}, late: {} })
    const signed = judged({ early: { supply: 2 }, late: { supply: 2 } })
    const differences = signed.map((term, at) => term - (plain[at] ?? 0))
    expect(supply).toBeGreaterThan(0)
    expect([...differences].filter(one => Math.abs(one) > 1e-9)).toHaveLength(1)
    expect(differences[inventionsMind.terms.indexOf('citizens')]).toBeCloseTo(2 * supply, 9)
  })
})
