import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimatesAfter, newcomer, type PlacedEstimate } from './estimate.ts'

const placed = (...places: readonly number[]): readonly PlacedEstimate[] =>
  places.map(place => ({ ...newcomer, place }))

const rounded = (seats: readonly PlacedEstimate[]): readonly (readonly [number, number])[] =>
  estimatesAfter(seats).map(({ mean, deviation }) => [Number(mean.toFixed(3)), Number(deviation.toFixed(3))])

describe('estimates after a game', () => {
  it('begin where OpenSkill begins', () => {
    expect(newcomer).toEqual({ mean: 25, deviation: 25 / 3 })
  })

  it('are those of the published example of four who place 4, 1, 3 and 2', () => {
    expect(rounded(placed(4, 1, 3, 2))).toEqual([
      [20.963, 8.084],
      [27.795, 8.263],
      [24.689, 8.084],
      [26.553, 8.179],
    ])
  })

  it('are those of the published example with a tie', () => {
    expect(rounded(placed(2, 4, 2, 1))).toEqual([
      [24.689, 8.179],
      [22.826, 8.179],
      [24.689, 8.179],
      [27.795, 8.263],
    ])
  })

  it('say the same of two who share the first place, which stays shared', () => {
    const [one, other, last] = rounded(placed(1, 1, 3))
    expect(one).toEqual(other)
    expect(one?.[0]).toBeGreaterThan(25)
    expect(last?.[0]).toBeLessThan(25)
  })

  const seats = fc.array(
    fc.record({
      mean: fc.double({ min: -40, max: 90, noNaN: true }),
      deviation: fc.double({ min: 0.5, max: 9, noNaN: true }),
      place: fc.integer({ min: 1, max: 8 }),
    }),
    { minLength: 2, maxLength: 8 },
  )

  it('are finite numbers, and do not depend on the order in which the seats are named', () => {
    fc.assert(
      fc.property(seats, given => {
        const after = estimatesAfter(given)
        const turned = estimatesAfter(given.toReversed()).toReversed()
        after.forEach(({ mean, deviation }, at) => {
          expect(mean).toBeCloseTo(turned[at]?.mean ?? Number.NaN, 6)
          expect(deviation).toBeCloseTo(turned[at]?.deviation ?? Number.NaN, 6)
          expect(deviation).toBeGreaterThan(0)
        })
      }),
    )
  })

  it('never fall for who is first alone, and never rise for who is last alone', () => {
    fc.assert(
      fc.property(seats, given => {
        const places = given.map(one => one.place)
        estimatesAfter(given).forEach(({ mean }, at) => {
          const own = given[at]
          if (own === undefined || places.filter(place => place === own.place).length > 1) return
          if (own.place === Math.min(...places)) expect(mean).toBeGreaterThanOrEqual(own.mean)
          if (own.place === Math.max(...places)) expect(mean).toBeLessThanOrEqual(own.mean)
        })
      }),
    )
  })
})
