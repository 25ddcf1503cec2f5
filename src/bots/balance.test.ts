import { describe, expect, it } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { balanceMarkdown, balanceReport, observe } from './balance.ts'
import type { Observation } from './balance-plan.ts'

describe('the balance report', () => {
  it('notes which cards, Masters, Objectives and tiles each seat used', () => {
    const seen = observe(newton, { seed: 'balance', seats: ['novice', 'novice'], thinking: {} })
    expect(seen.uses).toHaveLength(2)
    expect(seen.uses.flat().some(id => newton.prepare(newton.pack).cards.has(id))).toBe(true)
    expect(seen.won.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    expect([0, 1]).toContain(seen.first)
  })

  it('marks what wins far more often than the rest, and only that', () => {
    const course = { answers: 0, turns: 0, points: [], rounds: [] }
    const won: Observation = { first: 0, totals: [60, 40], won: [1, 0], uses: [['sword'], ['stick']], course }
    const even: Observation = { first: 1, totals: [40, 60], won: [0, 1], uses: [['stone'], ['sword']], course }
    const plain: Observation = { first: 1, totals: [50, 50], won: [0.5, 0.5], uses: [['stone'], ['stone']], course }
    const many = Array.from({ length: 20 }, () => [won, even, plain]).flat()
    const report = balanceReport({ game: 'duel', level: 'scholar', players: 2 }, many, ['sword', 'shield'])
    const item = (name: string) => report.items.find(one => one.name === name)
    expect(item('sword')).toMatchObject({ winShare: 1, marked: true })
    expect(item('sword')?.gain).toBeCloseTo(60 - 45, 9)
    expect(item('stone')?.marked).toBe(true)
    expect(report.unused).toEqual(['shield'])
    expect(report.positions[0]?.winShare).toBeCloseTo((1 + 1 + 0.5) / 3, 9)
    expect(balanceMarkdown(report, 'a command')).toContain('| **sword** |')
  })
})
