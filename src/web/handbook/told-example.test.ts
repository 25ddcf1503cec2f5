import { expect, test } from 'vitest'
import { newtonBoard } from '../boards/newton/board.ts'
import { newtonMatter } from './newton/matter.ts'
import { exampleFacts, paidOnTheWay, toldSteps } from './told-example.ts'

const travel = newtonMatter.examples.travel
if (travel === undefined) throw new Error('there is no example of travelling')
const told = toldSteps(travel)

test('each step tells what it gave and what it cost, and the whole the sums', () => {
  const facts = exampleFacts('travel', told, 0)
  expect(facts).toMatchObject({ 'travel.3.paid.coins': 1, 'travel.3.vp': 1 })
  expect(facts['travel.2.vp']).toBeGreaterThan(0)
  expect(facts['travel.vp']).toBe(Number(facts['travel.2.vp']) + 1)
  expect(exampleFacts('travel', told, 1)).toEqual({})
})

test('a step begins where the one before it ended, and changes nothing of it', () => {
  expect(told[1]?.before).toBe(told[0]?.after)
  expect(told[0]?.before.state).not.toBe(told[0]?.after.state)
})

test('what was paid for a way is shown where it leads to', () => {
  const last = told[2]
  if (last === undefined) throw new Error('the example has three steps')
  const { chips } = newtonBoard.previewOf(last.before, 0, paidOnTheWay(last.events))
  expect(chips?.map(({ at }) => at)).toEqual(['place:carthago'])
  expect(chips?.[0]?.parts).toContainEqual({ change: -1, icon: 'coin' })
})

test('events without a way stay as they were', () => {
  const events = [{ type: 'coins', amount: 2 }, { type: 'turn-ended' }]
  expect(paidOnTheWay(events)).toEqual(events)
})

test('an answer that is not legal is refused', () => {
  expect(() => toldSteps({ ...travel, steps: [{ answers: ['travel:paris'], part: 'map' }] })).toThrow()
})
