import { describe, expect, it } from 'vitest'
import { newton } from './game.ts'
import { differentSets, soloRank } from './rules/scoring.ts'
import type { PlacedSeat } from './testing/placing.ts'
import { changes, given, player, when } from './testing/scenario.ts'

const universities = ['bologna', 'paris', 'leipzig', 'krakow', 'cambridge', 'salamanca'] as const

/** The points of one Objective, reached by the marker on the Work track. */
function objective(id: string, seat: PlacedSeat): number | undefined {
  const scene = given({ players: 1, seats: [{ work: 16, hand: [], ...seat }], tiles: { 'work-16': id } })
  return newton.scores(scene.play)[0]?.reasons.find(reason => reason.because === id)?.points
}
const tokens = (count: number) => Array.from({ length: count }, (_, at) => `bonus-${String(at + 1).padStart(2, '0')}`)

describe('Objectives', () => {
  it('N-16.1, N-16.2: a piece that enters activates the tile for its owner, and any number of players may', () => {
    const scene = given({
      seats: [
        { students: ['tech-l6a'], potions: 4, coins: 3 },
        { students: ['tech-l7a'], coins: 5 },
      ],
      tiles: { 'tech-l7a': 'objective-coins' },
    })
    const before = newton.scores(scene.play).map(score => score.total)
    expect(before).toEqual([0, 5])
    const entered = when(scene).answers('play:start-red-technology', 'student:tech-l6a:tech-l7a')
    expect(newton.scores(entered.play).map(score => score.total)).toEqual([3, 5])
    const other = given({
      seats: [{ students: ['tech-l6a'], potions: 4 }],
      tiles: { 'tech-l7a': 'objective-students' },
    })
    expect(changes(when(other).answers('play:start-red-technology', 'student:tech-l6a:tech-l7a'))).toMatchObject({
      potions: -4,
    })
  })

  it('N-16.1: the requirement is checked only on entering', () => {
    const scene = given({
      seats: [{ work: 16, coins: 4, potions: 0, desk: [] }],
      tiles: { 'work-16': 'objective-coins' },
    })
    expect(newton.scores(scene.play)[0]?.total).toBe(4)
  })

  it('N-16.2: the four Volumes of each space are fixed on the board', () => {
    const { places, technology, work } = given().play.components
    const needs = [
      places.get('map-objective')?.requirement,
      work[16]?.requirement,
      ...['l7a', 'l7b', 'r7a', 'r7b'].map(id => technology.get(`tech-${id}`)?.requirement),
    ]
    expect(needs.map(need => [need?.orange, need?.blue, need?.green])).toEqual([
      [1, 1, 2],
      [1, 2, 1],
      [2, 2, 0],
      [2, 0, 2],
      [0, 2, 2],
      [2, 1, 1],
    ])
  })

  it('N-16.3, N-X70: each Objective counts its own thing, up to its limit', () => {
    expect(objective('objective-coins', { coins: 20 })).toBe(14)
    expect(objective('objective-coins', { coins: 13 })).toBe(13)
    expect(objective('objective-potions', { potions: 5 })).toBe(10)
    expect(objective('objective-potions', { potions: 8 })).toBe(14)
    expect(objective('objective-bonus-tokens', { tokens: tokens(9) })).toBe(14)
    expect(objective('objective-bonus-tokens', { tokens: tokens(5) })).toBe(10)
    expect(objective('objective-universities', { cubes: universities })).toBe(15)
    expect(objective('objective-universities', { cubes: ['paris', 'wien', 'athenai'] })).toBe(3)
    expect(objective('objective-ancient-lands', { cubes: ['athenai', 'alexandria', 'carthago'] })).toBe(15)
    expect(objective('objective-students', { students: ['tech-m6a', 'tech-m6b', 'tech-l7a', 'tech-l6b'] })).toBe(12)
    expect(objective('objective-masters', { played: ['boyle', 'brahe', 'bruno', 'browne'] })).toBe(16)
    const cells = 's1c2 s1c3 s1c5 s1c6 s2c1 s2c2 s2c3 s2c5 s2c6 s2c7 s3c2 s3c3'.split(' ')
    expect(objective('objective-bookshelf', { board: 'study-a', shelf: cells.slice(0, 11) })).toBe(12)
    expect(objective('objective-bookshelf', { board: 'study-a', shelf: cells })).toBe(16)
    expect(objective('objective-bookshelf', { board: 'study-a', shelf: [], tilesTaken: 12 })).toBe(0)
  })

  it('N-16.4, N-16.5, N-X71: sets of Volumes and pairs of cards are counted on hand and desk', () => {
    const volumes = {
      hand: ['l2-work-c', 'l2-work-a', 'start-red-work'],
      desk: ['l2-technology-a', 'l2-technology-c', 'l1-technology-b', 'l1-travel-c'],
    }
    expect(objective('objective-volumes', volumes)).toBe(10)
    const level1 = 'work-a work-b work-c technology-a technology-b technology-c travel-a'
      .split(' ')
      .map(id => `l1-${id}`)
    const level2 = 'work-a work-b work-c travel-a travel-b'.split(' ').map(id => `l2-${id}`)
    expect(objective('objective-action-cards', { hand: level1.slice(0, 4), desk: level1.slice(4) })).toBe(9)
    expect(objective('objective-action-cards', { hand: [...level1, ...level2], desk: [] })).toBe(15)
    expect(objective('objective-action-cards', { hand: ['start-red-work', 'start-red-study', 'l1-work-a'] })).toBe(0)
    expect(objective('objective-action-cards', { hand: ['l1-work-a'], under: ['l1-work-b', 'l1-work-c'] })).toBe(0)
  })

  it('N-16.4, N-R38: Volumes of cards under the desk and of unplayed Masters do not count, Potions do not help', () => {
    const two = { hand: ['start-red-work', 'start-red-travel'], potions: 9 }
    expect(objective('objective-volumes', two)).toBe(0)
    expect(objective('objective-volumes', { ...two, under: ['start-red-study'] })).toBe(0)
    expect(objective('objective-volumes', { ...two, masters: ['newton'] })).toBe(0)
    expect(objective('objective-volumes', { ...two, played: ['newton'] })).toBe(5)
    expect(objective('objective-volumes', { ...two, played: ['fahrenheit'] })).toBe(5)
  })

  it('N-16.4, N-R27: any Volumes fill the most sets', () => {
    expect(differentSets({ orange: 4, blue: 2, green: 5, any: 0 })).toBe(2)
    expect(differentSets({ orange: 4, blue: 2, green: 5, any: 2 })).toBe(4)
    expect(differentSets({ orange: 0, blue: 0, green: 0, any: 5 })).toBe(1)
    expect(differentSets({ orange: 1, blue: 1, green: 0, any: 1 })).toBe(1)
  })

  it('N-R35: a token whose gain had no effect counts for the Objective', () => {
    const scene = given({
      seats: [{ scientist: 'buda', work: 16, students: ['tech-l1', 'tech-l1', 'tech-m1', 'tech-m1'] }],
      tokens: { beograd: 'bonus-18' },
      tiles: { 'work-16': 'objective-bonus-tokens' },
    })
    const after = when(scene).answers('play:start-red-travel', 'travel:beograd')
    expect(newton.scores(after.play)[0]?.total).toBe(2)
  })
})

