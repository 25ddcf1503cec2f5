import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apart, ticksOver } from './scale.ts'

test('ticks are round and cover the range', () => {
  expect(ticksOver(23, 118, 5)).toEqual([20, 40, 60, 80, 100, 120])
  expect(ticksOver(0, 1, 4)).toEqual([0, 0.5, 1])
  expect(ticksOver(40, 40, 4)).toEqual([40])
})

test('whatever they are, ticks cover the range and are not many', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 300 }), fc.integer({ min: 0, max: 300 }), (low, span) => {
      const ticks = ticksOver(low, low + span, 5)
      expect(ticks[0]).toBeLessThanOrEqual(low)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span)
      expect(ticks.length).toBeLessThanOrEqual(8)
    }),
  )
})

test('labels that would lie on each other stand apart, in their order, within their room', () => {
  expect(apart([50, 52, 10], 16, 0, 100)).toEqual([50, 66, 10])
  expect(apart([98, 99], 16, 0, 100)).toEqual([84, 100])
})
