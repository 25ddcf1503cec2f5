import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { beginningAt, combinations } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import { expo1906 } from './game.ts'
import { otherPack } from './testing/otherPack.ts'
import { own } from './testing/properties.ts'

const TIMES = 4
const pack = otherPack()

describe('play with a component pack of the table’s own', () => {
  it('begins with the values of the pack', () => {
    const { state } = begin(expo1906, { players: 1, seed: 'other', pack })
    expect(state.players[0]).toMatchObject({ money: 9 })
    expect(state.components).not.toBe(begin(expo1906, { players: 1, seed: 'other' }).state.components)
  })

  it('holds every property where random players complete Projects and rows', () => {
    const every = combinations(expo1906)
    let points = 0
    for (let at = 0; at < every * TIMES; at++) {
      const { scores } = hunt(expo1906, { ...beginningAt(expo1906, at, 'packs'), pack }, own)
      for (const { reasons } of scores) for (const { because } of reasons) points += because === 'leaders' ? 1 : 0
    }
    expect(points).toBeGreaterThan(5)
  })
})
