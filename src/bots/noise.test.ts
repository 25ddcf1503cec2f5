import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../kernel/chance.ts'
import { sortedWithNoise } from './noise.ts'

const things = [{ value: 1 }, { value: 30 }, { value: 2 }, { value: 3 }]
const orders = (noise: number): readonly (readonly number[])[] => {
  const chance = chanceFromSeed('noiseChance')
  return Array.from({ length: 100 }, () => sortedWithNoise(things, noise, chance).map(({ value }) => value))
}

describe('whoever misjudges', () => {
  it('by nothing, sees the best first', () => {
    for (const order of orders(0)) expect(order).toEqual([30, 3, 2, 1])
  })

  it('by a little, takes what is close for better or worse, and never what is far', () => {
    const seen = orders(2)
    expect(new Set(seen.map(order => order.join())).size).toBe(6)
    for (const order of seen) expect(order[0]).toBe(30)
  })

  it('the same way again with the same chance', () => {
    expect(orders(2)).toEqual(orders(2))
    expect(things.map(({ value }) => value)).toEqual([1, 30, 2, 3])
  })
})
