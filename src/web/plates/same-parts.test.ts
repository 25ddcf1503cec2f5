import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alike, withSameParts } from './same-parts.ts'

test('A value that says the same is the one that was there before.', () => {
  const before = { seats: [{ coins: 1 }, { coins: 2 }], deck: ['a'] }
  expect(withSameParts(before, structuredClone(before))).toBe(before)
})

test('Of a value that has changed, every part that says the same is the one that was there before.', () => {
  const before = { seats: [{ coins: 1 }, { coins: 2 }], deck: ['a'] }
  const now = withSameParts(before, { seats: [{ coins: 1 }, { coins: 3 }], deck: ['a'] })
  expect(now).toEqual({ seats: [{ coins: 1 }, { coins: 3 }], deck: ['a'] })
  expect(now.seats[0]).toBe(before.seats[0])
  expect(now.deck).toBe(before.deck)
})

test('What has gone does not come back, and neither value is touched.', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const [was, is] = [structuredClone(before), structuredClone(now)]
      expect(withSameParts(before, now)).toEqual(is)
      expect([before, now]).toEqual([was, is])
    }),
  )
})

test('Two values are alike when they say the same, and only then.', () => {
  expect(alike({ tokens: [{ kind: 'points', points: 3 }] }, { tokens: [{ kind: 'points', points: 3 }] })).toBe(true)
  expect(alike({ tokens: [{ kind: 'points', points: 3 }] }, { tokens: [{ kind: 'points', points: 4 }] })).toBe(false)
  expect(alike({ tokens: [] }, { tokens: {} })).toBe(false)
  expect(alike({ size: 1 }, { size: 1, framed: undefined })).toBe(false)
})
