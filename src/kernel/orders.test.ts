import { expect, test } from 'vitest'
import { type Answered, orderFor, ordersAfter, type StandingOrder } from './orders.ts'
import type { Question } from './question.ts'

const asks = (rule: string, ...keys: string[]): Question => ({
  seat: 0,
  frame: { rule, seat: 0 },
  options: keys.map(key => ({ key, verb: key, to: [] })),
})
const skip: StandingOrder = { id: 'a', rule: 'optional', key: 'decline', until: 'game' }
const plain: Answered = { own: false, by: undefined, events: [], turnEnded: false, next: undefined }

test('an order answers its own question and no other', () => {
  expect(orderFor([skip], asks('optional', 'accept', 'decline'))).toBe(skip)
  expect(orderFor([skip], asks('turn', 'decline'))).toBeUndefined()
  expect(orderFor([{ ...skip, offered: ['decline'] }], asks('optional', 'accept', 'decline'))).toBeUndefined()
})

test('an order is left until it is used up, has run out, or no longer fits', () => {
  const once: StandingOrder = { ...skip, until: 'once' }
  const turn: StandingOrder = { ...skip, until: 'turn' }
  expect(ordersAfter([skip, once], 0, { ...plain, own: true, by: once })).toEqual([skip])
  expect(ordersAfter([skip, turn], 0, { ...plain, own: true, turnEnded: true })).toEqual([skip])
  expect(ordersAfter([turn], 0, { ...plain, turnEnded: true })).toEqual([turn])
  expect(ordersAfter([skip, once], 0, { ...plain, next: asks('optional', 'accept') })).toEqual([skip])
})

test('an order that is to stop when its seat is touched stops when another does something to it', () => {
  const wary: StandingOrder = { ...skip, unlessTouched: true }
  const touched = { ...plain, events: [{ type: 'coins', seat: 0 }] }
  expect(ordersAfter([wary, skip], 0, touched)).toEqual([skip])
  expect(ordersAfter([wary], 0, { ...touched, own: true })).toEqual([wary])
  expect(ordersAfter([wary], 0, { ...plain, events: [{ type: 'forced', seat: 0 }] })).toEqual([wary])
})
