import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { Refusal } from './errors.ts'
import { isWholeText } from './json.ts'
import { type GameRecord, readRecord, writeRecord } from './record.ts'
import { refusalOf } from './testing/refusal.ts'

const sound: GameRecord = {
  format: 'athenaeum-record',
  version: 1,
  game: 'pebbles',
  rulesVersion: 1,
  components: 'abc',
  players: 2,
  options: { confirm: true },
  seed: 'shore',
  answers: [
    { seat: 0, key: 'throw:quartz' },
    { seat: 1, key: 'throw:amber' },
    { seat: 0, key: 'gather:shells' },
    { seat: 0, key: 'confirm:turn' },
    { seat: 0, key: 'throw:agate' },
  ],
}

function fault(text: string): string {
  const { code, message } = refusalOf(() => readRecord(text))
  expect(code).toBe('bad-record')
  return message
}

/** Texts as they can be kept; the fields of a document are called anything but what every object inherits. */
const wholeTexts = fc.string({ unit: 'binary' }).filter(isWholeText)
const names = fc.string().filter(name => name !== '__proto__')
const documents = fc.jsonValue().filter(value => !JSON.stringify(value).includes('"__proto__"'))

const keys = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9:._-]{0,20}$/)
const records: fc.Arbitrary<GameRecord> = fc
  .record({
    game: fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/),
    rulesVersion: fc.integer({ min: 1, max: 99 }),
    components: fc.stringMatching(/^[0-9a-f]{64}$/),
    players: fc.integer({ min: 1, max: 6 }),
    options: fc.dictionary(names, fc.oneof(fc.boolean(), fc.string(), fc.array(fc.string()))),
    seed: wholeTexts,
    answers: fc.array(fc.record({ seat: fc.nat({ max: 5 }), key: keys }), { maxLength: 60 }),
    names: fc.option(fc.array(wholeTexts, { maxLength: 6 }), { nil: undefined }),
    pack: fc.option(fc.dictionary(names, documents), { nil: undefined }),
  })
  .map(({ names, pack, ...rest }) => ({
    format: 'athenaeum-record' as const,
    version: 1 as const,
    ...rest,
    ...(names === undefined ? {} : { names }),
    ...(pack === undefined ? {} : { pack: pack as never }),
  }))

const plain = (record: GameRecord): GameRecord => JSON.parse(JSON.stringify(record))

describe('a record', () => {
  test('is written as lines that people can read: headings, then the turns', () => {
    expect(writeRecord(sound)).toBe(
      [
        'athenaeum 1',
        'game pebbles',
        'rules 1',
        'components abc',
        'players 2',
        'options {"confirm":true}',
        'seed shore',
        '',
        '0: throw:quartz',
        '1: throw:amber',
        '0: gather:shells confirm:turn',
        '0: throw:agate',
        '',
      ].join('\n'),
    )
  })

  test('comes back equal from its lines, whatever its seed, names, options and pack', () => {
    fc.assert(
      fc.property(records, record => {
        expect(readRecord(writeRecord(record)).record).toEqual(plain(record))
      }),
    )
  })

  test('comes back equal from JSON', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(0, 2), (record, indent) => {
        expect(readRecord(JSON.stringify(record, null, indent)).record).toEqual(plain(record))
      }),
    )
  })

  test('in JSON is refused, or comes back equal from its lines, whatever stands in its fields', () => {
    const odd = fc.oneof(
      fc.constantFrom('a\nseed b', 'x y', '', ' ', '\u0085', '\u2028', '#', '0:', 1e300, -1, 0, 0.5, 2 ** 53),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    const answers = fc.array(fc.record({ seat: fc.oneof(fc.nat(3), odd), key: fc.oneof(keys, odd) }), { maxLength: 3 })
    const fields = { game: odd, rulesVersion: odd, components: odd, players: odd, seed: odd, answers }
    const change = fc.oneof(...Object.entries(fields).map(([name, values]) => values.map(value => ({ [name]: value }))))
    let accepted = 0
    fc.assert(
      fc.property(change, changed => {
        const text = JSON.stringify({ ...sound, ...changed })
        let record: GameRecord
        try {
          record = readRecord(text).record
        } catch (refusal) {
          expect(refusal).toBeInstanceOf(Refusal)
          return
        }
        accepted++
        expect(readRecord(writeRecord(record)).record).toEqual(record)
      }),
      { numRuns: 2_000 },
    )
    expect(accepted).toBeGreaterThan(100)
  })

  test('knows the line of each answer, in lines and in JSON', () => {
    expect(readRecord(writeRecord(sound)).lines).toEqual([9, 10, 11, 11, 12])
    const json = JSON.stringify(sound, null, 1)
    const { lines } = readRecord(json)
    const text = json.split('\n')
    expect(lines.map(line => text[line - 1]?.trim())).toEqual(sound.answers.map(({ key }) => `"key": "${key}"`))
  })

  test('may carry remarks, empty lines and the line ends of other systems', () => {
    const text = `# a remark\n\n${writeRecord(sound).replaceAll('\n', '\r\n')}\r\n# the end`
    expect(readRecord(text).record).toEqual(sound)
  })
})

