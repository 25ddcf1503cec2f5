import { describe, expect, it } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { observe } from './balance.ts'
import { runPursuits } from './pursuit.ts'

describe('seats that pursue a way to win', () => {
  it('do more of what the way counts than the others, and are told apart from them', async () => {
    const plan = { game: 'newton', players: 2, level: 'scholar', games: 4, seed: 'pursuit', thinking: {} } as const
    const found = await runPursuits(newton, plan, async match => observe(newton, match))
    expect(found.map(({ name, games }) => [name.en, games])).toEqual([
      ['Books', 4],
      ['Travel', 4],
      ['Technology', 4],
    ])
    for (const { counted, countedOfOthers, low, share, high } of found) {
      expect(counted).toBeGreaterThan(countedOfOthers)
      expect(low <= share && share <= high).toBe(true)
    }
  })

  it('cannot pursue a way that the game does not know', () => {
    const match = { seed: 'x', seats: ['novice', 'novice'], thinking: {}, pursuit: { seat: 0, way: 'fame' } } as const
    expect(() => observe(newton, match)).toThrow('newton has no way to win named "fame"')
  })
})
