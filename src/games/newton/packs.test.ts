import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { beginningAt, combinations, timesOver } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import { newton } from './game.ts'
import { otherPack } from './testing/other-pack.ts'
import { own } from './testing/properties.ts'

const TIMES = timesOver(2)
const pack = otherPack()

describe('play with a component pack of the table’s own', () => {
  it('begins with the values of the pack', () => {
    const { state } = begin(newton, { players: 3, seed: 'other', pack, options: { masterDraft: false } })
    expect(state.players[0]).toMatchObject({ coins: 9, potions: 3, supply: 3 })
    expect(state.lines.map(line => line.length)).toEqual([1, 1, 1])
    expect(state.components).not.toBe(begin(newton, { players: 3, seed: 'other' }).state.components)
  })

  for (let time = 0; time < TIMES; time++)
    it(`holds every property at every state of whole games, time ${time + 1} through all options`, () => {
      const every = combinations(newton)
      for (let at = 0; at < every; at++) {
        const { decisions } = hunt(newton, { ...beginningAt(newton, time * every + at, 'packs'), pack }, own)
        expect(decisions).toBeGreaterThan(30)
      }
    })
})
