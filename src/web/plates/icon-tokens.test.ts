import { expect, test } from 'vitest'
import { arrow, layoutTokens, points, thing } from './icon-tokens.ts'

const row = [thing('coin', 2), arrow, points(4)]

test('Icons of a row stand side by side with the gap between them.', () => {
  const { items, width } = layoutTokens(row, 16, 2)
  for (const [i, item] of items.slice(1).entries()) {
    const before = items[i]
    expect(item.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0) + 2)
  }
  const last = items.at(-1)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width)
})

test('A row that is too wide for its room is set smaller until it fits.', () => {
  const free = layoutTokens(row, 16)
  const tight = layoutTokens(row, 16, 2, free.width - 8)
  expect(tight.size).toBeLessThan(16)
  expect(tight.width).toBeLessThanOrEqual(free.width - 8)
})
