import { describe, expect, it } from 'vitest'
import { beginningAt, combinations, timesOver } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import { newton } from './game.ts'
import { own } from './testing/properties.ts'

/** Games of every player count with every combination of options, so many times. */
const TIMES = timesOver(2)

describe('random play', () => {
  it('goes through every combination of player count and options', () => {
    const every = combinations(newton)
    const begun = Array.from({ length: every }, (_, index) => {
      const { players, options } = beginningAt(newton, index, 'every')
      return `${players} ${options?.masterDraft} ${options?.confirm}`
    })
    expect(new Set(begun).size).toBe(every)
    expect(every).toBe(4 * 2 * 2)
  })

  for (let time = 0; time < TIMES; time++)
    it(`holds every property at every state of whole games, time ${time + 1} through all options`, () => {
      const every = combinations(newton)
      for (let at = 0; at < every; at++) {
        const { decisions, scores } = hunt(newton, beginningAt(newton, time * every + at, 'random'), own)
        expect(decisions).toBeGreaterThanOrEqual(60)
        expect(scores.every(score => score.total >= 0)).toBe(true)
      }
    })
})
