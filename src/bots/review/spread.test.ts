import { expect, test } from 'vitest'
import { spreadOf, surenessOf } from './spread.ts'

const differences = (better: number, worse: number): readonly number[] => [
  ...Array.from({ length: better }, () => 4),
  ...Array.from({ length: worse }, () => -1),
]

test('19 of 20 is sure, 16 of 20 fairly sure, 15 of 20 a close call', () => {
  expect(surenessOf(spreadOf(differences(19, 1)))).toBe('sure')
  expect(surenessOf(spreadOf(differences(16, 4)))).toBe('fairlySure')
  expect(surenessOf(spreadOf(differences(15, 5)))).toBe('closeCall')
})

test('what is always better, but by next to nothing, and what is equal, are close calls', () => {
  expect(surenessOf(spreadOf(Array.from({ length: 20 }, () => 0.1)))).toBe('closeCall')
  expect(surenessOf(spreadOf(Array.from({ length: 20 }, () => 0)))).toBe('closeCall')
  expect(surenessOf(spreadOf([]))).toBe('closeCall')
})

test('the range leaves out the tenth at either end', () => {
  const spread = spreadOf(Array.from({ length: 21 }, (_, at) => at))
  expect(spread).toMatchObject({ continuations: 21, better: 20, mean: 10, low: 2, high: 18 })
})
