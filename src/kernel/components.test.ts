import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { componentHash, prepared } from './components.ts'
import { Refusal } from './errors.ts'
import { canonicalJson } from './json.ts'
import { begin } from './play.ts'
import { refusalOf } from './testing/refusal.ts'

describe('a component pack', () => {
  test('has a hash that depends on its content alone, not on the order of its fields', () => {
    const hash = componentHash({ a: 1, b: [true, null, 'x'] })
    expect(componentHash({ b: [true, null, 'x'], a: 1 })).toBe(hash)
    expect(componentHash({ a: 1, b: [true, 'x', null] })).not.toBe(hash)
    expect(canonicalJson({ b: [1, { d: 'é"', c: null }], a: true })).toBe('{"a":true,"b":[1,{"c":null,"d":"é\\""}]}')
  })

  test('is prepared once', () => {
    expect(prepared(pebbles, pebbles.pack)).toBe(prepared(pebbles, pebbles.pack))
  })

  test('that is wrong is refused with every fault and its place, before anything is set up', () => {
    const wrong = {
      rounds: 0,
      hand: 3,
      kinds: [
        { id: 'quartz', name: { en: 'quartz', it: 'quarzo' }, count: 'six', points: 1 },
        { id: 'quartz', name: { it: 'quarzo' }, count: 6, points: 1 },
      ],
    }
    const fault = refusalOf(() => begin(pebbles, { players: 2, seed: 'a', pack: wrong }))
    expect(fault.code).toBe('bad-components')
    expect(fault.message.split('\n')).toEqual([
      'the pack of Pebbles is wrong:',
      'kinds[0].count: must be a whole number from 1 to 99, not "six"',
      'kinds[1].id: there is another quartz above',
      'kinds[1].name.en: must be a text of 1 to 40 characters, not undefined',
      'rounds: must be a whole number from 1 to 99, not 0',
    ])
  })

  test.each([null, 7, 'pack', [], {}])('that is %j is refused', pack => {
    expect(() => begin(pebbles, { players: 2, seed: 'a', pack: pack ?? 'null' })).toThrow(Refusal)
  })
})
