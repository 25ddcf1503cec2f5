import { describe, expect, it } from 'vitest'
import { beginningAt, combinations, timesOver } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import { expo1906 } from './game.ts'
import { own } from './testing/properties.ts'

/** Games of every player count with every combination of options, so many times. */
const TIMES = timesOver(3)

describe('random play', () => {
  it('goes through every combination of player count and options, and every level of experience', () => {
    const every = combinations(expo1906)
    const beginnings = Array.from({ length: every * 4 }, (_, index) => beginningAt(expo1906, index, 'random'))
    const begun = beginnings.map(({ players, options }) => `${players} ${options?.openPlayedCards} ${options?.confirm}`)
    expect(new Set(begun).size).toBe(every)
    expect(every).toBe(4 * 2 * 2)
    expect(new Set(beginnings.flatMap(({ options }) => options?.handicaps as string[])).size).toBe(3)
  })

  for (let time = 0; time < TIMES; time++)
    it(`holds every property at every state of whole games, time ${time + 1} through all options`, () => {
      const every = combinations(expo1906)
      for (let at = 0; at < every; at++) {
        const { decisions, scores } = hunt(expo1906, beginningAt(expo1906, time * every + at, 'random'), own)
        expect(decisions).toBeGreaterThan(30)
        expect(scores.every(score => score.total >= 0)).toBe(true)
      }
    })
})
