import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legalTo, player, question, when } from './testing/scenario.ts'

const play = 'play:start-red-study'

describe('Study', () => {
  it('N-9.1, N-9.2, N-9.4, N-X32: a third tile gives a Potion and completes a column that pays each round', () => {
    const scene = given({
      options: { colors: ['green', 'red'] },
      seats: [
        {
          board: 'study-a',
          shelf: ['s2c5', 's2c7'],
          cubes: ['bologna'],
          under: ['l1-study-a'],
          hand: ['start-green-study', 'start-green-work'],
          coins: 0,
        },
        { hand: [] },
      ],
      tiles: { bologna: 'university-2' },
      turnsTaken: 8,
    })
    const played = when(scene).answers('play:start-green-study')
    expect(legalTo(played, 'shelve')).toEqual(['s1c3', 's1c5', 's2c1'])
    const placed = when(played).answers('shelve:s1c5')
    expect(changes(placed)).toEqual({ shelf: ['s1c5'], tilesTaken: 1, potions: 1 })
    expect(placed.events).toContainEqual({ type: 'line-completed', seat: 0, line: 'col-c5-s1-2' })
    const round = when(placed).answers('end-turn', 'end-turn', 'push:start-green-study')
    expect(changes(round)).toMatchObject({ vp: 2 })
    const next = given({
      seats: [{ board: 'study-a', shelf: ['s2c5', 's1c5'], hand: [] }, { hand: [] }],
      turnsTaken: 9,
      round: 4,
    })
    expect(changes(when(next).answers('end-turn'))).toEqual({ vp: 2 })
  })

  it('N-9.1, N-11.3, N-X33: each missing Volume costs a Potion', () => {
    const scene = given({
      seats: [
        {
          board: 'study-a',
          under: ['l1-study-a', 'l1-study-b'],
          desk: ['start-red-travel'],
          hand: ['l2-study-b'],
          potions: 2,
        },
      ],
    })
    const blueOnly = given({
      options: { colors: ['green', 'red'] },
      seats: [{ board: 'study-a', under: ['l1-study-a', 'l1-study-b'], hand: ['start-green-study'], potions: 2 }],
    })
    expect(changes(when(blueOnly).answers('play:start-green-study', 'shelve:s3c4'))).toMatchObject({ potions: -2 })
    expect(changes(when(scene).answers('play:l2-study-b', 'shelve:s3c4'))).toMatchObject({ potions: -1 })
  })

  it('N-11.4, N-X34: a University not visited costs three Potions', () => {
    const scene = given({ seats: [{ board: 'study-d', potions: 3 }] })
    expect(changes(when(scene).answers(play, 'shelve:s1c2'))).toEqual({
      shelf: ['s1c2'],
      tilesTaken: 1,
      potions: -3,
    })
    const poor = given({ seats: [{ board: 'study-d', potions: 2 }] })
    expect(blocked(when(poor).answers(play), 'shelve:s1c2')).toMatchObject({
      why: 'university-missing',
      number: 'V',
      potions: 3,
      have: 2,
    })
  })

  it('N-9.1, N-X35: with value 2 no space of shelf 3 is legal', () => {
    const scene = given({ seats: [{ board: 'study-b', under: ['l1-study-a'], potions: 20 }] })
    const played = when(scene).answers(play)
    const shelves = legalTo(played, 'shelve').map(cell => cell.slice(0, 2))
    expect(new Set(shelves)).toEqual(new Set(['s1', 's2']))
    expect(blocked(played, 'shelve:s3c1')).toMatchObject({ why: 'value-short', needs: 3, value: 2 })
  })

  it('N-9.2, N-R16, N-R18, N-X36: the sixth, ninth and twelfth tile give 4 coins, a Master, 8 points', () => {
    const place = (tilesTaken: number) =>
      when(given({ seats: [{ board: 'study-d', tilesTaken, potions: 1, masters: ['cusano'] }] })).answers(
        play,
        'shelve:s1c4',
      )
    const basic = { shelf: ['s1c4'], tilesTaken: 1, potions: -1 }
    expect(changes(place(4))).toEqual(basic)
    expect(changes(place(5))).toEqual({ ...basic, coins: 4 })
    expect(changes(place(8))).toEqual(basic)
    expect(legalTo(place(8), 'master')).toEqual(['cusano'])
    expect(changes(place(11))).toEqual({ ...basic, vp: 8 })
    const none = given({ seats: [{ board: 'study-d', tilesTaken: 8, potions: 1, masters: [] }] })
    const after = when(none).answers(play, 'shelve:s1c4')
    expect(question(after).rule).toBe('turn')
    expect(player(after).masters).toEqual([])
  })

  it('N-9.3: one tile per action, none without a tile left or a legal space', () => {
    const scene = given({ seats: [{ board: 'study-d', potions: 9 }] })
    const placed = when(scene).answers(play, 'shelve:s1c4')
    expect(question(placed).rule).toBe('turn')
    expect(legalTo(placed, 'shelve')).toEqual([])
    const empty = given({ seats: [{ board: 'study-d', potions: 9, tilesTaken: 12 }] })
    expect(legalTo(when(empty).answers(play), 'shelve')).toEqual([])
    const filled = given({ seats: [{ board: 'study-d', potions: 9, shelf: ['s1c2', 's1c4', 's1c5', 's1c6'] }] })
    expect(legalTo(when(filled).answers(play), 'shelve')).toEqual([])
  })

  it('N-1.8, N-9.4, N-X37: the printed tile counts for its lines', () => {
    const scene = given({
      seats: [{ board: 'study-c', shelf: ['s1c2'], hand: [] }, { hand: [] }],
      turnsTaken: 9,
    })
    expect(changes(when(scene).answers('end-turn'))).toEqual({ vp: 1 })
  })

  it('N-9.4: a line gives nothing at the moment of its completion', () => {
    const scene = given({ seats: [{ board: 'study-d', potions: 3 }] })
    const completed = when(scene).answers(play, 'shelve:s1c2')
    expect(completed.events).toContainEqual({ type: 'line-completed', seat: 0, line: 'row-s1-c1-2' })
    expect(changes(completed).vp).toBeUndefined()
  })
})

