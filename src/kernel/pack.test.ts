import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Refusal } from './errors.ts'
import type { Json } from './json.ts'
import { readPack } from './pack.ts'
import { amount, byKey, list, position, positiveUpTo, text } from './pack-values.ts'
import { refusalOf } from './testing/refusal.ts'

const effect = z.union([
  z.strictObject({ gain: z.strictObject({ coins: positiveUpTo(9) }) }),
  z.strictObject({ action: z.literal('draw'), count: positiveUpTo(3), least: z.optional(z.literal(1)) }),
])
const schema = z.object({ name: text, few: amount, places: list(z.object(position), 2), each: byKey(amount), effect })
const sound = { name: 'a', few: 3, places: [{ x: 0.5, y: -3 }], each: { 2: 1 }, effect: { gain: { coins: 1 } } }

const refused = (change: Readonly<Record<string, Json>>): Refusal =>
  refusalOf(() => readPack(schema, { ...sound, ...change }))
const toldOf = (change: Readonly<Record<string, Json>>): string => refused(change).message
const toldInItalian = (change: Readonly<Record<string, Json>>): string | undefined => refused(change).translated.it

test('a sound pack is read, and fields that nobody reads may stand anywhere', () => {
  expect(readPack(schema, { ...sound, note: 'by hand', more: { page: 7 } })).toEqual(sound)
})

test('a value out of its bounds is told with its place, its bound and what it is', () => {
  expect(toldOf({ few: 1e9 })).toContain('\n  few: at most 99, not 1000000000')
  expect(toldOf({ few: -1 })).toContain('\n  few: at least 0, not -1')
  expect(toldOf({ few: 0.5 })).toContain('\n  few: a whole number, not 0.5')
  expect(toldOf({ few: 1e308 })).toContain('\n  few: at most 99, not 1e+308')
  expect(toldOf({ name: '' })).toContain('\n  name: at least 1 character(s), not 0')
  expect(toldOf({ name: 'x'.repeat(201) })).toContain('\n  name: at most 200 character(s), not 201')
  expect(toldOf({ places: [sound.places, sound.places, sound.places].flat() })).toContain(
    'places: at most 2 row(s), not 3',
  )
  expect(toldOf({ places: [{ x: 1e9, y: 0 }] })).toContain('\n  places[0].x: at most 10000, not 1000000000')
  expect(toldOf({ each: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [at, 1])) })).toContain(
    '\n  each: at most 40 entries, not 41',
  )
})

test('of several shapes the one that was meant tells what is wrong', () => {
  expect(toldOf({ effect: { gain: { coins: 99 } } })).toContain('\n  effect.gain.coins: at most 9, not 99')
  expect(toldOf({ effect: { action: 'draw', count: 0 } })).toContain('\n  effect.count: at least 1, not 0')
  expect(toldOf({ effect: { fly: true } })).toContain('\n  effect: this fits no shape that it may have')
})

test('what nobody reads is bounded too: depth, lengths, numbers and characters', () => {
  let deep: Json = 'deep'
  for (let depth = 0; depth < 50_000; depth++) deep = { deep }
  expect(toldOf({ note: deep })).toMatch(/note(\.deep)+: nested more than 16 deep/)
  expect(toldOf({ note: 1e9 })).toContain('\n  note: from -1000000 to 1000000, not 1000000000')
  expect(toldOf({ note: Number.POSITIVE_INFINITY })).toContain('note: from -1000000 to 1000000, not Infinity')
  expect(toldOf({ note: '\ud800' })).toContain('note: half of a character')
  expect(toldOf({ note: 'a\u0007' })).toContain('note: control characters are no text')
  expect(toldOf({ note: Array.from({ length: 1_001 }, () => 1) })).toContain('note: at most 1000 rows, not 1001')
  expect(toldOf({ ['n'.repeat(101)]: 1 })).toContain('the name of a field has at most 100 characters')
  const wide = Array.from({ length: 999 }, () => Array.from({ length: 999 }, () => 1))
  expect(toldOf({ note: wide })).toContain('more than 100000 values')
})

test('every fault is told in Italian too', () => {
  expect(toldInItalian({ few: 1e9, name: '' })).toBe(
    'il pacchetto di componenti ha 2 errori:\n  name: almeno 1 carattere, non 0\n  few: al massimo 99, non 1000000000',
  )
  expect(toldInItalian({ few: 0.5 })).toContain('\n  few: un numero intero, non 0.5')
  expect(toldInItalian({ few: 'many', places: 'here' })).toMatch(
    /few: un numero, non un testo\n {2}places: un elenco, non un testo/,
  )
  expect(toldInItalian({ effect: { fly: true } })).toContain('effect: questo non ha nessuna delle forme permesse')
  expect(toldInItalian({ note: 1e9 })).toContain('note: da -1000000 a 1000000, non 1000000000')
  expect(toldInItalian({ note: '\ud800' })).toContain('note: mezzo carattere')
})
