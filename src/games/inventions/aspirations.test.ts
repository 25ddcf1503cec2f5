import { describe, expect, it } from 'vitest'
import { blocked, given, legal, legalTo, player, question, told, when } from './testing/scenario.ts'

/** A scene that has gone to the question after a stage of the turn: Travel from a region without a sage. */
const travelling = { regions: { europe: { citizens: [3, 0, 0, 0] }, africa: { sage: false } } } as const

describe('aspirations', () => {
  it('I-10.1, I-10.2: an aspiration takes the leftmost empty of the 4 spaces', () => {
    const scene = given({ ...travelling, seats: [{ display: ['economy-1', '', 'wealth-a'] }] })
    const after = when(scene, 'pillar:travel', 'travel:europe:africa')
    expect(player(after).display).toEqual(['economy-1', 'aspiration-culture', 'wealth-a', ''])
  })

  it('I-10.3, I-10.4, I-X36, I-R14: what does not fit is surplus; of the turn’s aspirations some go back', () => {
    const scene = given({
      order: [0, 1, 2, 3],
      seats: [{ display: ['economy-1', 'economy-2', 'culture-3'], prepared: 1, home: [0, 0, 2] }],
      regions: {
        europe: { citizens: [1, 0, 0, 0] },
        africa: { knowledgeTile: 'kt-invent' },
        asia: { card: 'wheel', presenter: 1 },
      },
      common: ['transportation', 'control-of-fire', 'stone-and-bone-tools', 'origin-of-language'],
    })
    const both = when(
      scene,
      'pillar:travel',
      'travel:europe:africa',
      'chain:kt-invent',
      'invent:wheel',
      'scholars:0:0:0',
    )
    expect(question(both).rule).toBe('return-aspiration')
    expect(legal(both)).toEqual(['return:culture', 'return:technology'])
    const kept = when(both, 'return:technology')
    expect(question(kept).rule).toBe('progress')
    expect(legalTo(kept, 'progress').every(tile => tile.startsWith('culture'))).toBe(true)
    expect(kept.play.state.turn.surplus).toEqual(['aspiration-technology'])
    const other = when(both, 'return:culture')
    expect(player(other).display[3]).toBe('aspiration-technology')
  })

  const waiting = { order: [0, 1, 2, 3], turn: { surplus: ['aspiration-technology', 'aspiration-wild'] } } as const
  const building = [{ rule: 'build', seat: 0, because: 'build', left: 1, built: 0, step: true } as never]

  it('I-10.4, I-R14: at the end of the turn surplus takes what has become free, by choice, and the rest goes back', () => {
    const scene = given({
      ...waiting,
      seats: [{ display: ['culture-1', 'culture-2', 'culture-3', 'culture-4'], home: [0, 3, 0], influence: 3 }],
      asks: building,
    })
    const built = when(scene, 'build:culture-2:h14', 'scholars:0:0:0')
    expect(told(built, 'aspiration-returned', 'aspiration-kept')).toEqual([])
    const ended = when(built, 'end-turn')
    expect(question(ended)).toEqual({ rule: 'give-back', seat: 0 })
    expect(legal(ended)).toEqual(['return:technology', 'return:wild'])
    const kept = when(ended, 'return:technology')
    expect(player(kept).display).toEqual(['culture-1', 'aspiration-wild', 'culture-3', 'culture-4'])
    expect(told(kept, 'aspiration-returned', 'aspiration-kept', 'turn-ended')).toMatchObject([
      { type: 'aspiration-returned', kind: 'technology' },
      { type: 'aspiration-kept', kind: 'wild' },
      { type: 'turn-ended' },
    ])
    expect(question(kept)).toEqual({ rule: 'main', seat: 1 })
  })

  it('I-10.4: without a free space at the end all surplus goes back, and with enough of them all stays', () => {
    const full = given({
      ...waiting,
      seats: [{ display: ['culture-1', 'culture-2', 'culture-3', 'culture-4'] }],
      asks: building,
    })
    expect(told(when(full, 'end-turn'), 'aspiration-returned')).toHaveLength(2)
    const free = given({ ...waiting, seats: [{ display: ['culture-1'] }], asks: building })
    expect(player(when(free, 'end-turn')).display).toEqual([
      'culture-1',
      'aspiration-technology',
      'aspiration-wild',
      '',
    ])
  })

  it('I-1.3, I-R14: a player has four aspiration tiles; while all are in use no more are gained', () => {
    const display = ['aspiration-economy', 'aspiration-economy', 'aspiration-wild', 'aspiration-culture']
    const travelled = when(given({ ...travelling, seats: [{ display }] }), 'pillar:travel', 'travel:europe:africa')
    expect(told(travelled, 'aspiration')).toEqual([])
    expect(travelled.play.state.turn.surplus).toEqual([])
    const shared = when(
      given({ seats: [{ display }], regions: { asia: { card: 'wheel', presenter: 0, inventor: 1 } } }),
      'pillar:share',
      'share:wheel',
    )
    expect(blocked(shared, 'wild')).toMatchObject({ why: 'no-aspiration-left' })
    expect(legalTo(shared, 'wild')).toEqual(['economy', 'culture'])
    expect(legal(shared)).toContain('nothing')
    const set = when(shared, 'wild:economy')
    expect(player(set).display).toEqual([
      'aspiration-wild',
      'aspiration-economy',
      'aspiration-wild',
      'aspiration-culture',
    ])
    const bought = given({ seats: [{ display, map: { h08: 'economy-7' } }] })
    expect(blocked(bought, 'economy:economy-7')).toMatchObject({ why: 'gives-nothing' })
  })

  it('I-10.4: aspirations from before stay', () => {
    const scene = given({
      ...travelling,
      seats: [{ display: ['economy-1', 'economy-2', 'culture-3', 'aspiration-technology'] }],
    })
    const after = when(scene, 'pillar:travel', 'travel:europe:africa')
    expect(told(after, 'aspiration-waits')).toMatchObject([{ kind: 'culture' }])
    expect(player(after).display[3]).toBe('aspiration-technology')
  })

  it('I-R27: a wild aspiration of Share follows the same rule', () => {
    const scene = given({
      seats: [{ display: ['economy-1', 'economy-2', 'culture-3', 'culture-4'] }],
      regions: { asia: { card: 'wheel', presenter: 0, inventor: 1 } },
    })
    const after = when(scene, 'pillar:share', 'share:wheel', 'wild')
    expect(told(after, 'aspiration', 'aspiration-waits')).toMatchObject([{ surplus: true }, { kind: 'wild' }])
    expect(told(when(after, 'end-turn'), 'aspiration-returned')).toMatchObject([{ kind: 'wild' }])
  })

  it('I-10.5, I-R15: each becomes a progress tile of its type, a wild one of any, from left to right; it must', () => {
    const scene = given({ ...travelling, seats: [{ display: ['aspiration-wild', 'aspiration-economy'] }] })
    const first = when(scene, 'pillar:travel', 'travel:europe:africa')
    expect(legal(first)).toHaveLength(21)
    const second = when(first, 'progress:technology-7')
    expect(player(second).display[0]).toBe('technology-7')
    expect(legalTo(second, 'progress')).toEqual([1, 2, 3, 4, 5, 6, 7].map(number => `economy-${number}`))
    expect(second.play.state.stock[2]?.[6]).toBe(2)
  })

  it('I-X37, I-10.6: a number owned on the map or in the display is not taken again', () => {
    const scene = given({
      ...travelling,
      seats: [{ display: ['aspiration-economy', 'economy-5'], map: { h01: 'economy-3' } }],
    })
    const choosing = when(scene, 'pillar:travel', 'travel:europe:africa', 'go-on')
    expect(legalTo(choosing, 'progress')).toEqual([1, 2, 4, 6, 7].map(number => `economy-${number}`))
  })

  it('I-10.7, I-R15: an aspiration for which no tile is left goes back', () => {
    const hexes = ['h01', 'h03', 'h05', 'h07', 'h12', 'h15', 'h17']
    const map = Object.fromEntries(hexes.map((hex, at) => [hex, `economy-${at + 1}`]))
    const scene = given({
      ...travelling,
      seats: [{ display: ['aspiration-economy'], map, ready: 0, used: ['economy-1'] }],
    })
    const after = when(scene, 'pillar:travel', 'travel:europe:africa', 'progress:culture-2')
    expect(told(after, 'aspiration-returned')).toMatchObject([{ kind: 'economy' }])
    expect(player(after).display).toEqual(['', 'culture-2', '', ''])
  })
})
