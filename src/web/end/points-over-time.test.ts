import { expect, test } from 'vitest'
import type { GameEvent, Score } from '../../kernel/contract.ts'
import type { Happened } from '../session/session.ts'
import { pointsOverTime } from './points-over-time.ts'

const scores = [{ seat: 0, total: 9 }] as unknown as readonly Score[]

const gained = (answer: number, round: number, amount: number): Happened => ({
  answer,
  seat: 0,
  key: '',
  events: [{ type: 'points', seat: 0, amount } as GameEvent],
  moment: [round, 0],
})

test('points grow with each answer, and end with the final score', () => {
  const { answers, points } = pointsOverTime([gained(0, 1, 1), gained(1, 1, 2), gained(2, 2, 4)], 'points', scores)
  expect(answers).toEqual([0, 1, 2, 3])
  expect(points).toEqual([[1, 3, 7, 9]])
})

test('a round begins a part unless the game ends with its first answer', () => {
  const { parts } = pointsOverTime(
    [gained(0, 1, 0), gained(1, 1, 0), gained(2, 2, 0), gained(3, 3, 0)],
    'points',
    scores,
  )
  expect(parts).toEqual([0, 2])
})
