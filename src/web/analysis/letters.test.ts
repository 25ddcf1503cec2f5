import { expect, test } from 'vitest'
import type { ReviewedTurn } from '../../bots/analysis.ts'
import { lettered, lettersOf } from './letters.ts'

const turnAt = (index: number): ReviewedTurn => ({
  kind: 'loss',
  index,
  seat: 0,
  played: ['play'],
  other: ['better'],
  points: 3,
  sureness: 'onAverage',
  spread: { continuations: 40, better: 26, mean: 4, error: 1, low: -5, high: 14 },
  terms: [],
})

test('the letters go on in the turns that are shown when more are asked for', () => {
  const review = { moments: [turnAt(8), turnAt(20)], more: [turnAt(3), turnAt(30)] }
  const letters = (turns: readonly ReviewedTurn[]): string =>
    lettersOf(turns)
      .map(one => `${one.letter}${one.at}`)
      .join()
  expect(letters(review.moments)).toBe('a8,b20')
  expect(letters(lettered(review))).toBe('a8,b20,c3,d30')
})
