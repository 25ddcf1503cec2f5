import { expect, test } from 'vitest'
import type { Score } from '../../kernel/contract.ts'
import { scoreGroups } from './score-groups.ts'

const score = (seat: number, ...because: readonly string[]): Score => ({
  seat,
  total: because.length,
  won: false,
  reasons: because.map(one => ({ because: one, points: 1 })),
})

const kinds: Readonly<Record<string, string>> = { galilei: 'masters', brahe: 'masters', coins: 'objectives' }

test('Reasons for points stand in groups of their kind, whoever has them, and what no component names comes first.', () => {
  const scores = [score(0, 'cards', 'galilei'), score(1, 'lines', 'coins', 'brahe')]
  expect(scoreGroups(scores, because => kinds[because])).toEqual([
    { kind: undefined, reasons: ['cards', 'lines'] },
    { kind: 'masters', reasons: ['galilei', 'brahe'] },
    { kind: 'objectives', reasons: ['coins'] },
  ])
})

test('A group without reasons is left out.', () => {
  expect(scoreGroups([score(0, 'galilei')], because => kinds[because])).toEqual([
    { kind: 'masters', reasons: ['galilei'] },
  ])
})
