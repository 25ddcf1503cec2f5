import { describe, expect, it } from 'vitest'
import type { PlacedSeat } from './testing/placing.ts'
import {
  blocked,
  changes,
  given,
  legal,
  legalTo,
  player,
  question,
  type Scene,
  tokenOn,
  when,
} from './testing/scenario.ts'

const five = ['work', 'work', 'travel', 'travel', 'study'] as const

/** A Student of the first seat ends on the Specialization of the left path. */
const specialize = (tile: string, seat: PlacedSeat = {}, other: PlacedSeat = {}): Scene =>
  when(
    given({
      seats: [{ students: ['tech-l2'], coins: 0, ...seat }, other],
      tiles: { 'tech-l3a': tile },
    }),
  ).answers('play:start-red-technology', 'student:tech-l2:tech-l3a')

/** The marker of the first seat ends on an Invention. */
const invent = (tile: string, seat: PlacedSeat = {}): Scene =>
  when(given({ seats: [{ work: 4, coins: 0, ...seat }], tiles: { 'work-5': tile } })).answers(
    'play:start-red-work',
    'work:1',
  )

/** The Scientist of the first seat goes from Buda to Wien. */
const visit = (tile: string, seat: PlacedSeat = {}, tiles: Readonly<Record<string, string>> = {}): Scene =>
  when(given({ seats: [{ scientist: 'buda', ...seat }], tiles: { wien: tile, ...tiles } })).answers(
    'play:start-red-travel',
    'travel:wien',
  )

const landed = { students: ['tech-l3a'] }
const worked = { work: 5, coins: 1 }
const arrived = { scientist: 'wien', cubes: ['wien'] }

