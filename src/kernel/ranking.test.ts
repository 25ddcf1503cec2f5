import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placings, type Sum, withWinners } from './ranking.ts'

const sum = (seat: number, total: number, ...amounts: number[]): Sum => ({
  seat,
  total,
  reasons: [],
  tieBreaks: amounts.map((amount, at) => ({ by: ['money', 'tiles'][at] ?? 'more', amount })),
})

describe('ranking', () => {
  test('points decide first, and nothing is said of ties where there are none', () => {
    const scores = withWinners([sum(0, 12, 9), sum(1, 30, 0), sum(2, 20, 5)])
    expect(scores.map(({ won }) => won)).toEqual([false, true, false])
    expect(placings(scores)).toEqual([
      { seat: 1, place: 1 },
      { seat: 2, place: 2 },
      { seat: 0, place: 3 },
    ])
  })

  test('a tie goes to the first tie-break that differs, and both seats are told which it was', () => {
    const scores = withWinners([sum(0, 20, 4, 1), sum(1, 20, 4, 3), sum(2, 9, 8, 8)])
    expect(scores.map(({ won }) => won)).toEqual([false, true, false])
    expect(placings(scores)).toEqual([
      { seat: 1, place: 1, decidedBy: 'tiles' },
      { seat: 0, place: 2, decidedBy: 'tiles' },
      { seat: 2, place: 3 },
    ])
  })

  test('ties below the first place are broken too', () => {
    const scores = withWinners([sum(0, 31, 0), sum(1, 20, 2), sum(2, 20, 6)])
    expect(placings(scores).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
    ])
  })

  test('of three with equal points each is told what decided between it and its neighbour', () => {
    const scores = withWinners([sum(0, 20, 1, 9), sum(1, 20, 4, 3), sum(2, 20, 4, 1)])
    expect(placings(scores)).toEqual([
      { seat: 1, place: 1, decidedBy: 'tiles' },
      { seat: 2, place: 2, decidedBy: 'tiles' },
      { seat: 0, place: 3, decidedBy: 'money' },
    ])
  })

  test('who is still tied shares the place, and the next place is left out', () => {
    const scores = withWinners([sum(0, 20, 2), sum(1, 20, 2), sum(2, 3, 2)])
    expect(scores.map(({ won }) => won)).toEqual([true, true, false])
    expect(placings(scores).map(({ place }) => place)).toEqual([1, 1, 3])
  })

  test('scores of earlier rules, without tie-breaks, keep the winner that they name', () => {
    const old = [
      { seat: 0, total: 20, reasons: [], won: false },
      { seat: 1, total: 20, reasons: [], won: true },
    ]
    expect(placings(old)).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ])
  })

  test('whatever the sums, the winners are those in the first place, and more points are never behind', () => {
    const some = fc.array(fc.tuple(fc.nat(4), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(some, amounts => {
        const scores = withWinners(amounts.map(([total, ...breaks], seat) => sum(seat, total, ...breaks)))
        const places = placings(scores)
        const first = places.filter(({ place }) => place === 1).map(({ seat }) => seat)
        expect(first.toSorted()).toEqual(scores.filter(({ won }) => won).map(({ seat }) => seat))
        const totals = places.map(({ seat }) => scores[seat]?.total ?? 0)
        expect(totals).toEqual(totals.toSorted((a, b) => b - a))
      }),
    )
  })
})
