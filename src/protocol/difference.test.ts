import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../kernel/json.ts'
import { difference, withChanges } from './difference.ts'

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))
const document = fc.jsonValue({ maxDepth: 4 }).map(asJson)
/** Documents with names that every object inherits something under. */
const oddlyNamed = fc.dictionary(fc.constantFrom('valueOf', 'constructor', '__proto__', 'a'), document).map(asJson)

test('the changes between any two documents lead from the one to the other, also over the wire', () => {
  fc.assert(
    fc.property(fc.oneof(document, oddlyNamed), fc.oneof(document, oddlyNamed), (before, after) => {
      const kept = structuredClone(before)
      const sent = JSON.parse(JSON.stringify(difference(before, after)))
      expect(withChanges(before, sent)).toEqual(after)
      expect(before).toEqual(kept)
    }),
    { numRuns: 2_000 },
  )
})

test('the changes between a document and an edited copy are small', () => {
  const before = { hands: [['a', 'b', 'c'], ['d']], deep: { one: 1, two: { three: 3 } }, gone: true }
  const after = { hands: [['a', 'c'], ['d']], deep: { one: 1, two: { three: 4 } }, came: [1] }
  expect(difference(before, after)).toEqual([
    [['hands', 0], 1, 1, []],
    [['deep', 'two', 'three'], 4],
    [['came'], [1]],
    [['gone']],
  ])
})

test('equal documents have no changes, and what did not change is shared', () => {
  const before = { a: { b: [1, 2] }, c: { d: 1 } }
  expect(difference(before, structuredClone(before))).toEqual([])
  const after = withChanges(before, [[['c', 'd'], 2]])
  expect(after.a).toBe(before.a)
})
