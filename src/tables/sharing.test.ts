import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { almaMater } from '../games/almamater/game.ts'
import { expo1906 } from '../games/expo1906/game.ts'
import { inventions } from '../games/inventions/game.ts'
import { newton } from '../games/newton/game.ts'
import { freshChance, nextBelow } from '../kernel/chance.ts'
import type { Game } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { beginCourse, type Course, takeAnswer } from './course.ts'
import { shareParts } from './sharing.ts'

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))
const document = fc
  .oneof(fc.jsonValue({ maxDepth: 4 }), fc.dictionary(fc.constantFrom('__proto__', 'a'), fc.jsonValue()))
  .map(asJson)
/** Pairs that have much in common, and pairs that have nothing. */
const pair = fc.oneof(
  fc.tuple(document, document),
  fc.tuple(document, document, document).map(([one, two, three]) => [{ a: [one, two] }, { a: [one, three], b: two }]),
)

test('whatever is shared, a document stays what it was, and so does the one it shares with', () => {
  fc.assert(
    fc.property(pair, ([one, other]) => {
      const [before, after] = [asJson([one]), asJson([other])] as [Json[], Json[]]
      expect(shareParts(before, after)).toBe(isDeepStrictEqual(asJson([one]), asJson([other])))
      expect(before).toEqual(asJson([one]))
      expect(after).toEqual(asJson([other]))
    }),
    { numRuns: 2_000 },
  )
})

test('equal parts are shared, also within lists that grew', () => {
  const before = { hands: [['a'], ['b']], deep: { one: { two: [2] }, three: 3 } }
  const after = { hands: [['a'], ['b'], ['c']], deep: { one: { two: [2] }, three: 4 } }
  expect(shareParts(before, after)).toBe(false)
  expect(after.hands[1]).toBe(before.hands[1])
  expect(after.deep.one).toBe(before.deep.one)
  expect(after).toEqual({ hands: [['a'], ['b'], ['c']], deep: { one: { two: [2] }, three: 4 } })
})

test('what every object inherits is no part of a document', () => {
  const after = JSON.parse('{"__proto__": {}}')
  expect(shareParts({}, after)).toBe(false)
  expect(Object.getOwnPropertyDescriptor(after, '__proto__')?.value).not.toBe(Object.prototype)
})

test.each([
  ['Newton', newton],
  ['Expo 1906', expo1906],
  ['Alma Mater', almaMater],
  ['Inventions', inventions],
] as [string, Game][])('%s never changes a state once it has taken the answer that led to it', (_title, game) => {
  const chance = freshChance([1, 2, 3, 4])
  let course: Course = beginCourse(game, { players: game.players.max, seed: 'frozen' })
  for (let given = 0; given < 400 && course.play.open.length > 0; given++) {
    freeze(course.play.state)
    const question = course.play.open[nextBelow(chance, course.play.open.length)]
    const option = question?.options[nextBelow(chance, question.options.length)]
    course = takeAnswer(course, question?.seat ?? 0, option?.key ?? '')
  }
  expect(course.answers.length).toBeGreaterThan(50)
})

function freeze(part: unknown): void {
  if (typeof part !== 'object' || part === null || Object.isFrozen(part)) return
  Object.freeze(part)
  for (const inner of Object.values(part)) freeze(inner)
}
