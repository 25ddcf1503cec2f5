import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { beginningAt, combinations, timesOver } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import { expo1906 } from './game.ts'
import { otherPack, unevenPack } from './testing/other-pack.ts'
import { own } from './testing/properties.ts'

const TIMES = timesOver(2)
const pack = otherPack()

describe('play with a component pack of the table’s own', () => {
  it('begins with the values of the pack', () => {
    const { state } = begin(expo1906, { players: 1, seed: 'other', pack })
    expect(state.players[0]).toMatchObject({ money: 9 })
    expect(state.components).not.toBe(begin(expo1906, { players: 1, seed: 'other' }).state.components)
  })

  for (let time = 0; time < TIMES; time++)
    it(`holds every property where random players complete Projects and rows, time ${time + 1}`, () => {
      const every = combinations(expo1906)
      const reasons = new Set<string>()
      for (let at = 0; at < every; at++)
        for (const score of hunt(expo1906, { ...beginningAt(expo1906, time * every + at, 'packs'), pack }, own).scores)
          for (const { because } of score.reasons) reasons.add(because)
      expect([...reasons]).toEqual(expect.arrayContaining(['projects', 'jury']))
    })

  it('holds every property with a Lab without some of its cells and with unusual jumps', () => {
    for (let at = 0; at < combinations(expo1906); at++)
      hunt(expo1906, { ...beginningAt(expo1906, at, 'uneven'), pack: unevenPack() }, own)
  })
})
