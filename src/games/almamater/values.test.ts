import { expect, test } from 'vitest'
import { almaMater } from './game.ts'

/** What the rulebook shows and says of values that are otherwise ours: it holds however they are tuned. */
const { pack } = almaMater.prepare(almaMater.pack)
const times = (list: readonly string[], one: string): number => list.filter(id => id === one).length

test('the setup cards 9, 7 and 4 of the example can be kept, and give its goods', () => {
  const cards = ['setup-19', 'setup-13', 'setup-04'].map(id => pack.setupCards.cards.find(card => card.id === id))
  expect(cards.map(card => card?.whiteNumber)).toEqual([9, 7, 4])
  expect(cards.flatMap(card => card?.effects ?? [])).toEqual([
    { action: 'recruit-student', faculties: ['art'], free: true },
    { gain: { greenSteps: 1 } },
    { gain: { prestige: 4 } },
    { gain: { ownTextbooks: 2 } },
    { gainTextbooks: { count: 1, mode: 'any' } },
    { gain: { ducats: 3 } },
  ])
})

test('every research cost and every milestone bonus is on one to three cards, and the first card asks for no professor', () => {
  const { cards } = pack.researchCards
  const costs = cards.flatMap(({ levels }) => [levels[0].cost, levels[1].cost])
  const bonuses = cards.map(({ levels }) => levels[2].milestone)
  for (const { id } of pack.researchCosts) expect([1, 2, 3], id).toContain(times(costs, id))
  for (const { id } of pack.milestoneBonuses) expect([1, 2, 3], id).toContain(times(bonuses, id))
  const first = cards.filter(({ letter }) => letter === 'a').flatMap(({ levels }) => [levels[0].cost, levels[1].cost])
  expect(first.filter(id => /professor|exhaust|or-pay/.test(id))).toEqual([])
})

test('display prices do not fall and have a 2 beside a 3; storage grows and is 7 at some time', () => {
  const { prices } = pack.display
  expect([...prices].sort((a, b) => a - b)).toEqual(prices)
  expect(prices.some((price, at) => price === 2 && prices[at + 1] === 3)).toBe(true)
  const sizes = pack.lectureHalls.flatMap(({ storageSize }) => storageSize ?? [])
  expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual(sizes)
  expect(sizes).toContain(7)
})
