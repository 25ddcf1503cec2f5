import { expect, test } from 'vitest'
import { isDrawnAlike, marksFor } from './drawn-from.ts'
import { type Marks, noMarks } from './targets.ts'

const play = { components: {}, state: { shore: ['quartz'], bag: 3 } }
const table = { play, seat: 0, marks: noMarks }
const shore = { kinds: ['shore'], of: ({ play: { state } }: typeof table) => state.shore }

const alikeWith = (change: Partial<typeof table>): boolean => isDrawnAlike(shore, table, { ...table, ...change })

test('a part is left while what it shows says the same, and drawn again when it does not', () => {
  expect(alikeWith({ play: { ...play, state: { shore: ['quartz'], bag: 2 } } })).toBe(true)
  expect(alikeWith({ play: { ...play, state: { shore: ['amber'], bag: 3 } } })).toBe(false)
  expect(alikeWith({ play: { ...play, components: {} } })).toBe(false)
  expect(alikeWith({ seat: 1 })).toBe(false)
})

test.each<[string, Marks, boolean]>([
  ['a mark on it', { at: { 'shore:1': ['legal'] } }, false],
  ['a mark elsewhere', { at: { 'bag:1': ['legal'] } }, true],
  ['whose last move it was, on it', { at: { 'shore:1': ['last-move'] }, mover: 'red' }, false],
  ['whose last move it was, elsewhere', { at: {}, mover: 'red' }, true],
  ['a piece on it that can be taken up', { at: {}, pieces: ['shore:1'] }, false],
  ['a piece elsewhere', { at: {}, pieces: ['bag:1'] }, true],
  ['a place on it that was touched', { at: {}, touched: ['shore:1'] }, false],
  ['a piece of it that is held', { at: {}, held: { piece: 'shore:1', turn: 0 } }, false],
  ['where the page points', { at: {}, look: ['shore:1'] }, true],
  ['a way over it', { at: {}, preview: { way: ['shore:1', 'bag:1'] } }, false],
  ['a way elsewhere', { at: {}, preview: { way: ['bag:1'], by: 'red' } }, true],
  ['a chip on it', { at: {}, preview: { chips: [{ at: 'shore:1', parts: [] }] } }, false],
  ['counters', { at: {}, preview: { counters: { coins: 3 } } }, true],
])('of what is marked, %s decides as it should', (_what, marks, left) => {
  expect(alikeWith({ marks })).toBe(left)
})

test('a part that shows all of a preview, or nothing of it, says so', () => {
  const preview = { counters: { coins: 3 }, way: ['bag:1'] }
  const held = { piece: 'bag:1', turn: 1 }
  const marks: Marks = { at: {}, preview, held }
  expect(marksFor({ kinds: ['shore'], preview: 'whole' }, marks)).toEqual({ at: {}, preview, held })
  expect(marksFor({ kinds: ['bag'], preview: 'none' }, { at: {}, preview })).toEqual({ at: {} })
})
