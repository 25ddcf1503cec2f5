import { expect, test } from 'vitest'
import type { Choice } from './choices.ts'
import { takingAll, touchedNext } from './touched.ts'

const paying = (...places: string[]): Choice => ({ id: places.join(' '), places }) as unknown as Choice

const threeBlack = paying('black', 'black', 'black', 'blue')
const twoBlack = paying('black', 'black', 'blue', 'blue')
const noBlack = paying('blue', 'blue', 'red', 'red')
const payments = [threeBlack, twoBlack, noBlack]

test('each touch leaves the answers that take the place as often as it was touched', () => {
  expect(takingAll(payments, ['black'])).toEqual([threeBlack, twoBlack])
  expect(takingAll(payments, ['black', 'blue', 'black'])).toEqual([threeBlack, twoBlack])
  expect(takingAll(payments, ['black', 'black', 'black'])).toEqual([threeBlack])
  expect(takingAll(payments, [])).toEqual(payments)
})

test('a place that is touched more often than any answer takes it is let go again', () => {
  const three = ['black', 'black', 'black']
  expect(touchedNext(payments, three.slice(1), 'black')).toEqual(three)
  expect(touchedNext(payments, three, 'black')).toEqual([])
  expect(touchedNext(payments, ['blue', ...three], 'black')).toEqual(['blue'])
})

test('a place that goes with nothing that was touched is touched alone', () => {
  expect(touchedNext(payments, ['black'], 'red')).toEqual(['red'])
  expect(touchedNext(payments, ['blue'], 'red')).toEqual(['blue', 'red'])
})