describe('the final score', () => {
  it('N-14.2, N-14.3, N-X72: points in play, four Objectives and three Masters make 84', () => {
    const scene = given({
      seats: [
        {
          points: { lines: 20, cubes: 1, tokens: 13 },
          hand: [],
          cubes: [
            'bologna',
            'paris',
            'leipzig',
            'amsterdam',
            'napoli',
            'athenai',
            'istanbul',
            'krakow',
            'map-objective',
          ],
          students: ['tech-l7a', 'tech-r7b'],
          work: 16,
          played: ['brahe', 'bruno', 'copernicus'],
          tokens: tokens(5),
        },
      ],
      tiles: {
        'map-objective': 'objective-universities',
        'tech-l7a': 'objective-bonus-tokens',
        'tech-r7b': 'objective-masters',
        'work-16': 'objective-ancient-lands',
      },
    })
    const score = newton.scores(scene.play)[0]
    expect(score?.reasons).toEqual(
      expect.arrayContaining([
        { because: 'objective-universities', points: 12 },
        { because: 'objective-bonus-tokens', points: 10 },
        { because: 'objective-masters', points: 12 },
        { because: 'objective-ancient-lands', points: 5 },
        { because: 'brahe', points: 5 },
        { because: 'bruno', points: 4 },
        { because: 'copernicus', points: 2 },
      ]),
    )
    expect(score?.total).toBe(84)
  })

  it('N-14.4, N-X73: the most points win, and tied players share the victory', () => {
    const scored = (...points: readonly number[]) =>
      newton
        .scores(given({ players: points.length, seats: points.map(cards => ({ points: { cards } })) }).play)
        .map(({ total, won }) => [total, won])
    expect(scored(84, 84, 70)).toEqual([
      [84, true],
      [84, true],
      [70, false],
    ])
    expect(scored(10, 11)).toEqual([
      [10, false],
      [11, true],
    ])
  })

  it('N-R34: scores above 50 simply count on', () => {
    const scene = given({ seats: [{ points: { cards: 60 }, hand: ['l1-lessons-c'] }] })
    const after = when(scene).answers('play:l1-lessons-c', 'use:gain')
    expect(newton.scores(after.play)[0]?.total).toBe(61)
  })

  it('N-14.5, N-19.2, N-R30, N-R44, N-X74: a solo score reaches a level, and calls nobody a winner', () => {
    const { pack } = given().play.components
    const names = [0, 40, 41, 51, 61, 71, 81, 91, 100, 101, 109, 110, 119, 120, 300].map(total => soloRank(pack, total))
    expect(names).toEqual([
      'Illiterate',
      'Illiterate',
      'Scribe',
      'Student',
      'Scholar',
      'Professor',
      'Dean',
      'Luminary',
      'Luminary',
      'Master of knowledge',
      'Master of knowledge',
      'Genius',
      'Genius',
      'Science Legend',
      'Science Legend',
    ])
    const solo = given({ players: 1, seats: [{ points: { cards: 110 } }] })
    expect(newton.scores(solo.play)).toMatchObject([
      { seat: 0, total: 110, reasons: [{ because: 'cards', points: 110 }], won: false, rank: 'Genius' },
    ])
    expect(newton.scores(given().play)[0]).not.toHaveProperty('rank')
    expect(player(solo).color).toBe('red')
  })
})
