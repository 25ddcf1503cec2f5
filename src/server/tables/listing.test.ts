import { expect, test } from 'vitest'
import { loadGame } from '../../games/catalogue.ts'
import { withWinners } from '../../kernel/ranking.ts'
import {
  ada,
  answerSomehow,
  ben,
  give,
  playToTheEnd,
  trial,
  twoPeopleAndABot,
  whoSits,
} from '../../tables/testing/table.ts'
import { waitingAt } from '../../tables/waiting.ts'
import { listingAfter, summaryOf } from './listing.ts'

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

test('a list says who is waited for since when, after whatever happens at a table with a pace', () => {
  const day = 86_400_000
  const made = trial({ arrangement: { pace: { turn: day, grace: day } } })
  let listed: object = summaryOf(made.table)
  const then = (happen: () => void): void => {
    const before = made.table
    happen()
    listed = listingAfter(before, made.table).listing?.summary ?? listed
    expect(listed).toMatchObject({ waiting: waitingAt(made.table) })
    made.now += 5 * 3_600_000
  }
  for (let answers = 0; answers < 12; answers++) then(() => answerSomehow(made))
  const seat = waitingAt(made.table)[0]?.seat ?? 0
  then(() => give(made, whoSits(made.table, seat), { kind: 'holiday', seat, from: made.now, to: made.now + day }))
  made.now += 4 * day
  then(() => give(made, seat === 0 ? ben : ada, { kind: 'nudge', seat }))
  then(() => give(made, ada, { kind: 'pause', seat: 0 }))
  then(() => give(made, ada, { kind: 'resume', seat: 0 }))
})
