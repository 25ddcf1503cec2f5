import { expect, test } from 'vitest'
import type { Game } from '../../src/kernel/contract.ts'
import { beginningAt, combinations } from '../../src/kernel/testing/beginnings.ts'
import { hunt } from '../../src/kernel/testing/properties.ts'
import { pebbles as game } from './pebbles.ts'
import { own } from './testing/properties.ts'

/** Games of every player count with every combination of options, so many times. */
const TIMES = 6

test('random games of every player count with every option keep every property at every state', () => {
  for (let index = 0; index < TIMES * combinations(game as Game); index++) {
    const beginning = beginningAt(game as Game, index, 'random')
    const { decisions, scores } = hunt(game, beginning, own)
    expect(decisions).toBeGreaterThanOrEqual(beginning.players * 3)
    expect(scores).toHaveLength(beginning.players)
  }
})
