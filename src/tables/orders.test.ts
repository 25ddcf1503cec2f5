import { expect, test } from 'vitest'
import type { StandingOrder } from '../kernel/orders.ts'
import { askedSeats } from './table.ts'
import { ada, answerSomehow, ben, foldedAgain, give, keysOf, type Trial, trial, whoSits } from './testing/table.ts'

const gather: StandingOrder = { id: 'o1', rule: 'turn', key: 'gather:shells', until: 'once' }
const autoConfirm: StandingOrder = { id: 'o2', rule: 'confirm', key: 'confirm:turn', until: 'game' }

function throwAll(made: Trial): void {
  for (const seat of [...askedSeats(made.table)])
    give(made, whoSits(made.table, seat), { kind: 'answer', seat, key: keysOf(made.table, seat)[0] ?? '' })
}

test('an answer given in advance is given when its question comes, once', () => {
  const made = trial()
  give(made, ben, { kind: 'order', seat: 1, order: gather })
  give(made, ben, { kind: 'order', seat: 1, order: autoConfirm })
  throwAll(made)
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  const entries = give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
  expect(entries).toMatchObject([
    { kind: 'answered', seat: 0 },
    { kind: 'answered', seat: 1, key: 'gather:shells', by: 'order' },
    { kind: 'answered', seat: 1, key: 'confirm:turn', by: 'order' },
  ])
  expect(made.table.orders[1]).toEqual([autoConfirm])
  expect(foldedAgain(made)).toEqual(made.table)
})

test('an order that no longer fits what was offered is dropped and the seat is asked', () => {
  const made = trial()
  throwAll(made)
  give(made, ben, { kind: 'order', seat: 1, order: { ...gather, offered: ['gather:shells', 'swap:pond'] } })
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
  expect(askedSeats(made.table)).toEqual([1])
  expect(made.table.orders[1]).toEqual([])
})

test('an order that holds for longer waits while its answer is not on offer; one for once is dropped', () => {
  const made = trial()
  throwAll(made)
  const nowhere = { ...gather, key: 'take:nothing' }
  give(made, ben, { kind: 'order', seat: 1, order: { ...nowhere, id: 'long', until: 'game' } })
  give(made, ben, { kind: 'order', seat: 1, order: { ...nowhere, id: 'short' } })
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
  expect(askedSeats(made.table)).toEqual([1])
  expect(made.table.orders[1]?.map(order => order.id)).toEqual(['long'])
})

test('an order that is to stop when its seat is touched stops then', () => {
  const made = trial()
  give(made, ben, { kind: 'order', seat: 1, order: { ...gather, unlessTouched: true } })
  give(made, ben, { kind: 'answer', seat: 1, key: keysOf(made.table, 1)[0] ?? '' })
  expect(made.table.orders[1]).toHaveLength(1)
  // Ada's throw uncovers both: an event about Ben that Ben did not cause now.
  give(made, ada, { kind: 'answer', seat: 0, key: keysOf(made.table, 0)[0] ?? '' })
  expect(made.table.orders[1]).toEqual([])
})

test('orders wait after going back, and are cleared by name', () => {
  const made = trial()
  throwAll(made)
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  expect(give(made, ada, { kind: 'order', seat: 0, order: autoConfirm })).toHaveLength(2)
  answerSomehow(made)
  give(made, ben, { kind: 'order', seat: 1, order: autoConfirm })
  give(made, ben, { kind: 'clear-order', seat: 1, id: 'o2' })
  expect(made.table.orders[1]).toEqual([])
  const unknown = { ...gather, rule: 'nonsense' }
  expect(() => give(made, ben, { kind: 'order', seat: 1, order: unknown })).toThrow(/no rule of Pebbles/)
})