describe('requirements', () => {
  it('N-11.1: Volumes on the desk and on played Masters are available, those in hand or under the desk are not', () => {
    const withBlue = (seat: object) =>
      legalTo(
        when(given({ seats: [{ board: 'study-d', hand: ['start-red-study'], potions: 0, ...seat }] })).answers(play),
        'shelve',
      )
    expect(withBlue({})).toEqual([])
    expect(withBlue({ desk: ['start-red-travel'] })).toEqual(['s1c4'])
    expect(withBlue({ played: ['brahe'] })).toEqual(['s1c4'])
    expect(withBlue({ masters: ['brahe'] })).toEqual([])
    expect(withBlue({ under: ['start-red-travel'] })).toEqual([])
    expect(withBlue({ hand: ['start-red-study', 'start-red-travel'] })).toEqual([])
  })

  it('N-11.2, N-R27: each Volume serves once within a requirement and again for the next; any serves as any colour', () => {
    const scene = given({
      seats: [
        { board: 'study-d', hand: ['l1-study-c'], played: ['fahrenheit'], under: ['l1-study-a'], coins: 3, potions: 0 },
      ],
    })
    const played = when(scene).answers('play:l1-study-c')
    expect(legalTo(played, 'shelve')).toEqual(['s1c4', 's1c6', 's2c1', 's2c6'])
    const both = when(played).answers('shelve:s1c4', 'shelve:s1c6')
    expect(changes(both)).toEqual({ shelf: ['s1c4', 's1c6'], tilesTaken: 2, coins: -3 })
    const two = given({ seats: [{ board: 'study-c', under: ['l1-study-a'], desk: ['start-red-travel'], potions: 0 }] })
    expect(legalTo(when(two).answers(play), 'shelve')).not.toContain('s2c2')
    const three = given({ seats: [{ board: 'study-c', under: ['l1-study-a'], played: ['brahe'], potions: 0 }] })
    expect(legalTo(when(three).answers(play), 'shelve')).toContain('s2c2')
  })

  it('N-11.4: an Ancient Land is met by an own cube on the tile with that symbol, or by three Potions', () => {
    const seat = { board: 'study-d', under: ['l1-study-a'], hand: ['start-red-study'] } as const
    const tiles = { athenai: 'ancient-land-gamma' }
    const visited = given({ seats: [{ ...seat, cubes: ['athenai'], potions: 0 }], tiles })
    expect(changes(when(visited).answers(play, 'shelve:s2c4'))).toEqual({ shelf: ['s2c4'], tilesTaken: 1 })
    const elsewhere = given({ seats: [{ ...seat, cubes: ['carthago'], potions: 3 }], tiles })
    expect(changes(when(elsewhere).answers(play, 'shelve:s2c4'))).toEqual({
      shelf: ['s2c4'],
      tilesTaken: 1,
      potions: -3,
    })
    const poor = given({ seats: [{ ...seat, potions: 2 }], tiles })
    expect(blocked(when(poor).answers(play), 'shelve:s2c4')).toMatchObject({
      why: 'ancient-land-missing',
      symbol: 'gamma',
    })
  })

  it('N-11.5: the Potions taken are always the fewest', () => {
    const scene = given({
      seats: [
        {
          board: 'study-d',
          desk: ['start-red-travel', 'l1-lessons-a'],
          under: ['l1-study-a', 'l1-study-b'],
          potions: 9,
        },
      ],
    })
    const played = when(scene).answers(play)
    const cost = (cell: string) => changes(when(played).answers(`shelve:${cell}`)).potions ?? 0
    expect(cost('s1c4')).toBe(0)
    expect(cost('s3c2')).toBe(0)
    expect(cost('s3c7')).toBe(0)
    expect(cost('s2c6')).toBe(-1)
    expect(cost('s1c2')).toBe(-3)
  })
})
