import { expect, test } from 'vitest'
import { isLost, spreadOf, surenessOf } from './spread.ts'

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

test('a claim is lost as soon as no further look could make it fairly sure, and not before', () => {
  expect(isLost(differences(0, 4), 20)).toBe(false)
  expect(surenessOf(spreadOf(differences(16, 4)))).toBe('fairlySure')
  expect(isLost(differences(3, 5), 20)).toBe(true)
  expect(isLost(differences(12, 8), 40)).toBe(false)
  expect(isLost(differences(12, 9), 40)).toBe(true)
})

test('the standard error shrinks with more looks, and is nothing where all are alike', () => {
  expect(spreadOf(Array.from({ length: 9 }, () => 2)).error).toBe(0)
  expect(spreadOf(differences(10, 10)).error).toBeGreaterThan(spreadOf(differences(40, 40)).error)
})
