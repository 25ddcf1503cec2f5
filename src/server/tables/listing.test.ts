import { expect, test } from 'vitest'
import { loadGame } from '../../games/catalogue.ts'
import { withWinners } from '../../kernel/ranking.ts'
import { playToTheEnd, trial, twoPeopleAndABot } from '../../tables/testing/table.ts'
import { summaryOf } from './listing.ts'

test('a finished table is listed with the places of all seats, ties broken by the rules of its game', async () => {
  const expo = await loadGame('expo1906')
  const sum = (seat: number, money: number) => ({
    seat,
    total: 20,
    reasons: [],
    tieBreaks: [{ by: 'money', amount: money }],
  })
  const game = { ...expo, scores: () => withWinners([sum(0, 3), sum(1, 7), sum(2, 3)]) }
  const made = trial({ game, seats: twoPeopleAndABot })
  expect(summaryOf(made.table)).not.toHaveProperty('scores')
  playToTheEnd(made)
  expect(summaryOf(made.table).scores).toEqual([
    { seat: 0, total: 20, won: false, place: 2 },
    { seat: 1, total: 20, won: true, place: 1 },
    { seat: 2, total: 20, won: false, place: 2 },
  ])
})
