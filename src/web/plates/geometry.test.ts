import { expect, test } from 'vitest'
import { boxAround, distance, huddle, lengthInside, overlap, union } from './geometry.ts'

const square = { x: 0, y: 0, w: 10, h: 10 }

test('Two boxes overlap by the area they share, and touching boxes do not overlap.', () => {
  expect(overlap(square, { x: 5, y: 8, w: 10, h: 10 })).toBe(10)
  expect(overlap(square, { x: 10, y: 0, w: 10, h: 10 })).toBe(0)
})

test('A segment is inside a box by the length between its entry and its exit.', () => {
  expect(lengthInside({ x: -5, y: 5 }, { x: 15, y: 5 }, square)).toBeCloseTo(10)
  expect(lengthInside({ x: 5, y: 5 }, { x: 5, y: 25 }, square)).toBeCloseTo(5)
  expect(lengthInside({ x: -5, y: 20 }, { x: 15, y: 20 }, square)).toBe(0)
})

test('The union of boxes holds them all, and of none is nothing.', () => {
  expect(union([square, boxAround({ x: 20, y: 5 }, 4)])).toEqual({ x: 0, y: 0, w: 22, h: 10 })
  expect(union([])).toBeUndefined()
})

test('Up to four pieces that share a field leave the middle of each other free.', () => {
  for (const count of [2, 3, 4]) {
    const spots = huddle(count).map(({ dx, dy, scale }) => ({ x: dx, y: dy, scale }))
    expect(spots).toHaveLength(count)
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(Math.max(a.scale, b.scale))
  }
})
