import { expect, test } from 'vitest'
import type { ComparedTurns } from '../../bots/review/compare-turns.ts'
import { spreadOf, surenessOf } from '../../bots/review/spread.ts'
import { isFound, outcomeAtOnce, outcomeOf } from './judged-try.ts'

const turns = { played: ['work', 'end'], other: ['travel', 'paris'] }

const compared = (better: 'one' | 'other', differences: readonly number[]): ComparedTurns => {
  const spread = spreadOf(differences)
  return { better, spread, sureness: surenessOf(spread), ends: undefined }
}

test('the better turn is found, also when more was answered after it, and what was played is not', () => {
  expect(outcomeAtOnce(turns, ['travel', 'paris'])).toEqual({ kind: 'found' })
  expect(outcomeAtOnce(turns, ['travel', 'paris', 'end'])).toEqual({ kind: 'found' })
  expect(outcomeAtOnce(turns, ['work', 'end'])).toEqual({ kind: 'played' })
  expect(outcomeAtOnce(turns, ['travel', 'wien'])).toBeUndefined()
})

test('another turn is accepted where the best is not clearly better', () => {
  const some = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 3 : -2))
  expect(isFound(outcomeOf(compared('one', some)))).toBe(true)
  expect(
    isFound(
      outcomeOf(
        compared(
          'other',
          Array.from({ length: 20 }, () => 4),
        ),
      ),
    ),
  ).toBe(true)
  expect(
    outcomeOf(
      compared(
        'one',
        Array.from({ length: 20 }, () => 4),
      ),
    ),
  ).toEqual({ kind: 'notYet', points: 4 })
})
