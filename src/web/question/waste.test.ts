import { expect, test } from 'vitest'
import type { Choice } from './choices.ts'
import { wasteOf } from './waste.ts'

const choice = (id: string, parts: Partial<Choice> = {}): Choice => ({
  id,
  keys: [id],
  option: { key: id, verb: id, to: [] },
  label: id,
  purpose: 'matter',
  places: [],
  changes: [],
  events: [],
  final: false,
  reveals: false,
  meetsHidden: false,
  gives: false,
  isVain: false,
  steps: 1,
  by: [],
  ...parts,
})
const stop = choice('stop', { purpose: 'leave' })
const gift = choice('gift', { gives: true, changes: [{ type: 'coins', amount: 2 }] })
const bought = choice('bought', { gives: true, changes: [{ type: 'coins', amount: -2 }] })
const walk = choice('walk', { changes: [{ type: 'coins', amount: -1 }] })

test('leaving what could be had for nothing is a waste; leaving what would have to be paid is none', () => {
  expect(wasteOf(stop, [gift, bought, stop])).toEqual({ kind: 'leaves', free: [gift] })
  expect(wasteOf(stop, [bought, walk, stop])).toBeUndefined()
})

test('paying for nothing is a waste where another answer gives something', () => {
  expect(wasteOf(walk, [walk, gift])).toEqual({ kind: 'empty' })
  expect(wasteOf(walk, [walk, choice('wait')])).toBeUndefined()
  expect(wasteOf({ ...walk, meetsHidden: true }, [walk, gift])).toBeUndefined()
  expect(wasteOf(bought, [bought, gift])).toBeUndefined()
})
