import { describe, expect, it } from 'vitest'
import { ending, given, legal, legalTo, player, question, region, told, when } from './testing/scenario.ts'

/** The last turn of the last round of an era is about to end. */
const lastOf = (space: number, seat = 3) => ({ space, turnsTaken: 3, asks: ending(seat) })

describe('the Era Change', () => {
  it('I-X48, I-14.1, I-R33: the marker farthest right moves its owner to any position; the others keep their order', () => {
    const scene = given({
      order: [0, 1, 2, 3],
      markers: ['era-3-4', 'era-2-2', 'era-2-3', 'era-4-4'],
      seats: [{ ideas: ['caravel'] }, { ideas: ['coins'] }, { ideas: ['windmill'] }, { ideas: ['steel'] }],
      ...lastOf(6),
    })
    const choosing = when(scene, 'end-turn')
    expect(question(choosing)).toEqual({ rule: 'turn-order', seat: 3 })
    expect(legal(choosing)).toEqual(['position:1', 'position:2', 'position:3', 'position:4'])
    const moved = when(choosing, 'position:1')
    expect(moved.play.state.order).toEqual([3, 0, 1, 2])
    expect(question(moved)).toEqual({ rule: 'take-idea', seat: 3 })
  })

  it('I-X49, I-14.2: influence 0, 2, 4, 7 become 1, 2, 3, 6; 8 and 10 become 6 and 8', () => {
    const change = (levels: readonly number[]) => {
      const scene = given({ seats: levels.map(influence => ({ influence })), space: 0, turnsTaken: 3, asks: ending(3) })
      return when(scene, 'end-turn').play.state.players.map(one => one.influence)
    }
    expect(change([0, 2, 4, 7])).toEqual([1, 2, 3, 6])
    expect(change([8, 10, 1, 3])).toEqual([6, 8, 1, 3])
  })

  it('I-14.1, I-14.2: after era 1 only these two are done', () => {
    const scene = given({
      seats: [{ exhausted: [1, 0, 0], sages: 1, ideas: ['silk'] }],
      space: 0,
      turnsTaken: 3,
      asks: ending(3),
    })
    const after = when(scene, 'end-turn')
    expect(player(after)).toMatchObject({ exhausted: [1, 0, 0], sages: 1, ideas: ['silk'] })
    expect(after.play.state.eureka).toEqual(scene.play.state.eureka)
  })

  it('I-14.3, I-14.4: specialists rest, Season pillars return, the Epoch pillar stays, economy tokens are ready', () => {
    const scene = given({
      seats: [
        {
          home: [1, 0, 0],
          exhausted: [2, 1, 0],
          epoch: 'travel',
          seasons: ['share', 'present'],
          map: { h08: 'economy-1' },
          used: ['economy-1'],
          ideas: [],
        },
      ],
      ...lastOf(3),
    })
    const after = when(scene, 'end-turn')
    expect(player(after)).toMatchObject({
      home: [3, 1, 0],
      exhausted: [0, 0, 0],
      epoch: 'travel',
      seasons: [],
      ready: 2,
      used: [],
    })
  })

  it('I-X50: two sages give one scholar in era 3 with two, and both return to the map', () => {
    const scene = given({
      seats: [{ milestone: 'iron', scholars: 2, sages: 2, ideas: [] }],
      ...lastOf(3),
    })
    const after = when(scene, 'end-turn')
    expect(player(after)).toMatchObject({ scholars: 3, sages: 0 })
    expect(after.play.state.regions.every(one => one.sage)).toBe(true)
  })

  it('I-X51, I-14.5: what is left of the Eureka display becomes common, the next deck is laid out', () => {
    const scene = given({
      seats: [{ ideas: [] }, { ideas: [] }, { ideas: [] }, { ideas: [] }],
      eureka: ['', 'sailing', ''],
      common: ['mining', 'cotton', 'control-of-fire', 'transportation'],
      ...lastOf(3),
    })
    const after = when(scene, 'end-turn')
    expect(after.play.state.common).toEqual(['sailing', 'mining', 'cotton', 'control-of-fire'])
    expect(after.play.state.discard).toContain('transportation')
    expect([...after.play.state.eureka].sort()).toEqual(['crane', 'greek-fire', 'paper'])
  })

  it('I-X52, I-R21: with three players the milestone of nobody goes first, then the Eureka tiles from left to right', () => {
    const scene = given({
      players: 3,
      seats: [{ ideas: [] }, { ideas: [] }, { ideas: [] }],
      privates: { 3: 'agriculture' },
      eureka: ['iron', 'sailing'],
      common: ['copper-smelting', 'origin-of-language', 'stone-and-bone-tools', 'control-of-fire'],
      space: 3,
      turnsTaken: 2,
      asks: ending(2),
    })
    const { state } = when(scene, 'end-turn').play
    expect(state.privates[3]).toBe('sailing')
    expect(state.common).toEqual(['iron', 'agriculture', 'copper-smelting', 'origin-of-language'])
    expect(state.discard).toEqual(expect.arrayContaining(['control-of-fire', 'stone-and-bone-tools']))
    const two = given({
      players: 3,
      seats: [{ ideas: [] }, { ideas: [] }, { ideas: [] }],
      privates: { 3: 'agriculture' },
      eureka: ['iron', 'mathematics', 'sailing'],
      common: ['copper-smelting', 'origin-of-language', 'stone-and-bone-tools', 'control-of-fire'],
      space: 3,
      turnsTaken: 2,
      asks: ending(2),
    })
    expect(when(two, 'end-turn').play.state.common).toEqual(['mathematics', 'iron', 'agriculture', 'copper-smelting'])
  })

  it('I-X53, I-14.6, I-R22: ideas of the ended era leave hands, display and stack, and are replaced in turn order', () => {
    const scene = given({
      order: [1, 0, 2, 3],
      seats: [{ ideas: [] }, { ideas: ['coins', 'caravel'] }, { ideas: [] }, { ideas: [] }],
      ideas: ['glass', 'writing', 'steel'],
      top: 'lighthouse',
      regions: { africa: { card: 'musical-notation', presenter: 0 } },
      ...lastOf(6),
    })
    const after = when(scene, 'end-turn')
    expect(question(after)).toEqual({ rule: 'take-idea', seat: 1 })
    expect(player(after, 1).ideas).toEqual(['caravel'])
    const { cards } = after.play.components
    expect(legalTo(after, 'take').every(id => (cards.get(id)?.era ?? 0) > 3)).toBe(true)
    expect(after.play.state.removed).toEqual(
      expect.arrayContaining(['coins', 'glass', 'writing', 'steel', 'lighthouse']),
    )
    expect(region(after, 'africa').card).toBe('musical-notation')
    const taken = when(after, legal(after)[0] ?? '')
    expect(player(taken, 1).ideas).toHaveLength(2)
    expect(told(taken, 'idea-taken')).toHaveLength(1)
  })

  it('I-4.2, I-14.6: the new round is told to have begun when the Era Change is over', () => {
    const scene = given({
      order: [1, 0, 2, 3],
      seats: [{ ideas: [] }, { ideas: ['coins'] }, { ideas: [] }, { ideas: [] }],
      ...lastOf(6),
    })
    const changing = when(scene, 'end-turn')
    expect(told(changing, 'round-began')).toEqual([])
    const begun = when(changing, legal(changing)[0] ?? '')
    expect(told(begun, 'round-began')).toMatchObject([{ era: 4, round: 1 }])
  })

  it('I-15.1: after the third round of era 5 there is no Era Change', () => {
    const after = when(given({ ...lastOf(12) }), 'end-turn')
    expect(after.play.state.agenda).toEqual([])
    expect(told(after, 'era-began')).toEqual([])
    expect(told(after, 'game-ended')).toHaveLength(1)
  })
})
