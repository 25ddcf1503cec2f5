import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { newton } from '../../games/newton/game.ts'
import { loadPackDescription } from '../../games/pack-descriptions.ts'
import type { Game } from '../../kernel/contract.ts'
import { isStandard, readPackText, readUnderWork } from './read-pack.ts'

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

describe('a file that is opened in the workshop', () => {
  test('may have something to mend: whoever saved in mid-work can go on', async () => {
    const { field } = await loadPackDescription('newton')
    const text = changed(({ masters: [, second] }) => Object.assign(second ?? {}, { vp: 'many' }))
    expect(JSON.stringify(readUnderWork(game, field, text))).toContain('"vp":"many"')
    expect(readUnderWork(game, field, JSON.stringify(game.pack))).toEqual(game.pack)
  })

  test.each(gameIds)('of another game than %s is refused, and says so', async id => {
    const { field } = await loadPackDescription(id)
    const here = await loadGame(id)
    for (const other of gameIds.filter(one => one !== id)) {
      const text = JSON.stringify((await loadGame(other)).pack)
      expect(() => readUnderWork(here, field, text)).toThrow(`another game (${other}), not of ${here.title}`)
    }
    expect(readUnderWork(here, field, JSON.stringify(here.pack))).toEqual(here.pack)
  })

  test('that no form could show is refused', async () => {
    const { field } = await loadPackDescription('newton')
    for (const broken of [{ masters: 'none' }, { masters: [7] }, { map: undefined }, { tiles: null }])
      expect(() => readUnderWork(game, field, JSON.stringify({ ...(game.pack as object), ...broken }))).toThrow(
        /fault|missing/,
      )
    for (const text of ['7', 'null', '[]', '{}']) expect(() => readUnderWork(game, field, text)).toThrow()
  })
})
