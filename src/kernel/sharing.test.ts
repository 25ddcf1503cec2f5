import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { alike, withSameParts } from './sharing.ts'

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))
const document = fc
  .oneof(fc.jsonValue({ maxDepth: 4 }), fc.dictionary(fc.constantFrom('__proto__', 'valueOf', 'a'), fc.jsonValue()))
  .map(asJson)
/** Pairs that have much in common, and pairs that have nothing. */
const pair = fc.oneof(
  fc.tuple(document, document),
  fc.tuple(document, document, document).map(([one, two, three]) => [{ a: [one, two] }, { a: [one, three], b: two }]),
)

test('whatever is shared, both values stay what they were, and only equal ones are the same', () => {
  fc.assert(
    fc.property(pair, ([one, other]) => {
      const [before, now] = [asJson([one]), asJson([other])]
      const shared = withSameParts(before, now)
      expect(shared === before).toBe(isDeepStrictEqual(asJson([one]), asJson([other])))
      expect([shared, before, now]).toEqual([asJson([other]), asJson([one]), asJson([other])])
    }),
    { numRuns: 2_000 },
  )
})

test('equal parts are shared, also within lists that grew', () => {
  const before = { hands: [['a'], ['b']], deep: { one: { two: [2] }, three: 3 } }
  const now = { hands: [['a'], ['b'], ['c']], deep: { one: { two: [2] }, three: 4 } }
  const shared = withSameParts(before, now)
  expect(shared.hands[1]).toBe(before.hands[1])
  expect(shared.deep.one).toBe(before.deep.one)
  expect(shared).toEqual({ hands: [['a'], ['b'], ['c']], deep: { one: { two: [2] }, three: 4 } })
})

test('what every object inherits is no part of a value', () => {
  const now = JSON.parse('{"__proto__": {}}')
  const shared = withSameParts({}, now)
  expect(Object.getOwnPropertyDescriptor(shared, '__proto__')?.value).not.toBe(Object.prototype)
})

test('two values are alike when they say the same, and only then', () => {
  expect(alike({ tokens: [{ kind: 'points', points: 3 }] }, { tokens: [{ kind: 'points', points: 3 }] })).toBe(true)
  expect(alike({ tokens: [{ kind: 'points', points: 3 }] }, { tokens: [{ kind: 'points', points: 4 }] })).toBe(false)
  expect(alike({ tokens: [] }, { tokens: {} })).toBe(false)
  expect(alike({ size: 1 }, { size: 1, framed: undefined })).toBe(false)
  expect(alike({ size: 1, old: undefined }, { size: 1, framed: undefined })).toBe(false)
})

test('what has gone does not come back, and what stayed is shared', () => {
  const before = { kept: [1], gone: true }
  const shared: object = withSameParts<object>(before, { kept: [1] })
  expect(shared).toEqual({ kept: [1] })
  expect((shared as typeof before).kept).toBe(before.kept)
})
