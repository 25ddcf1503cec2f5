import { expect, test } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import type { Game } from '../../kernel/contract.ts'
import { isStandard, readPackText } from './read-pack.ts'

const game = newton as unknown as Game
const changed = (change: (pack: { masters: { vp: number }[] }) => void): string => {
  const pack = structuredClone(game.pack) as unknown as { masters: { vp: number }[] }
  change(pack)
  return JSON.stringify(pack, undefined, 2)
}

test('a file with the standard components is no pack of one’s own', () => {
  expect(readPackText(game, JSON.stringify(game.pack))).toBeUndefined()
})

test('a file with one other value is a pack of one’s own', () => {
  const pack = readPackText(
    game,
    changed(({ masters: [first] }) => Object.assign(first ?? {}, { vp: 99 })),
  )
  expect(JSON.stringify(pack)).toContain('"vp":99')
  expect(isStandard(game, pack ?? null)).toBe(false)
})

test('a wrong value is refused with its place', () => {
  const text = changed(({ masters: [, second] }) => Object.assign(second ?? {}, { vp: 'many' }))
  expect(() => readPackText(game, text)).toThrow(/masters\[1\]\.vp: /)
})

test('a file that is no JSON is refused with the place of the fault', () => {
  const place = (text: string): string => {
    try {
      readPackText(game, text)
    } catch (fault) {
      return /line \d+, column \d+/.exec(String(fault))?.[0] ?? String(fault)
    }
    return 'none'
  }
  expect(place('{\n  "masters": [1, 2,]\n}')).toBe('line 2, column 20')
  expect(place('{\n  "masters" []\n}')).toBe('line 2, column 13')
  expect(place('{ "masters": [oops] }')).toBe('line 1, column 15')
  expect(place('{ "masters": "never ended')).toBe('line 1, column 14')
  expect(place('{} {}')).toBe('line 1, column 4')
})
