import { expect, test } from 'vitest'
import type { Happened } from '../session/session.ts'
import { episodesOf, sinceLastTurn } from './happenings.ts'

const answered = (answer: number, seat: number | undefined, moment: readonly number[]): Happened => ({
  answer,
  seat,
  key: '',
  events: [{ type: `event-${answer}` }],
  moment,
})

test('the answer that ends a turn belongs to that turn, and the next turn of the same seat is another episode', () => {
  const episodes = episodesOf([
    answered(0, undefined, [1, 0]),
    answered(1, 0, [1, 0]),
    answered(2, 0, [1, 1]),
    answered(3, 0, [1, 1]),
    answered(4, 1, [1, 1]),
  ])
  expect(episodes.map(({ from, to, seat }) => ({ from, to, seat }))).toEqual([
    { from: 0, to: 0, seat: undefined },
    { from: 1, to: 2, seat: 0 },
    { from: 3, to: 3, seat: 0 },
    { from: 4, to: 4, seat: 1 },
  ])
})

test('since the last turn of a seat is told what its end brought, and what came before it was asked in between', () => {
  const ended = { type: 'turn-ended', seat: 0 }
  const happened: readonly Happened[] = [
    answered(1, 0, [1, 0]),
    { ...answered(2, 0, [2, 0]), events: [{ type: 'built' }, ended, { type: 'era-changed' }] },
    answered(3, 1, [2, 0]),
    answered(4, 0, [2, 0]),
    answered(5, 1, [2, 1]),
  ]
  const told = sinceLastTurn(episodesOf(happened), 0)
  expect(told.map(({ seat, events }) => [seat, ...events.map(({ type }) => type)])).toEqual([
    [undefined, 'era-changed'],
    [1, 'event-3'],
    [1, 'event-5'],
  ])
})
