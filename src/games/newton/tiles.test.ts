import { describe, expect, it } from 'vitest'
import { changes, given, legalTo, player, question, tokenOn, when } from './testing/scenario.ts'
import { arrived, visit } from './testing/visiting.ts'

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
