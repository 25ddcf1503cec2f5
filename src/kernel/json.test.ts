import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkJson, isWholeText, readJson, usualBounds } from './json.ts'

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth)

test('what was written as JSON is read as it was', () => {
  const named = fc.jsonValue({ maxDepth: 8, stringUnit: 'grapheme' })
  fc.assert(
    fc.property(named, value => {
      const text = JSON.stringify(value)
      fc.pre(!text.includes('"__proto__"'))
      expect(readJson(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 500 },
  )
})

test('as deep as is allowed is read, and anything deeper is refused, however deep it is', () => {
  const { depth } = usualBounds
  readJson(nested(depth + 1, '[', ']'))
  expect(() => readJson(nested(depth + 2, '[', ']'), 'the message')).toThrow(/^the message has .* more than 128 deep$/)
  for (const deep of [2_000, 500_000]) {
    expect(() => readJson(nested(deep, '[', ']'))).toThrow(/nested more than/)
    expect(() => readJson(nested(deep, '{"a":', '').concat('1', '}'.repeat(deep)))).toThrow(/nested more than/)
    expect(() => readJson('['.repeat(deep))).toThrow(/is not JSON/)
  }
})

test('documents of any shape are counted whole, and a value that holds itself is refused', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
      const text = JSON.stringify(value)
      fc.pre(!text.includes('"__proto__"'))
      const count = (one: unknown): number =>
        typeof one === 'object' && one !== null ? Object.values(one).reduce((sum, part) => sum + count(part), 1) : 1
      const values = count(value)
      readJson(text, 'it', { depth: 10, values })
      expect(() => readJson(text, 'it', { depth: 10, values: values - 1 })).toThrow(/more than/)
    }),
    { numRuns: 300 },
  )
  const round: unknown[] = []
  round.push(round)
  expect(() => checkJson(round)).toThrow(/nested more than/)
})

test('texts with a NUL or half a surrogate pair are refused wherever they stand', () => {
  for (const odd of ['\u0000', 'a\u0000b', '\ud83d', 'x\udca5']) {
    expect(isWholeText(odd)).toBe(false)
    for (const document of [odd, [odd], { a: { b: [odd] } }, { [odd]: 1 }])
      expect(() => readJson(JSON.stringify(document))).toThrow(/NUL or half a surrogate pair/)
  }
  for (const fine of ['', 'è 𝛑 💥', 'line\nline\ttab', '\\u0000']) expect(readJson(JSON.stringify(fine))).toBe(fine)
  expect(() => readJson('{"__proto__": {"admin": true}}')).toThrow(/__proto__/)
})
