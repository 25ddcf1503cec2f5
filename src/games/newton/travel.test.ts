import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legal, legalTo, player, question, tokenOn, when } from './testing/scenario.ts'

const play = 'play:start-red-travel'
const four = { under: ['l1-travel-a', 'l1-travel-b', 'l1-travel-c'] } as const
const go = (...places: readonly string[]): string[] => places.map(place => `travel:${place}`)

/** Twelve places that take a cube, away from Wien and Buda. */
const manyPlaces = [
  'bologna',
  'paris',
  'leipzig',
  'cambridge',
  'salamanca',
  'athenai',
  'alexandria',
  'carthago',
  'amsterdam',
  'napoli',
  'edinburgh',
  'lisboa',
] as const

describe('Travel', () => {
  it('N-7.1, N-7.2, N-7.3, N-7.6, N-X21: three steps with a token, a paid route and a City at the end', () => {
    const scene = given({
      seats: [{ ...four, scientist: 'wien', coins: 1 }],
      tokens: { beograd: 'bonus-08' },
      tiles: { istanbul: 'city-potions' },
    })
    const after = when(scene).answers(play, ...go('buda', 'beograd', 'istanbul'), 'stop')
    expect(changes(after)).toEqual({
      scientist: 'istanbul',
      coins: -1,
      tokens: ['bonus-08'],
      vp: 3,
      cubes: ['istanbul'],
      potions: 2,
    })
    expect(tokenOn(after, 'beograd')).toBe('')
  })

  it('N-7.1, N-X22: a route that cannot be paid cannot be used', () => {
    const ends = (coins: number) => legalTo(when(given({ seats: [{ coins }] })).answers(play), 'travel')
    expect(ends(2)).toEqual(['strasbourg', 'lyon', 'nurnberg', 'bologna'])
    expect(ends(1)).toEqual(['strasbourg', 'lyon', 'nurnberg'])
    const poor = when(given({ seats: [{ coins: 1 }] })).answers(play)
    expect(blocked(poor, 'travel:bologna')).toEqual({ why: 'coins-short', missing: 1, rule: 'N-7.1' })
  })

  it('N-7.1, N-R15: a movement may go back and forth; every step counts and costs', () => {
    const scene = given({ seats: [{ ...four, scientist: 'beograd', coins: 4 }], tiles: { istanbul: 'city-coins' } })
    const after = when(scene).answers(play, ...go('istanbul', 'beograd', 'istanbul', 'beograd'))
    expect(question(after).rule).toBe('turn')
    expect(changes(after)).toEqual({ coins: -4 })
  })

  it('N-7.2: a token where the movement ends is taken too, and the coins of a token can pay the next route', () => {
    const scene = given({
      seats: [{ ...four, scientist: 'buda', coins: 0 }],
      tokens: { beograd: 'bonus-01' },
      tiles: { istanbul: 'city-student' },
    })
    expect(changes(when(scene).answers(play, ...go('beograd'), 'stop'))).toEqual({
      scientist: 'beograd',
      tokens: ['bonus-01'],
      coins: 2,
    })
    expect(changes(when(scene).answers(play, ...go('beograd', 'istanbul'), 'stop'))).toMatchObject({
      scientist: 'istanbul',
      coins: 1,
    })
  })

  it('N-7.3, N-R11: a cube at the end is compulsory on places of five kinds; start and Villages take none', () => {
    const cubesAt = (from: string, to: string) =>
      changes(
        when(given({ seats: [{ scientist: from, coins: 9, masters: [], potions: 4 }] })).answers(play, `travel:${to}`),
      ).cubes
    expect(cubesAt('nurnberg', 'wien')).toEqual(['wien'])
    expect(cubesAt('lyon', 'paris')).toEqual(['paris'])
    expect(cubesAt('smyrna', 'alexandria')).toEqual(['alexandria'])
    expect(cubesAt('danzig', 'map-master')).toEqual(['map-master'])
    expect(cubesAt('vilnius', 'map-objective')).toEqual(['map-objective'])
    expect(cubesAt('lyon', 'basel')).toBeUndefined()
    expect(cubesAt('lyon', 'toulouse')).toBeUndefined()
  })

  it('N-7.4, N-X23: the ninth to twelfth cube give 1, 2, 4 and 8 points', () => {
    const points = [7, 8, 9, 10, 11].map(placed => {
      const scene = given({
        seats: [{ scientist: 'buda', cubes: manyPlaces.slice(0, placed) }],
        tiles: { wien: 'city-coins' },
      })
      return changes(when(scene).answers(play, 'travel:wien')).vp ?? 0
    })
    expect(points).toEqual([0, 1, 2, 4, 8])
  })

  it('N-7.4: the points come however the cube is placed', () => {
    const scene = given({
      seats: [{ scientist: 'buda', coins: 3, cubes: manyPlaces.slice(1, 9) }],
      tiles: { wien: 'city-university' },
    })
    const after = when(scene).answers(play, 'travel:wien', 'visit:bologna')
    expect(changes(after)).toEqual({ scientist: 'wien', coins: -2, cubes: ['wien', 'bologna'], vp: 1 + 2 })
  })

  it('N-7.5, N-7.8, N-X24: no second cube lies where an own one does; others never block', () => {
    const again = given({ seats: [{ scientist: 'lyon', cubes: ['paris'] }] })
    expect(changes(when(again).answers(play, 'travel:paris'))).toEqual({ scientist: 'paris' })
    const others = given({ seats: [{ scientist: 'lyon' }, { cubes: ['paris'], scientist: 'paris' }] })
    expect(changes(when(others).answers(play, 'travel:paris'))).toEqual({ scientist: 'paris', cubes: ['paris'] })
    const study = given({
      seats: [{ board: 'study-d' }, { cubes: ['paris'] }],
      tiles: { paris: 'university-5' },
    })
    expect(legal(when(study).answers('play:start-red-study'))).not.toContain('shelve:s1c2')
  })

  it('N-7.3, N-7.6, N-X25: with twelve cubes placed a City gives nothing', () => {
    const scene = given({ seats: [{ scientist: 'buda', cubes: manyPlaces }], tiles: { wien: 'city-coins' } })
    expect(changes(when(scene).answers(play, 'travel:wien'))).toEqual({ scientist: 'wien' })
  })

  it('N-7.6: a place without a new cube has no effect', () => {
    const city = given({ seats: [{ scientist: 'buda', cubes: ['wien'] }], tiles: { wien: 'city-coins' } })
    expect(changes(when(city).answers(play, 'travel:wien'))).toEqual({ scientist: 'wien' })
    const master = given({ seats: [{ scientist: 'danzig', coins: 1, cubes: ['map-master'], masters: ['bruno'] }] })
    expect(question(when(master).answers(play, 'travel:map-master')).rule).toBe('turn')
    const fresh = given({ seats: [{ scientist: 'danzig', coins: 1, masters: ['bruno'] }] })
    expect(legalTo(when(fresh).answers(play, 'travel:map-master'), 'master')).toEqual(['bruno'])
  })

  it('N-7.7, N-X26: the Objective space takes Volumes or Potions, a cube, and activates its tile', () => {
    const scene = given({
      seats: [{ scientist: 'vilnius', coins: 1, potions: 1, desk: ['l2-work-a'] }],
      tiles: { 'map-objective': 'objective-universities' },
    })
    const after = when(scene).answers(play, 'travel:map-objective')
    expect(changes(after)).toEqual({ scientist: 'map-objective', coins: -1, potions: -1, cubes: ['map-objective'] })
    expect(after.events).toContainEqual({
      type: 'objective-reached',
      seat: 0,
      objective: 'objective-universities',
      space: 'map-objective',
    })
    const short = given({ seats: [{ scientist: 'vilnius', coins: 1, potions: 0, desk: ['l2-work-a'] }] })
    expect(blocked(when(short).answers(play), 'travel:map-objective')).toMatchObject({
      why: 'volumes-missing',
      orange: 1,
      potions: 1,
    })
  })

  it('N-7.7, N-R12: passing through the Objective space needs its Volumes too, each time', () => {
    const scene = given({
      seats: [{ ...four, scientist: 'vilnius', coins: 9, potions: 6, cubes: ['map-objective'] }],
    })
    const through = when(scene).answers(play, ...go('map-objective', 'stockholm', 'map-objective', 'vilnius'))
    expect(changes(through)).toEqual({ coins: -1 - 2 - 2 - 1, potions: -6 })
    const once = given({ seats: [{ ...four, scientist: 'vilnius', coins: 9, potions: 5 }] })
    const back = when(once).answers(play, ...go('map-objective', 'stockholm'))
    expect(blocked(back, 'travel:map-objective')).toMatchObject({ why: 'volumes-missing', have: 2 })
    expect(changes(back).cubes).toBeUndefined()
  })

  it('N-7.8: visited means that an own cube lies there, not that the Scientist was there', () => {
    const scene = given({
      seats: [{ ...four, scientist: 'lyon', coins: 0 }],
      tiles: { paris: 'university-5' },
    })
    const passed = when(scene).answers(play, ...go('paris', 'calais'), 'stop')
    expect(player(passed).cubes).toEqual([])
  })

  it('N-7.9, N-R5: a Scientist that does not move visits nothing', () => {
    const scene = given({ seats: [{ ...four, scientist: 'wien', coins: 0 }], tiles: { wien: 'city-coins' } })
    expect(changes(when(scene).answers(play, 'end-turn'))).toEqual({})
    const pascal = given({
      seats: [{ work: 10, masters: ['pascal'], scientist: 'wien' }],
      tiles: { wien: 'city-coins' },
    })
    const declined = when(pascal).answers('play:start-red-work', 'work:1', 'master:pascal', 'stop')
    expect(changes(declined)).toEqual({ work: 11, coins: 1, masters: ['pascal'] })
  })
})
