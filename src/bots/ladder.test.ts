import { describe, expect, it } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { fixtures, type LadderPlan, runLadder } from './ladder.ts'
import { playMatch } from './match.ts'
import { pairingOf, ratings, wilson } from './standings.ts'
import { openThreads } from './threads.ts'

const plan: LadderPlan = {
  game: 'newton',
  players: 2,
  levels: ['novice', 'random'],
  games: 2,
  seed: 'ladder',
  thinking: {},
}

describe('the ladder', () => {
  it('plays every deal from every seat', () => {
    const all = fixtures({ ...plan, players: 4, games: 8 })
    expect(all.map(one => one.oneAt)).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
    expect(new Set(all.slice(0, 4).map(one => one.match.seed)).size).toBe(1)
    expect(all[0]?.match.seed).not.toBe(all[4]?.match.seed)
    for (const { match, oneAt } of all)
      expect(match.seats).toEqual([0, 1, 2, 3].map(seat => (seat === oneAt ? 'novice' : 'random')))
  })

  it('plays fewer games where a level looks ahead, if it is told so', () => {
    const all = fixtures({
      ...plan,
      levels: ['doctor', 'scholar', 'novice'],
      neighbours: true,
      games: 6,
      gamesAhead: 2,
    })
    expect(all.map(({ one }) => one)).toEqual(['doctor', 'doctor', ...Array(6).fill('scholar')])
  })

  it('puts the level at 1000 that is the ground of its scale, also where another is weaker', async () => {
    const levels = ['novice', 'random'] as const
    const { ratings } = await runLadder({ ...plan, levels, ground: 'novice' }, async match => playMatch(newton, match))
    expect(ratings.novice).toEqual({ rating: 1000, low: 1000, high: 1000 })
    expect(ratings.random?.rating).toBeLessThan(1000)
    expect(ratings.random?.high).toBeLessThanOrEqual(1000)
  })

  it('gives the same report for the same seed, on threads as without', async () => {
    const here = await runLadder(plan, async match => playMatch(newton, match))
    const threads = openThreads(2)
    try {
      const there = await runLadder(plan, match => threads.think({ kind: 'match', game: 'newton', match }))
      expect(there).toEqual(here)
    } finally {
      await threads.close()
    }
  })

  it('gives a mean score where a level plays alone', async () => {
    const { solo, pairings } = await runLadder({ ...plan, players: 1 }, async match => playMatch(newton, match))
    expect(pairings).toEqual([])
    expect(solo.map(one => one.level)).toEqual(['novice', 'random'])
    expect(solo[0]?.mean).toBeGreaterThan(solo[1]?.mean ?? 0)
  })

  it('counts the games that a level wins alone, where a game can be won so', async () => {
    const level = (won: boolean) => async () => ({ totals: [1], won: [won], answers: [] })
    const alone = { ...plan, players: 1, levels: ['novice'] as const }
    expect((await runLadder(alone, level(true))).solo[0]?.won).toBe(2)
    expect((await runLadder(alone, level(false))).solo[0]?.won).toBe(0)
  })
})

describe('standings', () => {
  it('give the interval of Wilson', () => {
    const { low, high } = wilson(81, 263)
    expect(low).toBeCloseTo(0.2553, 4)
    expect(high).toBeCloseTo(0.3662, 4)
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(10, 10).high).toBeCloseTo(1, 9)
  })

  it('count a shared victory as its share', () => {
    const games = [
      [{ level: 'novice', total: 5 } as const, { level: 'random', total: 5 } as const],
      [{ level: 'random', total: 1 } as const, { level: 'novice', total: 7 } as const],
    ]
    const { wins, meanOne, meanRest } = pairingOf('novice', 'random', [0, 1], games)
    expect([wins, meanOne, meanRest]).toEqual([1.5, 6, 3])
  })

  it('rate a level that wins three of four games 191 points higher, less the half game added each way', () => {
    const won = [{ level: 'novice', total: 2 } as const, { level: 'random', total: 1 } as const]
    const lost = [{ level: 'novice', total: 1 } as const, { level: 'random', total: 2 } as const]
    const rated = ratings(
      ['novice', 'random'],
      Array.from({ length: 400 }, (_, at) => (at % 4 === 0 ? lost : won)),
    )
    expect(rated.get('random')).toBe(1000)
    expect(rated.get('novice')).toBeGreaterThan(1188)
    expect(rated.get('novice')).toBeLessThan(1192)
  })
})
