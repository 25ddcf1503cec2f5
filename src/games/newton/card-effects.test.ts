import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/json.ts'
import shipped from './components.json' with { type: 'json' }
import { identicalSets } from './rules/card-effects.ts'
import type { PlacedSeat } from './testing/placing.ts'
import { blocked, changes, given, legal, legalTo, player, question, type Scene, when } from './testing/scenario.ts'

/** A card lies on the desk, just played. */
const played = (card: string, seat: PlacedSeat = {}, more: object = {}): Scene =>
  when(given({ seats: [{ hand: [card], ...seat }], ...more })).answers(`play:${card}`)

describe('special effects', () => {
  it('N-17.7, N-R20, N-X51: an exchange is done once, and only if it can be paid', () => {
    const paid = when(played('l1-work-c', { coins: 4 })).answers('use:convert')
    expect(changes(paid)).toEqual({ coins: -4, vp: 2 })
    expect(legalTo(paid, 'use')).toEqual([])
    expect(blocked(played('l1-work-c', { coins: 3 }), 'use:convert')).toEqual({
      why: 'coins-short',
      missing: 1,
      rule: 'N-17.7',
    })
    expect(blocked(played('l3-lessons-b', { potions: 0 }), 'use:convert')).toMatchObject({ why: 'potions-short' })
    expect(changes(when(played('l3-lessons-b', { potions: 1, coins: 0 })).answers('use:convert'))).toEqual({
      potions: -1,
      vp: 3,
    })
  })

  it('N-17.7, N-X78: an exchange for a Student is not offered with none in supply', () => {
    const none = played('l1-technology-c', { coins: 5, students: ['tech-l1', 'tech-l1', 'tech-m1', 'tech-r1'] })
    expect(legalTo(none, 'use')).toEqual([])
    expect(blocked(none, 'use:convert')).toEqual({ why: 'gives-nothing', rule: 'N-17.7' })
    expect(changes(when(played('l1-technology-c', { coins: 5 })).answers('use:convert'))).toEqual({
      coins: -3,
      students: ['tech-start', 'tech-start'],
    })
  })

  it('N-17.1, N-X52: points for each blue Volume on this card, another desk card and a Master played', () => {
    const scene = played('l3-lessons-c', { desk: ['start-red-travel'], played: ['brahe'], potions: 9 })
    expect(changes(when(scene).answers('use:gainPerVolume'))).toEqual({ vp: 1 + 1 + 2 })
    const any = played('l3-lessons-c', { desk: ['l3-study-a'], played: ['fahrenheit'] })
    expect(changes(when(any).answers('use:gainPerVolume'))).toEqual({ vp: 1 + 2 + 1 })
  })

  it('N-17.2, N-X53: points for each three equal Volumes; any fills in once, Potions never', () => {
    const desk = ['l2-technology-a', 'l3-technology-c', 'l2-travel-a', 'l2-work-b']
    const scene = played('l3-study-c', { desk, potions: 9 })
    expect(changes(when(scene).answers('use:gainPerIdenticalVolumes'))).toEqual({ vp: 8 })
    const more = played('l3-study-c', { desk, played: ['fahrenheit'] })
    expect(changes(when(more).answers('use:gainPerIdenticalVolumes'))).toEqual({ vp: 12 })
    expect(
      changes(when(played('l3-work-b', { desk: ['start-red-work'], potions: 9 })).answers('use:gainPerVolume')),
    ).toEqual({ vp: 1 })
  })

  it('N-17.2: any Volumes go where they complete the most sets of three', () => {
    const brute = (have: readonly number[], any: number): number => {
      if (any === 0) return have.reduce((sets, one) => sets + Math.floor(one / 3), 0)
      return Math.max(
        ...have.map((_, at) =>
          brute(
            have.map((one, index) => one + (index === at ? 1 : 0)),
            any - 1,
          ),
        ),
      )
    }
    for (let orange = 0; orange < 5; orange++)
      for (let blue = 0; blue < 5; blue++)
        for (let green = 0; green < 5; green++)
          for (let any = 0; any < 6; any++)
            expect(identicalSets({ orange, blue, green, any }, 3)).toBe(brute([orange, blue, green], any))
  })

  it('N-17.4, N-X54: discardCard removes another card of the hand and gives 4 points and 2 coins', () => {
    const scene = given({ seats: [{ hand: ['l3-lessons-a', 'start-red-work'], coins: 0 }] })
    const discarding = when(scene).answers('play:l3-lessons-a', 'use:discardCard')
    expect(legalTo(discarding, 'discard')).toEqual(['start-red-work'])
    const done = when(discarding).answers('discard:start-red-work')
    expect(changes(done)).toEqual({ lost: ['start-red-work'], vp: 4, coins: 2 })
    expect(done.play.state.removed).toContain('start-red-work')
    expect(legalTo(done, 'use')).toEqual([])
    expect(blocked(played('l3-lessons-a'), 'use:discardCard')).toEqual({ why: 'no-other-card', rule: 'N-17.4' })
  })

  it('N-17.8: the card discarded may be one taken in the same turn', () => {
    const scene = given({
      seats: [{ hand: ['l3-lessons-a'], coins: 0 }],
      lines: [['l1-work-a'], [], []],
    })
    const after = when(scene).answers('play:l3-lessons-a', 'take:l1-work-a', 'use:discardCard', 'discard:l1-work-a')
    expect(changes(after)).toEqual({ vp: 4, coins: 2 })
    expect(after.play.state.removed).toContain('l1-work-a')
    expect(player(after).hand).toEqual([])
  })

  it('N-17.4, N-R45: the choice of the card to discard may still be declined, and then the effect is spent', () => {
    const scene = given({ seats: [{ hand: ['l3-lessons-a', 'start-red-work', 'start-red-study'] }] })
    const after = when(scene).answers('play:l3-lessons-a', 'use:discardCard', 'stop')
    expect(changes(after)).toEqual({})
    expect(legalTo(after, 'use')).toEqual([])
  })

  it('N-17.3, N-17.4, N-X55: copyImmediate applies an immediate effect of another desk card', () => {
    const copied = when(played('l2-lessons-b', { desk: ['l1-work-b'], coins: 0 })).answers('copy:l1-work-b:gain')
    expect(changes(copied)).toEqual({ coins: 3 })
    expect(legalTo(copied, 'copy')).toEqual([])
    expect(legalTo(played('l2-lessons-b', { desk: ['start-red-work', 'start-red-travel'] }), 'copy')).toEqual([])
    const kinds = played('l2-lessons-b', {
      desk: ['l1-travel-a', 'l2-travel-b', 'l1-technology-a', 'l1-study-c'],
      coins: 9,
    })
    expect(legalTo(kinds, 'copy')).toEqual([])
  })

  it('N-17.3: a copied effect costs what it costs, and is counted for the copying player now', () => {
    const poor = played('l2-lessons-b', { desk: ['l2-work-b'], coins: 2 })
    expect(blocked(poor, 'copy:l2-work-b:convert')).toMatchObject({ why: 'coins-short', missing: 1 })
    const paid = when(played('l2-lessons-b', { desk: ['l2-work-b'], coins: 3 })).answers('copy:l2-work-b:convert')
    expect(changes(paid)).toEqual({ coins: -3, potions: 2 })
    const discard = given({ seats: [{ hand: ['l2-lessons-b', 'start-red-work'], desk: ['l3-lessons-a'], coins: 0 }] })
    const removed = when(discard).answers(
      'play:l2-lessons-b',
      'copy:l3-lessons-a:discardCard',
      'discard:start-red-work',
    )
    expect(changes(removed)).toEqual({ lost: ['start-red-work'], vp: 4, coins: 2 })
    expect(legalTo(removed, 'copy')).toEqual([])
  })

  it('N-17.5, N-R21, N-X56: secondBook divides the value over two tiles for 3 coins', () => {
    const seat = { board: 'study-d', under: ['l1-study-a', 'l1-study-b'], potions: 20, coins: 3 } as const
    const first = when(played('l1-study-c', seat)).answers('shelve:s1c4')
    expect(player(first).coins).toBe(3)
    const both = when(first).answers('shelve:s1c6')
    expect(changes(both)).toMatchObject({ shelf: ['s1c4', 's1c6'], tilesTaken: 2, coins: -3 })
    expect(question(both).rule).toBe('turn')
    expect(changes(when(first).answers('shelve:s2c1'))).toMatchObject({ shelf: ['s1c4', 's2c1'], coins: -3 })
    expect(changes(when(first).answers('stop'))).toMatchObject({ shelf: ['s1c4'], tilesTaken: 1 })
    const high = when(played('l1-study-c', seat)).answers('shelve:s2c1')
    expect(legalTo(high, 'shelve').every(cell => cell.startsWith('s1'))).toBe(true)
    expect(blocked(high, 'shelve:s2c2')).toMatchObject({ why: 'value-short', needs: 2, value: 1 })
    const poor = when(played('l1-study-c', { ...seat, coins: 2 })).answers('shelve:s1c4')
    expect(blocked(poor, 'shelve:s1c6')).toMatchObject({ why: 'coins-short', missing: 1 })
    const rich = when(played('l1-study-c', { ...seat, coins: 0, tilesTaken: 5 })).answers('shelve:s1c4', 'shelve:s1c6')
    expect(changes(rich)).toMatchObject({ coins: 4 - 3, tilesTaken: 2 })
  })

  it('N-17.5, N-3.5: an effect of the card may come between two books', () => {
    const seat = { board: 'study-d', under: ['l1-study-a'], potions: 9, coins: 2 } as const
    const first = when(played('l2-study-b', seat)).answers('shelve:s1c4')
    expect(blocked(first, 'shelve:s1c6')).toMatchObject({ why: 'coins-short', missing: 1 })
    const used = when(first).answers('use:gain')
    expect(question(used).rule).toBe('study')
    expect(legalTo(used, 'use')).toEqual([])
    expect(changes(when(used).answers('shelve:s1c6'))).toMatchObject({ shelf: ['s1c4', 's1c6'], coins: 1 - 3 })
  })

  it('N-17.5, N-3.5: an effect of the card may come on the way, and a card be removed or copied there', () => {
    const travel = { scientist: 'buda', coins: 0, under: ['l1-travel-b', 'l1-travel-c'] } as const
    const onTheWay = when(played('l3-travel-b', travel)).answers('travel:beograd')
    expect(blocked(onTheWay, 'travel:istanbul')).toMatchObject({ why: 'coins-short' })
    const paid = when(onTheWay).answers('use:gain', 'travel:istanbul')
    expect(changes(paid)).toMatchObject({ scientist: 'istanbul', coins: 2 - 1 })
    const pack = structuredClone(shipped)
    for (const card of pack.actionCards)
      if (card.id === 'l3-lessons-a' || card.id === 'l2-lessons-b') card.action = 'travel'
    const walking = (card: string) =>
      when(
        given({
          pack: pack as Json,
          seats: [{ ...travel, hand: [card, 'start-red-work'], desk: ['l1-work-b'], coins: 2 }],
        }),
      ).answers(`play:${card}`, 'travel:beograd')
    const removing = when(walking('l3-lessons-a')).answers('use:discardCard')
    expect(legal(removing)).toContain('quick-increase')
    const removed = when(removing).answers('discard:start-red-work')
    expect(changes(removed)).toMatchObject({ lost: ['start-red-work'], vp: 4, coins: 2 })
    expect(question(removed).rule).toBe('travel')
    const copied = when(walking('l2-lessons-b')).answers('copy:l1-work-b:gain')
    expect(changes(copied)).toMatchObject({ coins: 3 })
    expect(question(copied).rule).toBe('travel')
  })

  it('N-17.5: in an action that the card’s action sets off, its effects wait', () => {
    const scene = given({
      seats: [{ hand: ['l2-technology-b'], students: ['tech-r3b'], potions: 9, board: 'study-d' }],
      tiles: { 'tech-r4b': 'invention-study-3' },
    })
    const setOff = when(scene).answers('play:l2-technology-b', 'student:tech-r3b:tech-r4b')
    expect(question(setOff).rule).toBe('study')
    expect(legalTo(setOff, 'use')).toEqual([])
    expect(legalTo(when(setOff).answers('stop'), 'use')).toEqual(['gain'])
  })

  it('N-17.5: each of two tiles needs its own requirement', () => {
    const seat = { board: 'study-d', under: ['l1-study-a'], potions: 1, coins: 9 } as const
    const first = when(played('l1-study-c', seat)).answers('shelve:s1c4')
    expect(changes(first).potions).toBe(-1)
    expect(blocked(first, 'shelve:s1c6')).toMatchObject({ why: 'volumes-missing', green: 1 })
  })

  it('N-17.5, N-X57: ignoreBookRequirement takes 4 coins instead of the requirement, not instead of the value', () => {
    const scene = played('l3-study-b', { board: 'study-d', coins: 4, potions: 0 })
    expect(legalTo(scene, 'shelve-freely')).toEqual(['s1c2', 's1c4', 's1c5', 's1c6'])
    const after = when(scene).answers('shelve-freely:s1c5')
    expect(changes(after)).toEqual({ shelf: ['s1c5'], tilesTaken: 1, coins: -4 })
    expect(blocked(scene, 'shelve-freely:s2c2')).toMatchObject({ why: 'value-short' })
    const poor = played('l3-study-b', { board: 'study-d', coins: 3, potions: 0 })
    expect(blocked(poor, 'shelve-freely:s1c5')).toMatchObject({ why: 'coins-short', missing: 1 })
  })

  it('N-17.5, N-X58: doubleBonusTokens doubles the gain and keeps one token', () => {
    const scene = given({
      seats: [{ hand: ['l1-technology-a'], under: ['l1-technology-b'], students: ['tech-l1'], coins: 0 }],
      tokens: { 'tech-l2': 'bonus-03' },
    })
    const after = when(scene).answers('play:l1-technology-a', 'student:tech-l1:tech-l2', 'stop')
    expect(changes(after)).toEqual({ students: ['tech-l2'], coins: 6, tokens: ['bonus-03'] })
  })

  it('N-R24: a doubled Student token gives as many as the supply has', () => {
    const scene = given({
      seats: [{ hand: ['l1-technology-a'], students: ['tech-l1', 'tech-m1', 'tech-m1'], coins: 0 }],
      tokens: { 'tech-l2': 'bonus-16' },
    })
    const after = when(scene).answers('play:l1-technology-a', 'student:tech-l1:tech-l2')
    expect(changes(after).students).toEqual(['tech-l2', 'tech-m1', 'tech-m1', 'tech-start'])
    expect(player(after).supply).toBe(0)
  })

  it('N-17.5, N-X77: a modifier does not work in actions that the card’s action sets off', () => {
    const scene = given({
      seats: [{ hand: ['l1-technology-a'], students: ['tech-r3b', 'tech-m2'], cubes: ['athenai'], coins: 0 }],
      tiles: { 'tech-r4b': 'invention-ancient-lands-technology' },
      tokens: { 'tech-m3b': 'bonus-03' },
    })
    const after = when(scene).answers('play:l1-technology-a', 'student:tech-r3b:tech-r4b', 'student:tech-m2:tech-m3b')
    expect(changes(after)).toEqual({
      students: ['tech-r4b', 'tech-m3b'],
      vp: 2,
      coins: 3,
      tokens: ['bonus-03'],
    })
  })

  it('N-17.5, N-X59: moveToFreeVillage comes before the Travel action, at no step and no route cost', () => {
    const scene = given({ seats: [{ hand: ['l1-travel-a'], coins: 4 }] })
    const moved = when(scene).answers('play:l1-travel-a', 'village:buda')
    expect(changes(moved)).toEqual({ scientist: 'buda', coins: -2 })
    const after = when(moved).answers('travel:krakow')
    expect(changes(after)).toEqual({ scientist: 'krakow', coins: -2, cubes: ['krakow'] })
    expect(legalTo(after, 'village')).toEqual([])
  })

  it('N-17.5, N-R33, N-R41: moveToFreeVillage goes to Villages without a token, after or without the Travel action, not in its middle', () => {
    const scene = given({
      seats: [{ hand: ['l1-travel-a'], coins: 2, under: ['l1-travel-b'] }, { scientist: 'calais' }],
      tokens: { barcelona: 'bonus-01', danzig: 'bonus-02' },
    })
    const start = when(scene).answers('play:l1-travel-a')
    expect([...legalTo(start, 'village')].sort()).toEqual(
      'strasbourg lyon nurnberg calais toulouse dublin vilnius buda beograd ragusa smyrna palermo'.split(' ').sort(),
    )
    expect(blocked(start, 'village:danzig')).toEqual({ why: 'token-there', rule: 'N-R33' })
    expect(legalTo(when(start).answers('travel:nurnberg'), 'village')).toEqual([])
    const late = when(start).answers('travel:nurnberg', 'stop', 'village:calais')
    expect(changes(late)).toEqual({ scientist: 'calais', coins: -2 })
    const only = when(start).answers('village:strasbourg', 'end-turn')
    expect(changes(only)).toEqual({ scientist: 'strasbourg', coins: -2 })
    const there = given({ seats: [{ hand: ['l1-travel-a'], coins: 9, scientist: 'toulouse' }] })
    expect(legalTo(when(there).answers('play:l1-travel-a'), 'village')).toHaveLength(13)
    expect(legalTo(when(there).answers('play:l1-travel-a'), 'village')).not.toContain('toulouse')
    const poor = given({ seats: [{ hand: ['l1-travel-a'], coins: 1 }] })
    expect(legalTo(when(poor).answers('play:l1-travel-a'), 'village')).toEqual([])
  })

  it('N-17.6, N-R13, N-X60: extraTravelCube places one cube in passing for 2 coins', () => {
    const scene = given({ seats: [{ hand: ['l2-travel-b'], under: ['l1-travel-b'], scientist: 'lyon', coins: 2 }] })
    const passing = when(scene).answers('play:l2-travel-b', 'travel:paris', 'cube:paris')
    expect(changes(passing)).toEqual({ scientist: 'paris', coins: -2, cubes: ['paris'] })
    const after = when(passing).answers('travel:calais')
    expect(changes(after)).toEqual({ scientist: 'calais', coins: -2, cubes: ['paris'] })
    const long = given({
      seats: [{ hand: ['l2-travel-b'], under: ['l1-travel-b', 'l1-travel-c'], scientist: 'nurnberg', coins: 9 }],
      tiles: { wien: 'city-coins' },
    })
    const once = when(long).answers('play:l2-travel-b', 'travel:leipzig', 'cube:leipzig', 'travel:krakow')
    expect(legalTo(once, 'cube')).toEqual([])
    expect(changes(when(once).answers('travel:wien'))).toMatchObject({ cubes: ['leipzig', 'wien'] })
  })

  it('N-17.6: a cube in passing brings all that a cube brings; if the movement ends there, no second cube is placed', () => {
    const scene = given({
      seats: [{ hand: ['l2-travel-b'], under: ['l1-travel-b'], scientist: 'buda', coins: 2 }],
      tiles: { wien: 'city-coins' },
    })
    const passing = when(scene).answers('play:l2-travel-b', 'travel:wien', 'cube:wien')
    expect(changes(passing)).toEqual({ scientist: 'wien', cubes: ['wien'], coins: 4 - 2 })
    expect(changes(when(passing).answers('stop'))).toEqual(changes(passing))
    const poor = given({
      seats: [{ hand: ['l2-travel-b'], under: ['l1-travel-b'], scientist: 'buda', coins: 1 }],
    })
    expect(blocked(when(poor).answers('play:l2-travel-b', 'travel:wien'), 'cube:wien')).toMatchObject({
      why: 'coins-short',
    })
    const last = when(
      given({ seats: [{ hand: ['l2-travel-b'], scientist: 'buda', coins: 9 }], tiles: { wien: 'city-coins' } }),
    )
    expect(changes(last.answers('play:l2-travel-b', 'travel:wien'))).toMatchObject({ cubes: ['wien'], coins: 4 })
  })

  it('N-R14: the place where the movement starts is not passed through', () => {
    const scene = given({ seats: [{ hand: ['l2-travel-b'], under: ['l1-travel-b'], scientist: 'paris', coins: 9 }] })
    const begun = when(scene).answers('play:l2-travel-b')
    expect(legalTo(begun, 'cube')).toEqual([])
    expect(changes(when(begun).answers('travel:calais', 'stop'))).toEqual({ scientist: 'calais' })
  })

  it('N-17.5: left out on the way, an effect may still come after the basic action', () => {
    const scene = given({ seats: [{ hand: ['l1-travel-c'], under: ['l1-travel-b'], coins: 0 }] })
    const begun = when(scene).answers('play:l1-travel-c', 'travel:nurnberg')
    expect(legalTo(begun, 'use')).toEqual(['gain'])
    expect(changes(when(begun).answers('stop', 'use:gain'))).toEqual({ scientist: 'nurnberg', coins: 1 })
    const copying = given({
      seats: [{ hand: ['l2-lessons-b'], desk: ['l1-work-b'], work: 0 }],
      lines: [['l1-work-a'], [], []],
    })
    const taught = when(copying).answers('play:l2-lessons-b', 'take:l1-work-a')
    expect(legalTo(taught, 'copy')).toEqual(['l1-work-b:gain'])
  })

  it('N-17.1: Volumes are not an effect to be used', () => {
    expect(legal(played('start-red-work', { coins: 0 }))).toEqual(['work:1', 'end-turn'])
  })

  it('N-17.7: a cube in passing is not offered with no cube left', () => {
    const all =
      'bologna leipzig krakow cambridge salamanca athenai alexandria carthago amsterdam napoli edinburgh lisboa'
    const scene = given({
      seats: [{ hand: ['l2-travel-b'], under: ['l1-travel-b'], scientist: 'lyon', coins: 9, cubes: all.split(' ') }],
    })
    expect(legalTo(when(scene).answers('play:l2-travel-b', 'travel:paris'), 'cube')).toEqual([])
  })
})