describe('a broken record is refused with its line', () => {
  const lines = writeRecord(sound).split('\n')
  const changed = (at: number, line: string): string => lines.with(at - 1, line).join('\n')
  const without = (heading: string): string => lines.filter(line => !line.startsWith(`${heading} `)).join('\n')

  test.each([
    ['nonsense', changed(9, 'nonsense'), 'line 9: "nonsense" is neither a heading nor answers of a seat'],
    ['a seat without its colon', changed(9, '0 throw:quartz'), 'line 9: there is no heading "0"'],
    ['an unknown heading', changed(7, 'sead shore'), 'line 7: there is no heading "sead"; there are: athenaeum, game,'],
    ['a heading given twice', changed(9, 'players 3'), 'line 9: the heading "players" is given twice'],
    ['a version to come', changed(1, 'athenaeum 3'), 'line 1: only versions 1 and 2 of this format are known, not 3'],
    ['options that are not JSON', changed(6, 'options {'), 'line 6: the heading "options" is not JSON'],
    ['a number of players that is none', changed(5, 'players two'), 'line 5: "two" is not a whole number'],
    ['a rules version that is none', changed(3, 'rules x'), 'line 3: "x" is not a whole number'],
    ['a seed with a broken quote', changed(7, 'seed "x'), 'line 7: the heading "seed" is not JSON'],
    ['names that are no list', changed(8, 'names 3'), 'field "names" must be a list of names'],
    ['a missing heading', without('seed'), 'the record is broken: the heading "seed" is missing'],
    ['an empty file', '', 'the heading "athenaeum" is missing'],
  ])('%s', (_what, text, message) => {
    expect(fault(text)).toContain(message)
  })

  test.each([
    [
      'options without end',
      changed(6, `options ${'['.repeat(9_000)}${']'.repeat(9_000)}`),
      'line 6: the heading "options" has',
    ],
    ['JSON without end', `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'the record has lists and objects nested'],
    ['no JSON', '{"format": ', 'the record is not JSON'],
    ['no record', '{}', 'field "format" must be "athenaeum-record", not undefined'],
    ['another version', { ...sound, version: 2 }, 'field "version" must be 1, not 2'],
    ['no game', { ...sound, game: 7 }, 'field "game" must be the name of a game, not 7'],
    ['a list of options', { ...sound, options: [] }, 'field "options" must be an object, not []'],
    ['no answers', { ...sound, answers: {} }, 'field "answers" must be a list of answers'],
    [
      'an answer without a key',
      { ...sound, answers: [{ seat: 0 }] },
      'answer 1 must have a "seat" (number) and a "key"',
    ],
    ['an answer that is null', { ...sound, answers: [null] }, 'answer 1 must have a "seat"'],
    ['a negative seat', { ...sound, answers: [{ seat: -1, key: 'a' }] }, 'answer 1 must have a "seat"'],
    ['names that are no texts', { ...sound, names: [1] }, 'field "names" must be a list of names'],
  ])('JSON with %s', (_what, data, message) => {
    expect(fault(typeof data === 'string' ? data : JSON.stringify(data))).toContain(message)
  })

  test('whatever text it is, reading either gives a record or refuses', () => {
    const text = writeRecord({ ...sound, pack: pebbles.pack })
    fc.assert(
      fc.property(fc.nat({ max: text.length }), fc.nat({ max: 12 }), fc.string({ maxLength: 4 }), (at, cut, put) => {
        const broken = text.slice(0, at) + put + text.slice(at + cut)
        try {
          expect(readRecord(broken).record.format).toBe('athenaeum-record')
        } catch (refusal) {
          expect(refusal).toBeInstanceOf(Refusal)
        }
      }),
      { numRuns: 500 },
    )
  })
})
