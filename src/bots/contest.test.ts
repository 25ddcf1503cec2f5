import { describe, expect, it } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { runContest, type Seating } from './contest.ts'
import { playMatch } from './match.ts'

const hypotheses = { none: 0.5, some: 0.6, error: 0.05 }

describe('a contest', () => {
  it('plays each deal from every seat, and ends as soon as it is clear who is better', async () => {
    const played: { readonly seed: string; readonly seating: Seating }[] = []
    const report = await runContest(
      { players: 2, seed: 'clear', hypotheses, mostDeals: 100 },
      async (seed, seating) => {
        played.push({ seed, seating })
        const seats = seating.map(who => (who === 'one' ? ('novice' as const) : ('random' as const)))
        return playMatch(newton, { seed, seats, thinking: {} })
      },
    )
    expect(report.finding).toBe('some')
    expect(report.deals).toBeLessThan(100)
    expect(report.games).toBe(played.length)
    expect(played.slice(0, 2)).toEqual([
      { seed: 'clear:0', seating: ['one', 'rest'] },
      { seed: 'clear:0', seating: ['rest', 'one'] },
    ])
  })

  it('says that it is open where the deals are used up', async () => {
    const even = async () => ({ totals: [1, 1] })
    const report = await runContest({ players: 2, seed: 'even', hypotheses, mostDeals: 3 }, even)
    expect(report).toMatchObject({ deals: 3, games: 6, share: 0.5, finding: 'open' })
  })
})
