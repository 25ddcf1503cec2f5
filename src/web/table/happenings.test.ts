import { expect, test } from 'vitest'
import type { Happened } from '../session/session.ts'
import { episodesOf } from './happenings.ts'

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
