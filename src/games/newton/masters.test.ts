import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/json.ts'
import shipped from './components.json' with { type: 'json' }
import { newton } from './game.ts'
import type { PlacedSeat } from './testing/placing.ts'
import {
  blocked,
  changes,
  fromHere,
  given,
  legal,
  legalTo,
  player,
  question,
  type Scene,
  when,
} from './testing/scenario.ts'

/** A Master has just been played from the Work track; changes are counted from here. */
const playing = (master: string, seat: PlacedSeat = {}, more: object = {}): Scene => {
  const scene = given({ seats: [{ work: 10, masters: [master], ...seat }], ...more })
  const chance = when(scene).answers('play:start-red-work', 'work:1')
  return when(fromHere(chance)).answers(`master:${master}`)
}

const vpOf = (...masters: readonly string[]) =>
  newton.scores(given({ seats: [{ played: masters }] }).play)[0]?.reasons.map(reason => reason.points)

const lines = [
  ['l1-work-a', 'l1-work-b', 'l1-study-a', 'l1-travel-a'],
  ['l2-work-a', 'l2-travel-b'],
  ['l3-work-a'],
] as const

describe('the Masters', () => {
  it('N-18.4, N-R23, N-X61: Boyle places tiles whose shelves add up to 4', () => {
    expect(vpOf('boyle')).toEqual([])
    const boyle = playing('boyle', { board: 'study-d', potions: 20 })
    const shelves = (...cells: readonly string[]) => when(boyle).answers(...cells.map(cell => `shelve:${cell}`))
    for (const cells of [
      ['s1c4', 's3c2'],
      ['s1c4', 's1c6', 's2c1'],
      ['s1c2', 's1c4', 's1c5', 's1c6'],
    ]) {
      const done = shelves(...cells)
      expect(changes(done)).toMatchObject({ shelf: cells, tilesTaken: cells.length })
      expect(question(done).rule).toBe('turn')
    }
    expect(blocked(shelves('s2c1'), 'shelve:s3c2')).toMatchObject({ why: 'value-short', needs: 3, value: 2 })
    const poor = playing('boyle', { board: 'study-d', potions: 0 })
    expect(blocked(poor, 'shelve:s1c4')).toMatchObject({ why: 'volumes-missing' })
  })

  it('N-18.5: Brahe, Leibniz and Newton give two permanent Volumes of a colour, and 5 points', () => {
    expect(vpOf('brahe', 'leibniz', 'newton')).toEqual([5, 5, 5])
    const meets = (master: string, cell: string) =>
      legalTo(
        when(
          given({
            seats: [
              { board: 'study-c', played: [master], under: ['l1-study-a', 'l1-study-b'], hand: ['start-red-study'] },
            ],
          }),
        ).answers('play:start-red-study'),
        'shelve',
      ).includes(cell)
    expect([meets('brahe', 's2c2'), meets('leibniz', 's2c2')]).toEqual([true, false])
    const orange = given({
      seats: [{ board: 'study-d', played: ['leibniz'], under: ['l1-study-a'], hand: ['start-red-study'] }],
    })
    expect(legalTo(when(orange).answers('play:start-red-study'), 'shelve')).toContain('s2c6')
    const green = given({
      seats: [{ board: 'study-b', played: ['newton'], under: ['l1-study-a'], hand: ['l1-study-c'] }],
    })
    expect(legalTo(when(green).answers('play:l1-study-c'), 'shelve')).toContain('s2c4')
  })

  it('N-18.6, N-R23, N-X62: Browne takes cards whose levels add up to 4', () => {
    expect(vpOf('browne')).toEqual([1])
    const browne = playing('browne', {}, { lines })
    for (const cards of [
      ['l1-work-a', 'l3-work-a'],
      ['l2-work-a', 'l2-travel-b'],
      ['l1-work-a', 'l1-work-b', 'l1-study-a', 'l1-travel-a'],
    ]) {
      const done = when(browne).answers(...cards.map(card => `take:${card}`))
      expect(changes(done)).toEqual({ masters: ['browne'], hand: cards })
      expect(question(done).rule).toBe('turn')
    }
    expect(blocked(when(browne).answers('take:l2-work-a'), 'take:l3-work-a')).toMatchObject({ needs: 3, value: 2 })
  })

  it('N-18.7, N-R40: Bruno gives 6 coins, Cusano 3 Potions, Gilbert a Student, without a question', () => {
    expect(vpOf('bruno', 'cusano', 'gilbert')).toEqual([4, 4, 7])
    for (const master of ['bruno', 'cusano', 'gilbert']) expect(question(playing(master)).rule).toBe('turn')
    expect(changes(playing('bruno'))).toEqual({ masters: ['bruno'], coins: 6 })
    expect(changes(playing('cusano'))).toEqual({ masters: ['cusano'], potions: 3 })
    expect(changes(playing('gilbert'))).toEqual({ masters: ['gilbert'], students: ['tech-start', 'tech-start'] })
  })

  it('N-18.8, N-R32, N-X63: Descartes takes a card of level 1 and acts with it at one above the visible symbols', () => {
    expect(vpOf('descartes')).toEqual([3])
    const descartes = playing('descartes', { work: 10, under: ['l1-work-c'], coins: 3 }, { lines })
    expect(legalTo(descartes, 'take')).toEqual(lines[0])
    expect(blocked(descartes, 'take:l2-work-a')).toMatchObject({ why: 'value-short', value: 1 })
    const taken = when(descartes).answers('take:l1-work-a')
    expect(legalTo(taken, 'work')).toEqual(['1', '2', '3'])
    expect(blocked(taken, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const worked = when(taken).answers('work:3')
    expect(changes(worked)).toEqual({ masters: ['descartes'], hand: ['l1-work-a'], work: 14, coins: 3 })
    expect(question(worked).rule).toBe('turn')
    expect(changes(when(taken).answers('stop'))).toEqual({ masters: ['descartes'], hand: ['l1-work-a'] })
    expect(changes(when(descartes).answers('stop'))).toEqual({ masters: ['descartes'] })
  })

  it('N-18.8, N-R47: the card that Descartes takes counts as lying on the desk in its own action, with its Volumes', () => {
    const shelves = (...desk: readonly string[]) => {
      const symbols = { under: ['l1-study-a', 'l1-study-c'], board: 'study-d', desk }
      const scene = playing('descartes', symbols, { lines: [['l1-study-b'], [], []] })
      return legalTo(when(scene).answers('take:l1-study-b'), 'shelve')
    }
    expect(shelves()).toEqual(shelves('start-red-study'))
    expect(shelves()).toContain('s2c1')
  })

  it('N-R47: its Volumes open an Objective space, and serve in no action that this one sets off', () => {
    const seat = { played: ['brahe'], board: 'study-d', potions: 0 } as const
    const taking = (card: string, students: readonly string[]) =>
      when(
        playing(
          'descartes',
          { ...seat, students },
          { lines: [[card], [], []], tiles: { 'tech-r4b': 'invention-study-3' } },
        ),
      ).answers(`take:${card}`)
    expect(legalTo(taking('l1-technology-b', ['tech-l6a']), 'student')).toEqual(['tech-l6a:tech-l7a'])
    expect(blocked(taking('l1-technology-a', ['tech-l6a']), 'student:tech-l6a:tech-l7a')).toMatchObject({ orange: 1 })
    const setOff = when(taking('l1-technology-b', ['tech-r3b'])).answers('student:tech-r3b:tech-r4b')
    expect(question(setOff).rule).toBe('study')
    expect(blocked(setOff, 'shelve:s2c6')).toMatchObject({ why: 'volumes-missing', orange: 1 })
  })

  it('N-R47, N-10.1: as a joker too the card that Descartes takes lends its Volumes to the action chosen', () => {
    const pack = structuredClone(shipped)
    for (const card of pack.actionCards) if (card.id === 'l1-study-b') card.action = 'joker'
    const seat = { under: ['l1-study-a'], board: 'study-d', potions: 0 } as const
    const descartes = playing('descartes', seat, { pack: pack as Json, lines: [['l1-study-b'], [], []] })
    const taken = when(descartes).answers('take:l1-study-b')
    expect(question(taken).rule).toBe('any-action')
    expect(changes(when(taken).answers('shelve:s2c1'))).toMatchObject({ shelf: ['s2c1'] })
  })

  it('N-R46: a symbol that a Master brings in the middle of an action does not raise that action', () => {
    const travel = { hand: ['l2-travel-b'], under: ['l1-travel-a'], scientist: 'leipzig', coins: 5 }
    const scene = given({
      seats: [{ ...travel, work: 2, masters: ['kepler', 'bruno'] }],
      tiles: { 'work-8': 'specialization-development-travel' },
    })
    const passing = when(scene).answers('play:l2-travel-b', 'travel:map-master', 'cube:map-master')
    const raised = when(passing).answers('master:kepler', 'work:6')
    expect(changes(raised).drawers).toEqual(['travel'])
    expect(question(raised).rule).toBe('travel')
    expect(question(when(raised).answers('travel:amsterdam')).rule).toBe('turn')
  })

  it('N-18.8: the effects of the card taken by Descartes do not apply', () => {
    const descartes = playing('descartes', { coins: 9, scientist: 'lyon', drawers: ['travel'] }, { lines })
    const taken = when(descartes).answers('take:l1-travel-a')
    expect(legalTo(taken, 'village')).toEqual([])
    expect(changes(when(taken).answers('travel:paris', 'travel:calais'))).toMatchObject({ scientist: 'calais' })
    expect(legalTo(when(taken).answers('travel:paris', 'travel:calais'), 'village')).toEqual([])
  })

  it('N-18.9, N-R17, N-X64: Cavendish removes the next two tiles, and their bonuses count', () => {
    expect(vpOf('cavendish')).toEqual([6])
    const cavendish = playing('cavendish', { tilesTaken: 5 })
    const removed = when(cavendish).answers('remove-tiles')
    expect(changes(removed)).toEqual({ masters: ['cavendish'], tilesTaken: 2, coins: 4 })
    expect(player(removed).shelf).toEqual([])
    expect(changes(when(cavendish).answers('stop'))).toEqual({ masters: ['cavendish'] })
    const last = when(playing('cavendish', { tilesTaken: 11 })).answers('remove-tiles')
    expect(changes(last)).toEqual({ masters: ['cavendish'], tilesTaken: 1, vp: 8 })
    expect(question(playing('cavendish', { tilesTaken: 12 })).rule).toBe('turn')
  })

  it('N-18.9, N-3.9: the Master of a ninth tile removed by Cavendish comes before the tenth is removed', () => {
    const cavendish = playing('cavendish', {
      tilesTaken: 8,
      masters: ['cavendish', 'boyle'],
      board: 'study-d',
      potions: 20,
    })
    const chance = when(cavendish).answers('remove-tiles')
    expect(changes(chance)).toMatchObject({ tilesTaken: 1 })
    expect(legalTo(chance, 'master')).toEqual(['boyle'])
    const boyle = when(chance).answers('master:boyle', 'shelve:s1c2', 'shelve:s1c4', 'shelve:s1c5')
    expect(changes(boyle)).toMatchObject({ tilesTaken: 4, shelf: ['s1c2', 's1c4', 's1c5'], vp: 8 })
    const done = when(boyle).answers('stop')
    expect(question(done).rule).toBe('turn')
    expect(changes(done)).toEqual(changes(boyle))
    const declined = when(chance).answers('stop')
    expect(changes(declined)).toEqual({ masters: ['cavendish'], tilesTaken: 2 })
    expect(question(declined).rule).toBe('turn')
  })

  it('N-18.10: Copernicus places a tile up to shelf 3 without its requirement', () => {
    expect(vpOf('copernicus')).toEqual([2])
    const copernicus = playing('copernicus', { board: 'study-d', potions: 0 })
    expect(legalTo(copernicus, 'shelve')).toHaveLength(15)
    const done = when(copernicus).answers('shelve:s3c6')
    expect(changes(done)).toEqual({ masters: ['copernicus'], shelf: ['s3c6'], tilesTaken: 1 })
    expect(question(done).rule).toBe('turn')
  })

  it('N-18.11, N-R27: Fahrenheit’s Volume is of any colour, chosen anew at each use', () => {
    expect(vpOf('fahrenheit')).toEqual([6])
    const scene = given({
      seats: [{ board: 'study-d', played: ['fahrenheit'], under: ['l1-study-a'], hand: ['l1-study-c'], coins: 3 }],
    })
    const blue = when(scene).answers('play:l1-study-c', 'shelve:s1c4')
    expect(changes(when(blue).answers('shelve:s1c6'))).toEqual({ shelf: ['s1c4', 's1c6'], tilesTaken: 2, coins: -3 })
  })

  it('N-18.12, N-X65: Galilei may place a cube on each place passed', () => {
    expect(vpOf('galilei')).toEqual([3])
    const galilei = playing('galilei', { scientist: 'nurnberg', coins: 2, masters: ['galilei', 'cusano'] })
    const leipzig = when(galilei).answers('travel:leipzig', 'cube:leipzig')
    expect(changes(leipzig)).toEqual({ masters: ['galilei'], scientist: 'leipzig', cubes: ['leipzig'] })
    const chance = when(leipzig).answers('travel:map-master', 'cube:map-master')
    expect(legalTo(chance, 'master')).toEqual(['cusano'])
    const done = when(chance).answers('stop', 'travel:danzig')
    expect(changes(done)).toEqual({
      masters: ['galilei'],
      scientist: 'danzig',
      cubes: ['leipzig', 'map-master'],
      coins: -2,
    })
    expect(question(done).rule).toBe('turn')
  })

  it('N-18.13, N-R23, N-X66: Halley divides 4 steps over Students, each of which moves at most once', () => {
    expect(vpOf('halley')).toEqual([2])
    const two = playing('halley', { students: ['tech-start', 'tech-m2'] })
    const first = when(two).answers('student:tech-m2:tech-m3b', 'stop')
    expect(legalTo(first, 'student')).toEqual(['tech-start:tech-l1', 'tech-start:tech-m1', 'tech-start:tech-r1'])
    const done = when(first).answers(
      'student:tech-start:tech-r1',
      'student:tech-r1:tech-r2',
      'student:tech-r2:tech-r3b',
    )
    expect(changes(done)).toEqual({ masters: ['halley'], students: ['tech-r3b', 'tech-m3b'] })
    expect(question(done).rule).toBe('turn')
    const start = 'tech-start'
    const four = playing('halley', { students: [start, start, start, start], coins: 0 })
    const step = ['student:tech-start:tech-l1', 'stop']
    const all = when(four).answers(...step, ...step, ...step, 'student:tech-start:tech-m1')
    expect(changes(all).students).toEqual(['tech-l1', 'tech-l1', 'tech-l1', 'tech-m1'])
    expect(question(all).rule).toBe('turn')
  })

  it('N-18.14, N-18.15, N-X67: Huygens enters the Objective without Volumes; Kepler works without coins', () => {
    expect(vpOf('huygens', 'kepler')).toEqual([2, 3])
    const huygens = fromTile('huygens', 14)
    const entered = when(huygens).answers('enter:3')
    expect(changes(entered)).toEqual({ masters: ['huygens'], work: 16, coins: 3 })
    const kepler = fromTile('kepler', 5, ['bruno'])
    const done = when(kepler).answers('work:6')
    expect(changes(done)).toEqual({ masters: ['kepler'], work: 11 })
    expect(legalTo(done, 'master')).toEqual(['bruno'])
    expect(legal(fromTile('kepler', 14)).filter(key => key.startsWith('enter'))).toEqual([])
  })

  it('N-18.16: Paracelsus performs any one basic action of value 3', () => {
    expect(vpOf('paracelsus')).toEqual([1])
    const paracelsus = playing('paracelsus', { board: 'study-d', potions: 9, scientist: 'lyon', coins: 1 }, { lines })
    const verbs = new Set(legal(paracelsus).map(key => key.split(':')[0]))
    for (const verb of ['work', 'student', 'travel', 'take', 'shelve', 'stop']) expect(verbs).toContain(verb)
    expect(legalTo(paracelsus, 'work')).toEqual(['1', '2', '3'])
    expect(changes(when(paracelsus).answers('take:l3-work-a'))).toMatchObject({ hand: ['l3-work-a'] })
    const walk = when(paracelsus).answers('travel:paris', 'travel:calais', 'travel:paris')
    expect(question(walk).rule).toBe('turn')
    expect(changes(walk)).toMatchObject({ cubes: ['paris'] })
    expect(changes(when(paracelsus).answers('stop'))).toEqual({ masters: ['paracelsus'] })
  })

  it('N-18.17, N-X68: Pascal pays no routes, but the Objective space still needs its Volumes', () => {
    expect(vpOf('pascal')).toEqual([2])
    const pascal = fromTile('pascal', 0, [], { scientist: 'basel', coins: 0 })
    const done = when(pascal).answers(
      'travel:bologna',
      'travel:ragusa',
      'travel:athenai',
      'travel:alexandria',
      'travel:carthago',
    )
    expect(changes(done)).toEqual({ masters: ['pascal'], scientist: 'carthago', cubes: ['carthago'] })
    expect(question(done).rule).toBe('turn')
    const vilnius = fromTile('pascal', 0, [], { scientist: 'vilnius', coins: 0 })
    expect(blocked(vilnius, 'travel:map-objective')).toMatchObject({ why: 'volumes-missing' })
  })

  it('N-18.18: Torricelli may enter an Objective space without its requirement', () => {
    expect(vpOf('torricelli')).toEqual([2])
    const torricelli = playing('torricelli', { students: ['tech-l5a'], potions: 0 })
    const done = when(torricelli).answers('student:tech-l5a:tech-l6a', 'student:tech-l6a:tech-l7a')
    expect(changes(done)).toEqual({ masters: ['torricelli'], students: ['tech-l7a'] })
    expect(question(done).rule).toBe('turn')
  })

  it('N-18.19, N-X69: Winkelmann places a cube on a City, University or Ancient Land; the Scientist stays', () => {
    expect(vpOf('winkelmann')).toEqual([3])
    const winkelmann = playing('winkelmann', { cubes: ['paris'] }, { tiles: { lisboa: 'city-potions' } })
    const places = legalTo(winkelmann, 'visit')
    expect(places).toHaveLength(7 + 5 + 3)
    for (const never of ['paris', 'map-master', 'map-objective', 'lyon', 'basel']) expect(places).not.toContain(never)
    expect(changes(when(winkelmann).answers('visit:lisboa'))).toEqual({
      masters: ['winkelmann'],
      cubes: ['lisboa'],
      potions: 2,
    })
    expect(changes(when(winkelmann).answers('stop'))).toEqual({ masters: ['winkelmann'] })
  })
})

/** A Master played with the ninth tile, so that the marker may stand anywhere. */
function fromTile(master: string, work: number, more: readonly string[] = [], seat: PlacedSeat = {}): Scene {
  const scene = given({
    seats: [
      {
        masters: [master, ...more],
        work,
        tilesTaken: 8,
        board: 'study-d',
        potions: 1,
        hand: ['start-red-study'],
        ...seat,
      },
    ],
  })
  const chance = when(scene).answers('play:start-red-study', 'shelve:s1c4')
  return when(fromHere(chance)).answers(`master:${master}`)
}
