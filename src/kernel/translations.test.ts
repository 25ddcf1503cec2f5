import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inEveryLanguage, type PartOf, said, withPart } from './translations.ts'

const english = {
  greeting: 'Hello',
  count: (number: number): string => `${number} games`,
  list: ['a', 'b'] as readonly string[],
  deep: { one: 'one', two: { three: 'three', four: 'four' } },
}

describe('a partial language', () => {
  test('says what it has, at any depth, and the rest in English', () => {
    const part: PartOf<typeof english> = { count: number => `${number} Spiele`, deep: { two: { four: 'vier' } } }
    const spoken = withPart(english, part)
    expect(spoken).toMatchObject({ greeting: 'Hello', deep: { one: 'one', two: { three: 'three', four: 'vier' } } })
    expect(spoken.count(3)).toBe('3 Spiele')
    expect(english.deep.two.four).toBe('four')
  })

  test('replaces lists as a whole, and nothing by what is left out', () => {
    expect(withPart(english, { list: ['x'] }).list).toEqual(['x'])
    expect(withPart(english, undefined)).toBe(english)
    expect(withPart(english, {})).toEqual(english)
  })

  test('of any phrases has each phrase of its own, and each other one of English', () => {
    const phrases = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.string())
    fc.assert(
      fc.property(phrases, phrases, (whole, part) => {
        const spoken: Readonly<Record<string, string>> = withPart<Readonly<Record<string, string>>>(whole, part)
        for (const name of ['a', 'b', 'c', 'd']) expect(spoken[name]).toBe(part[name] ?? whole[name])
      }),
    )
  })

  test('may be missing altogether', () => {
    const all = inEveryLanguage({ en: english })
    expect(all.it).toEqual(english)
    expect(said({ en: 'Hello' }, 'it')).toBe('Hello')
    expect(said({ en: 'Hello', it: 'Ciao' }, 'it')).toBe('Ciao')
  })
})
