import { describe, expect, it } from 'vitest'
import type { PlacedSeat } from './testing/placing.ts'
import { changes, given, legal, legalTo, question, type Scene, when } from './testing/scenario.ts'

/** The marker of the first seat ends on an Invention. */
const invent = (tile: string, seat: PlacedSeat = {}): Scene =>
  when(given({ seats: [{ work: 4, coins: 0, ...seat }], tiles: { 'work-5': tile } })).answers(
    'play:start-red-work',
    'work:1',
  )

const worked = { work: 5, coins: 1 }

describe('Inventions', () => {
  it('N-15.6: gains of an Invention are automatic, and the tile stays for every piece', () => {
    expect(changes(invent('invention-potion-6vp'))).toEqual({ ...worked, potions: 1, vp: 6 })
    expect(changes(invent('invention-2-potions-3vp'))).toEqual({ ...worked, potions: 2, vp: 3 })
    const enrolled = invent('invention-5-coins-student')
    expect(changes(enrolled)).toEqual({ work: 5, coins: 1 + 5, students: ['tech-start', 'tech-start'] })
    expect(enrolled.play.state.layout.tiles['work-5']).toBe('invention-5-coins-student')
    const again = given({
      seats: [{ students: ['tech-l3b', 'tech-l4b'], coins: 0 }],
      tiles: { 'tech-l4b': 'invention-potion-6vp' },
    })
    expect(changes(when(again).answers('play:start-red-technology', 'student:tech-l3b:tech-l4b'))).toEqual({
      students: ['tech-l4b', 'tech-l4b'],
      potions: 1,
      vp: 6,
    })
  })

  it('N-15.6, N-R6, N-X44: gains for each Master played and for each University visited', () => {
    expect(changes(invent('invention-masters', { played: ['brahe', 'newton'] }))).toEqual({
      work: 5,
      coins: 1 + 4,
      vp: 4,
    })
    expect(
      changes(invent('invention-universities', { cubes: ['paris', 'bologna', 'krakow', 'wien', 'athenai'] })),
    ).toEqual({
      ...worked,
      vp: 6,
    })
  })

  it('N-15.6, N-X46: nothing for each of none', () => {
    const none = invent('invention-ancient-lands-technology')
    expect(changes(none)).toEqual(worked)
    expect(question(none).rule).toBe('turn')
  })

  it('N-R6, N-R7, N-X45: for each line a point and a Work action of value 1, one after the other', () => {
    const scene = given({
      seats: [
        {
          work: 9,
          coins: 0,
          students: ['tech-r3b'],
          masters: ['bruno'],
          board: 'study-c',
          shelf: ['s1c2', 's1c4', 's2c4'],
        },
      ],
      tiles: { 'tech-r4b': 'invention-lines-work' },
    })
    const first = when(scene).answers('play:start-red-technology', 'student:tech-r3b:tech-r4b')
    expect(changes(first).vp).toBe(2)
    expect(legal(first)).toEqual(['work:1', 'stop'])
    const second = when(first).answers('work:1')
    expect(changes(second)).toMatchObject({ work: 10, coins: 1 })
    const master = when(second).answers('work:1')
    expect(changes(master)).toMatchObject({ work: 11, coins: 2 })
    expect(question(master).rule).toBe('play-master')
    expect(changes(when(first).answers('stop', 'work:1'))).toMatchObject({ work: 10, coins: 1 })
  })

  it('N-R7: the actions of one Invention are separate, each with its own Student and its own landing', () => {
    const scene = given({
      seats: [{ work: 4, coins: 0, cubes: ['athenai', 'carthago'], students: ['tech-l2', 'tech-m3a'] }],
      tiles: {
        'work-5': 'invention-ancient-lands-technology',
        'tech-l3a': 'specialization-income-coins',
        'tech-m4a': 'specialization-development-work',
      },
    })
    const after = when(scene).answers(
      'play:start-red-work',
      'work:1',
      'student:tech-l2:tech-l3a',
      'student:tech-m3a:tech-m4a',
    )
    expect(changes(after)).toEqual({
      ...worked,
      vp: 4,
      students: ['tech-l3a', 'tech-m4a'],
      income: ['coins'],
      drawers: ['work'],
    })
    expect(question(after).rule).toBe('turn')
  })

  it('N-15.6: the action of an Invention comes after its gain, and may be declined', () => {
    const study = invent('invention-study-3', { board: 'study-d', potions: 9, coins: 0 })
    expect(changes(study)).toEqual({ work: 5, coins: 1 + 2 })
    expect(legalTo(study, 'shelve')).toContain('s3c5')
    expect(changes(when(study).answers('shelve:s3c5'))).toMatchObject({ shelf: ['s3c5'], potions: -3 })
    expect(changes(when(study).answers('stop'))).toEqual({ work: 5, coins: 3 })
    const travel = invent('invention-travel-3', { scientist: 'lyon' })
    expect(changes(when(travel).answers('travel:paris', 'travel:calais', 'travel:paris'))).toEqual({
      ...worked,
      potions: 1,
      scientist: 'paris',
      cubes: ['paris'],
    })
    const lessons = invent('invention-lessons-3')
    const card = lessons.play.state.lines[2]?.[0] ?? ''
    expect(changes(when(lessons).answers(`take:${card}`))).toEqual({ ...worked, vp: 2, hand: [card] })
  })
})
