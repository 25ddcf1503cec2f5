import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../games/catalogue.ts'
import { observe } from './balance.ts'
import { type PlayedGame, profileOf } from './profile.ts'

const name = (id: string) => ({ en: id, it: id })

describe('the profile of a game', () => {
  it('says where points come from, what sets winners apart, pace and spread', () => {
    const game: PlayedGame = {
      totals: [30, 10],
      won: [1, 0],
      course: {
        answers: 8,
        turns: 4,
        points: [
          { id: 'books', name: name('books'), bySeat: [25, 2] },
          { id: 'money', name: name('money'), bySeat: [5, 8] },
        ],
        rounds: [[{ id: 'level', name: name('level'), bySeat: [3, 1] }]],
      },
    }
    const { sources, pace, spread, turns } = profileOf([game, game])
    expect(sources[0]).toMatchObject({
      id: 'books',
      mean: 13.5,
      share: 27 / 40,
      winners: 25,
      others: 2,
      pursued: 2,
      wonBy: 1,
    })
    expect(sources[1]).toMatchObject({ id: 'money', pursued: 2, wonBy: 0 })
    expect(pace).toMatchObject([{ id: 'level', mean: [2], leader: [3], winner: [3] }])
    expect(spread).toMatchObject({ winner: 30, last: 10, ratio: 1 / 3, deviation: 10, lowest: 10, highest: 30 })
    expect(turns).toBe(4)
  })

  it.each(gameIds)('of %s has every point of every seat in a group, and the end of every round', async id => {
    const game = await loadGame(id)
    const { totals, course } = observe(game, { seed: 'profile', seats: ['random', 'random'], thinking: {} })
    totals.forEach((total, seat) => {
      expect(course.points.reduce((sum, { bySeat }) => sum + (bySeat[seat] ?? 0), 0)).toBe(total)
    })
    expect(course.rounds.at(-1)?.find(one => one.id === 'points')?.bySeat).toEqual(totals)
    expect(course.rounds.length).toBeGreaterThan(1)
    expect(course.turns).toBeGreaterThan(0)
  })
})
