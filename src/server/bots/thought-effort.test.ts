import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Level, levels } from '../../bots/levels.ts'
import { effortFor, type InLine, levelAfter } from './thought-effort.ts'

const settings = { budget: 1_500, patience: 5_000, threads: 1 }
const crowd = (size: number, came = 0): readonly InLine[] =>
  Array.from({ length: size }, () => ({ came, looksAhead: true }))

test('a master for whom nobody else waits has all its time', () => {
  expect(effortFor('master', settings, [], 1e9)).toEqual({ level: 'master', budgetMs: 1_500 })
  expect(effortFor('master', settings, crowd(2), 0)).toEqual({ level: 'master', budgetMs: 1_500 })
})

test('a master looks the less the more others wait, and plans like a scholar when there is no time to look', () => {
  expect(effortFor('master', settings, crowd(9), 0)).toEqual({ level: 'master', budgetMs: 500 })
  expect(effortFor('master', settings, crowd(49), 0)).toEqual({ level: 'master', budgetMs: 100 })
  expect(effortFor('master', { ...settings, threads: 2 }, crowd(49), 0)).toEqual({ level: 'master', budgetMs: 200 })
  expect(effortFor('master', settings, crowd(299), 0)).toEqual({ level: 'scholar', budgetMs: 0 })
})

test('who has waited too long already is not kept waiting for looks', () => {
  expect(effortFor('master', settings, crowd(1), 6_000)).toEqual({ level: 'scholar', budgetMs: 0 })
})

test('on a machine so slow that thoughts take longer than they should, some masters hurry, and people wait little longer', () => {
  let line = crowd(50)
  let now = 0
  let longest = 0
  const efforts: Level[] = []
  for (let turn = 0; turn < 500; turn++) {
    const { level, budgetMs } = effortFor('master', settings, line.slice(1), now)
    now += budgetMs + (level === 'master' ? 200 : 20)
    efforts.push(level)
    longest = Math.max(longest, now - (line[0]?.came ?? 0))
    line = [...line.slice(1), { came: now, looksAhead: true }]
  }
  expect(new Set(efforts)).toEqual(new Set(['master', 'scholar']))
  expect(longest).toBeLessThan(2 * settings.patience)
})

test('where people come and are answered all the time, masters look as long as there is time for, neither more nor less by turns', () => {
  // Fifty tables: each time one is answered, it comes again at once.
  let line = crowd(50)
  let now = 0
  const shares: number[] = []
  for (let turn = 0; turn < 500; turn++) {
    const { budgetMs } = effortFor('master', settings, line.slice(1), now)
    now += budgetMs + 10
    shares.push(budgetMs)
    line = [...line.slice(1), { came: now, looksAhead: true }]
  }
  const settled = shares.slice(100)
  expect(Math.min(...settled)).toBeGreaterThan(85)
  expect(Math.max(...settled)).toBeLessThan(105)
})

test('whoever waits and however long, a master never has more than its time, and no more than if they had waited less', () => {
  const line = fc.array(fc.record({ came: fc.integer({ min: 0, max: 60_000 }), looksAhead: fc.boolean() }))
  const given = fc.record({ budget: fc.nat(5_000), patience: fc.nat(10_000), threads: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(line, given, fc.nat(60_000), (behind, settled, later) => {
      const now = effortFor('master', settled, behind, 60_000)
      expect(now.budgetMs).toBeGreaterThanOrEqual(0)
      expect(now.budgetMs).toBeLessThanOrEqual(settled.budget)
      expect(effortFor('master', settled, behind, 60_000 + later).budgetMs).toBeLessThanOrEqual(now.budgetMs)
    }),
  )
})

test('those who do not look ahead take hardly any time', () => {
  const novices = crowd(40).map(one => ({ ...one, looksAhead: false }))
  expect(effortFor('master', settings, novices, 0)).toEqual({ level: 'master', budgetMs: 1_500 })
})

test('however many come at once, masters that keep to their time have answered all within the patience', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 4 }), (size, threads) => {
      let now = 0
      for (let left = size; left > 0; left -= threads) {
        const { budgetMs } = effortFor('master', { ...settings, threads }, crowd(left - 1), now)
        now += budgetMs
      }
      expect(now).toBeLessThanOrEqual(settings.patience + settings.budget + 1e-6)
    }),
  )
})

test('a budget so small that it leaves no time to look is given all the same, as long as nobody else waits', () => {
  expect(effortFor('master', { ...settings, budget: 5 }, [], 0)).toEqual({ level: 'master', budgetMs: 5 })
})

test('a thought that fails is done again, never better than before and never at random unless it was asked so', () => {
  for (const level of levels) {
    const tried = [0, 1, 2, 3].map(failed => levelAfter(level, failed))
    const [first, second] = tried
    expect(first).toBe(level)
    expect(second).toBeDefined()
    expect(tried.at(-1)).toBeUndefined()
    const ranks = tried.filter(one => one !== undefined).map(one => levels.indexOf(one))
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
    if (level !== 'random') expect(tried).not.toContain('random')
  }
})