describe('Bonus tokens', () => {
  it('N-15.1: the first piece that enters takes the token and its gain, and keeps it', () => {
    const gains = [
      ['bonus-05', { coins: 4 }],
      ['bonus-10', { vp: 4 }],
      ['bonus-15', { potions: 2 }],
      ['bonus-16', { students: ['tech-l2', 'tech-start'] }],
    ] as const
    for (const [token, gain] of gains) {
      const scene = given({ seats: [{ students: ['tech-l1'], coins: 0 }], tokens: { 'tech-l2': token } })
      const after = when(scene).answers('play:start-red-technology', 'student:tech-l1:tech-l2')
      expect(changes(after)).toEqual({ students: ['tech-l2'], tokens: [token], ...gain })
      expect(tokenOn(after, 'tech-l2')).toBe('')
    }
  })

  it('N-15.1, N-R24, N-R35, N-X50: with all Students in play a Student token gives nothing, but is kept and counts', () => {
    const scene = given({
      seats: [{ scientist: 'buda', students: ['tech-l1', 'tech-l2', 'tech-m1', 'tech-r1'] }],
      tokens: { beograd: 'bonus-17' },
    })
    const after = when(scene).answers('play:start-red-travel', 'travel:beograd')
    expect(changes(after)).toEqual({ scientist: 'beograd', tokens: ['bonus-17'] })
  })
})

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
    expect(legal(any)).toEqual(['tile:work', 'tile:technology', 'tile:travel', 'tile:lessons', 'tile:study'])
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

  it('N-15.4, N-X42: a full row of Income tiles may replace one of them, never the Medicine tile, or nothing', () => {
    const seat = { income: ['vp', 'coins', 'medicine', 'potion', 'potion'], cubes: ['napoli'], coins: 0 } as const
    const scene = given({
      seats: [{ ...seat, students: ['tech-l2'] }],
      tiles: { 'tech-l3a': 'specialization-income-any', napoli: 'city-medicine-2' },
    })
    const choosing = when(scene).answers('play:start-red-technology', 'student:tech-l2:tech-l3a')
    expect(legal(choosing)).toEqual(['tile:vp', 'tile:coins', 'tile:potion', 'stop'])
    const replacing = when(choosing).answers('tile:vp')
    expect(legal(replacing)).toEqual(['replace:vp', 'replace:coins', 'replace:potion', 'stop'])
    expect(blocked(replacing, 'replace:medicine')).toEqual({ why: 'medicine-stays', rule: 'N-15.4' })
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

describe('Cities', () => {
  it('N-15.7, N-X47: coins, Potions and a Student', () => {
    expect(changes(visit('city-potions'))).toEqual({ ...arrived, potions: 2 })
    expect(changes(visit('city-coins'))).toEqual({ ...arrived, coins: 4 })
    const student = visit('city-student')
    expect(changes(student)).toEqual({ ...arrived, students: ['tech-start', 'tech-start'] })
    expect(player(student).supply).toBe(2)
  })

  it('N-15.7, N-X48: two coins place a second cube on a University', () => {
    const paying = visit('city-university', { coins: 3, cubes: ['krakow'] })
    expect(legalTo(paying, 'visit')).toEqual(['bologna', 'paris', 'leipzig', 'cambridge', 'salamanca'])
    const paid = when(paying).answers('visit:cambridge')
    expect(changes(paid)).toEqual({ scientist: 'wien', cubes: ['wien', 'cambridge'], coins: -2 })
    expect(player(paid).coins).toBe(1)
    expect(changes(when(paying).answers('stop'))).toEqual(arrived)
  })

  it('N-15.7: two coins place a second cube on an Ancient Land', () => {
    const paying = visit('city-ancient-land', { coins: 2, cubes: ['athenai'] })
    expect(legalTo(paying, 'visit')).toEqual(['alexandria', 'carthago'])
    expect(changes(when(paying).answers('visit:carthago'))).toMatchObject({ cubes: ['wien', 'carthago'], coins: -2 })
  })

  it('N-17.7: a City that cannot be paid, or has nothing to give, asks nothing', () => {
    expect(question(visit('city-university', { coins: 1 })).rule).toBe('turn')
    const all = ['bologna', 'paris', 'leipzig', 'krakow', 'cambridge', 'salamanca']
    expect(question(visit('city-university', { coins: 9, cubes: all })).rule).toBe('turn')
    const eleven = [...all, 'athenai', 'alexandria', 'lisboa', 'napoli', 'amsterdam']
    const last = visit('city-ancient-land', { coins: 9, cubes: eleven })
    expect(changes(last)).toEqual({ ...arrived, vp: 8 })
    expect(question(last).rule).toBe('turn')
  })
})

describe('Medicine', () => {
  const cured = { napoli: 'city-medicine-2' } as const
  /** The points of Income tiles at the end of the round, which is passed without doing anything. */
  const income = (scene: Scene): number => {
    let now = scene
    while (now.play.state.round === scene.play.state.round)
      now = when(now).answers(legal(now).includes('end-turn') ? 'end-turn' : (legal(now)[0] ?? ''))
    return player(now).points.income - player(scene).points.income
  }

  it('N-15.8: the first City of Medicine gives the tile with its side of 1 point', () => {
    const first = visit('city-medicine-1', { income: ['coins'] })
    expect(changes(first)).toEqual({ ...arrived, income: ['coins', 'medicine'] })
    expect(first.events).toContainEqual({ type: 'medicine', seat: 0, side: 1 })
    expect(income(first)).toBe(1)
  })

  it('N-15.8, N-X49: the second turns it to 3 points', () => {
    const second = visit('city-medicine-1', { cubes: ['napoli'], income: ['medicine'] }, cured)
    expect(changes(second)).toEqual(arrived)
    expect(second.events).toContainEqual({ type: 'medicine', seat: 0, side: 2 })
    expect(income(second)).toBe(3)
  })

  it('N-15.8, N-R9: with five spaces full an Income tile may make room for Medicine', () => {
    const full = visit('city-medicine-1', { income: ['vp', 'vp', 'coins', 'coins', 'potion'] })
    expect(legal(full)).toEqual(['replace:vp', 'replace:coins', 'replace:potion', 'stop'])
    const replaced = when(full).answers('replace:coins')
    expect(changes(replaced).income).toEqual(['vp', 'vp', 'coins', 'potion', 'medicine'])
    expect(replaced.play.state.incomeStock).toEqual({ vp: 2, coins: 3, potion: 3 })
    expect(replaced.events).toContainEqual({ type: 'medicine', seat: 0, side: 1 })
    expect(changes(when(full).answers('stop'))).toEqual(arrived)
  })

  it('N-R10: who could not take it at the first may take it at the second with the side of 3 points', () => {
    const late = visit('city-medicine-1', { cubes: ['napoli'], income: ['coins', 'coins'] }, cured)
    expect(changes(late)).toEqual({ ...arrived, income: ['coins', 'coins', 'medicine'] })
    expect(income(late)).toBe(3)
    const full = visit(
      'city-medicine-1',
      { cubes: ['napoli'], income: ['potion', 'potion', 'coins', 'coins', 'coins'] },
      cured,
    )
    expect(income(when(full).answers('replace:potion'))).toBe(3)
  })
})
