import { describe, expect, it } from 'vitest'
import { beginningAt, combinations, timesOver } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import { almaMater } from './game.ts'
import { own } from './testing/properties.ts'

/** Games of every player count with every combination of options, so many times. */
const TIMES = timesOver(6)

describe('random play', () => {
  it('A-1.1: goes through every combination of player count and options', () => {
    const every = combinations(almaMater)
    const begun = Array.from({ length: every }, (_, index) => {
      const { players, options } = beginningAt(almaMater, index, 'every')
      return `${players} ${options?.confirm}`
    })
    expect(new Set(begun).size).toBe(every)
    expect(every).toBe(3 * 2)
  })

  for (let time = 0; time < TIMES; time++)
    it(`holds every property at every state of whole games, time ${time + 1} through all options`, () => {
      const every = combinations(almaMater)
      for (let at = 0; at < every; at++) {
        const { decisions, scores } = hunt(almaMater, beginningAt(almaMater, time * every + at, 'random'), own)
        expect(decisions).toBeGreaterThan(60)
        expect(scores.every(score => score.total >= 0)).toBe(true)
      }
    })
})
