import { expect, test } from 'vitest'
import { isSettled, spreadOf, surenessOf } from './spread.ts'

const differences = (better: number, worse: number): readonly number[] => [
  ...Array.from({ length: better }, () => 4),
  ...Array.from({ length: worse }, () => -1),
]

test('19 of 20 is sure, 16 of 20 fairly sure, 15 of 20 a close call where little is won by it', () => {
  expect(surenessOf(spreadOf(differences(19, 1)))).toBe('sure')
  expect(surenessOf(spreadOf(differences(16, 4)))).toBe('fairlySure')
  expect(surenessOf(spreadOf(differences(15, 5)))).toBe('closeCall')
})

const swings = (better: number, by: number, worse: number, byLess: number): readonly number[] => [
  ...Array.from({ length: better }, () => by),
  ...Array.from({ length: worse }, () => -byLess),
]

test('what is often not better, but by much more where it is, is better on average', () => {
  expect(surenessOf(spreadOf(swings(26, 14, 14, 5)))).toBe('onAverage')
})

test('a large mean of few continuations, or of some that lie far apart, is a close call', () => {
  expect(surenessOf(spreadOf(swings(6, 14, 4, 5)))).toBe('closeCall')
  expect(surenessOf(spreadOf(swings(26, 40, 14, 60)))).toBe('closeCall')
})

test('a claim gets more looks while it may still be better on average, and none when that is unlikely', () => {
  expect(isSettled(swings(6, 14, 6, 5))).toBe(false)
  expect(isSettled(swings(6, 5, 6, 5))).toBe(true)
  expect(isSettled(differences(0, 3))).toBe(false)
  expect(isSettled(differences(0, 4))).toBe(true)
})

test('a claim gets no more looks when it was clearly better in each of many', () => {
  expect(isSettled(differences(11, 0))).toBe(false)
  expect(isSettled(differences(12, 0))).toBe(true)
  expect(isSettled([...differences(11, 0), 60])).toBe(false)
})

test('what is left before its last look is a close call, or as sure as it was', () => {
  for (let better = 0; better <= 20; better++)
    for (let worse = 0; worse <= 20; worse++)
      for (const made of [differences(better, worse), swings(better, 14, worse, 5)]) {
        if (!isSettled(made)) continue
        expect(surenessOf(spreadOf(made))).toBe(worse === 0 && better > 0 ? 'sure' : 'closeCall')
      }
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

test('the standard error shrinks with more looks, and is nothing where all are alike', () => {
  expect(spreadOf(Array.from({ length: 9 }, () => 2)).error).toBe(0)
  expect(spreadOf(differences(10, 10)).error).toBeGreaterThan(spreadOf(differences(40, 40)).error)
})
