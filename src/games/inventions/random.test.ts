import { describe, expect, it } from 'vitest'
import { beginningAt, combinations, timesOver } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import { inventions } from './game.ts'
import { own } from './testing/properties.ts'

/** Whole random games, spread over files of tests so that they run beside each other. */
const GAMES = timesOver(2) * combinations(inventions)

describe('random games', () => {
  it('go through every player count with every combination of options', () => {
    const begun = Array.from({ length: GAMES }, (_, index) => {
      const { players, options } = beginningAt(inventions, index, 'inventions')
      return JSON.stringify([players, Object.values(options ?? {}).filter(value => !Array.isArray(value))])
    })
    expect(new Set(begun).size).toBe(combinations(inventions))
  })

  const shares = 12
  it.each(Array.from({ length: shares }, (_, share) => share))(
    'hold every property of the kernel and of the game, share %i',
    { timeout: 600_000 },
    share => {
      let decisions = 0
      for (let index = share; index < GAMES; index += shares)
        decisions += hunt(inventions, beginningAt(inventions, index, 'inventions'), own).decisions
      expect(decisions).toBeGreaterThan(GAMES)
    },
  )
})
