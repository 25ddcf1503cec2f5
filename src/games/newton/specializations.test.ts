import { describe, expect, it } from 'vitest'
import type { PlacedSeat } from './testing/placing.ts'
import { blocked, changes, given, legal, legalTo, player, question, type Scene, when } from './testing/scenario.ts'

const five = ['work', 'work', 'travel', 'travel', 'study'] as const

/** A Student of the first seat ends on the Specialization of the left path. */
const specialize = (tile: string, seat: PlacedSeat = {}, other: PlacedSeat = {}): Scene =>
  when(
    given({
      seats: [{ students: ['tech-l2'], coins: 0, ...seat }, other],
      tiles: { 'tech-l3a': tile },
    }),
  ).answers('play:start-red-technology', 'student:tech-l2:tech-l3a')

const landed = { students: ['tech-l3a'] }

describe('Specializations', () => {
  it('N-15.2, N-15.3, N-15.4: the tile shown is taken to a drawer or an income space', () => {
    expect(changes(specialize('specialization-development-lessons'))).toEqual({ ...landed, drawers: ['lessons'] })
    const income = specialize('specialization-income-vp')
    expect(changes(income)).toEqual({ ...landed, income: ['vp'] })
    expect(income.play.state.incomeStock).toEqual({ vp: 3, coins: 4, potion: 4 })
    expect(income.play.state.layout.tiles['tech-l3a']).toBe('specialization-income-vp')
  })

  it('N-15.2: for a tile of any type the player chooses one, and cannot decline while there is room', () => {
    const any = specialize('specialization-development-any', { coins: 9 })
    expect(legalTo(any, 'tile')).toEqual(['work', 'technology', 'travel', 'lessons', 'study'])
    expect(legal(any)).not.toContain('stop')
    expect(changes(when(any).answers('tile:study'))).toEqual({ ...landed, drawers: ['study'] })
    const income = specialize('specialization-income-any')
    expect(legal(income)).toEqual(['tile:vp', 'tile:coins', 'tile:potion'])
    expect(changes(when(income).answers('tile:potion'))).toEqual({ ...landed, income: ['potion'] })
  })

  it('N-15.2, N-R9, N-X76: with a free space the tile is taken without a question', () => {
    const after = specialize('specialization-income-potion', { income: ['vp', 'vp', 'coins', 'coins'], coins: 9 })
    expect(question(after).rule).toBe('turn')
    expect(changes(after)).toEqual({ ...landed, income: ['vp', 'vp', 'coins', 'coins', 'potion'] })
  })

  it('N-15.2, N-R8: every piece that ends there takes a tile, at any time', () => {
    const scene = given({
      seats: [
        {
          students: ['tech-l2', 'tech-l2', 'tech-l3a'],
          drawers: ['study'],
          desk: ['start-red-technology'],
          hand: ['l1-technology-b'],
        },
        { students: ['tech-l2'] },
      ],
      tiles: { 'tech-l3a': 'specialization-development-study' },
    })
    const own = when(scene).answers('play:l1-technology-b', 'student:tech-l2:tech-l3a', 'stop')
    expect(changes(own).drawers).toEqual(['study', 'study'])
    const other = when(own).answers('end-turn', 'play:start-blue-technology', 'student:tech-l2:tech-l3a')
    expect(changes(other, 1).drawers).toEqual(['study'])
    expect(other.play.state.developmentStock.study).toBe(1)
  })

  it('N-15.3: with five drawers full a Development tile may replace another, which returns to its stack', () => {
    const full = specialize('specialization-development-lessons', { drawers: five })
    expect(legal(full)).toEqual(['replace:work', 'replace:travel', 'replace:study', 'stop'])
    const replaced = when(full).answers('replace:work')
    expect(changes(replaced).drawers).toEqual(['work', 'travel', 'travel', 'study', 'lessons'])
    expect(replaced.play.state.developmentStock).toEqual({ work: 3, technology: 4, travel: 2, lessons: 3, study: 3 })
    expect(changes(when(full).answers('stop'))).toEqual(landed)
  })

  it('N-15.4, N-X42: a full row of Income tiles may replace one of them, the Medicine tile too, or nothing', () => {
    const seat = { income: ['vp', 'coins', 'medicine', 'potion', 'potion'], cubes: ['napoli'], coins: 0 } as const
    const scene = given({
      seats: [{ ...seat, students: ['tech-l2'] }],
      tiles: { 'tech-l3a': 'specialization-income-any', napoli: 'city-medicine-2' },
    })
    const choosing = when(scene).answers('play:start-red-technology', 'student:tech-l2:tech-l3a')
    expect(legal(choosing)).toEqual(['tile:vp', 'tile:coins', 'tile:potion', 'stop'])
    const replacing = when(choosing).answers('tile:vp')
    expect(legal(replacing)).toEqual(['replace:vp', 'replace:coins', 'replace:medicine', 'replace:potion', 'stop'])
    expect(changes(when(replacing).answers('replace:potion')).income).toEqual([
      'vp',
      'coins',
      'medicine',
      'potion',
      'vp',
    ])
    expect(changes(when(replacing).answers('stop'))).toEqual(landed)
    expect(changes(when(choosing).answers('stop'))).toEqual(landed)
  })

  it('N-15.4: an Income tile pays from the end of the current round on', () => {
    const scene = given({
      players: 1,
      seats: [{ students: ['tech-l2'], hand: ['start-red-technology'], coins: 0 }],
      tiles: { 'tech-l3a': 'specialization-income-coins' },
      turnsTaken: 4,
    })
    const taken = when(scene).answers('play:start-red-technology', 'student:tech-l2:tech-l3a', 'end-turn')
    expect(player(taken).coins).toBe(0)
    expect(player(when(taken).answers('push:start-red-technology')).coins).toBe(2)
  })

  it('N-15.5, N-X43: an empty stack gives nothing, and only types in stock can be chosen', () => {
    const gone = { drawers: ['travel', 'travel', 'travel', 'travel'] } as const
    const none = specialize('specialization-development-travel', {}, gone)
    expect(changes(none)).toEqual(landed)
    expect(question(none).rule).toBe('turn')
    const any = specialize('specialization-development-any', {}, gone)
    expect(legal(any)).toEqual(['tile:work', 'tile:technology', 'tile:lessons', 'tile:study'])
    expect(blocked(any, 'tile:travel')).toEqual({ why: 'stack-empty', rule: 'N-15.5' })
  })
})
