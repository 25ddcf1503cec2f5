import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legalTo, question, tokenOn, when } from './testing/scenario.ts'

const play = 'play:start-red-technology'
const three = { under: ['l1-technology-b', 'l1-technology-c'], coins: 0 } as const
const move = (...spaces: readonly string[]): string[] =>
  spaces.slice(1).map((to, at) => `student:tech-${spaces[at]}:tech-${to}`)

describe('Technology', () => {
  it('N-6.1, N-X20: a Student may go any number of steps up to the value, by any branch', () => {
    const scene = given({ seats: [{ coins: 0, under: ['l1-technology-b'] }] })
    const ends = new Set<string>()
    for (const path of ['l', 'm', 'r']) {
      const one = when(scene).answers(play, ...move('start', `${path}1`), 'stop')
      const two = when(scene).answers(play, ...move('start', `${path}1`, `${path}2`))
      expect(question(two).rule).toBe('turn')
      for (const end of [one, two]) ends.add(changes(end).students?.[0] ?? '')
    }
    expect([...ends].sort()).toEqual(['tech-l1', 'tech-l2', 'tech-m1', 'tech-m2', 'tech-r1', 'tech-r2'])
    expect(legalTo(when(scene).answers(play), 'student')).toEqual([
      'tech-start:tech-l1',
      'tech-start:tech-m1',
      'tech-start:tech-r1',
    ])
    const fork = given({ seats: [{ coins: 0, students: ['tech-m2', 'tech-l7a'] }] })
    expect(legalTo(when(fork).answers(play), 'student')).toEqual(['tech-m2:tech-m3a', 'tech-m2:tech-m3b'])
  })

  it('N-6.2, N-X17: only one Student moves, and never back', () => {
    const scene = given({ seats: [{ ...three, students: ['tech-start', 'tech-m2'] }] })
    const first = when(scene).answers(play, ...move('m2', 'm3b'))
    expect(legalTo(first, 'student')).toEqual(['tech-m3b:tech-m4b'])
    const done = when(first).answers(...move('m3b', 'm4b', 'm5b'))
    expect(question(done).rule).toBe('turn')
    expect(changes(done)).toEqual({ students: ['tech-start', 'tech-m5b'] })
  })

  it('N-6.3, N-6.4, N-X16: tokens are taken in passing, special spaces work only at the end', () => {
    const scene = given({
      seats: [{ ...three, students: ['tech-r1'] }],
      tokens: { 'tech-r2': 'bonus-03', 'tech-r5a': 'bonus-06', 'tech-m1': 'bonus-11' },
      tiles: { 'tech-r4b': 'invention-potion-6vp' },
    })
    const after = when(scene).answers(play, ...move('r1', 'r2', 'r3b', 'r4b'))
    expect(changes(after)).toEqual({ students: ['tech-r4b'], tokens: ['bonus-03'], coins: 3, potions: 1, vp: 6 })
    expect(tokenOn(after, 'tech-r2')).toBe('')
    const past = given({
      seats: [{ ...three, students: ['tech-r3b'] }],
      tiles: { 'tech-r4b': 'invention-potion-6vp' },
    })
    expect(changes(when(past).answers(play, ...move('r3b', 'r4b', 'r6b'), 'stop'))).toEqual({ students: ['tech-r6b'] })
  })

  it('N-6.3: a token is taken also where the movement ends, and only by the first', () => {
    const scene = given({ seats: [{ coins: 0 }, { students: ['tech-l1'] }], tokens: { 'tech-l2': 'bonus-05' } })
    const near = given({ seats: [{ coins: 0, students: ['tech-l1'] }], tokens: { 'tech-l2': 'bonus-05' } })
    expect(changes(when(near).answers(play, ...move('l1', 'l2')))).toEqual({
      students: ['tech-l2'],
      tokens: ['bonus-05'],
      coins: 4,
    })
    expect(changes(when(scene).answers(play, ...move('start', 'l1')))).toEqual({ students: ['tech-l1'] })
    const again = given({ seats: [{ coins: 0, students: ['tech-l1'] }, { tokens: ['bonus-05'] }] })
    expect(changes(when(again).answers(play, ...move('l1', 'l2')))).toEqual({ students: ['tech-l2'] })
  })

  it('N-6.5, N-X18: a Student cannot enter a final space where an own Student stands', () => {
    const scene = given({ seats: [{ ...three, students: ['tech-m6a', 'tech-m5a'] }] })
    const played = when(scene).answers(play)
    expect(legalTo(played, 'student')).toEqual([])
    expect(blocked(played, 'student:tech-m5a:tech-m6a')).toEqual({ why: 'own-student-there', rule: 'N-6.5' })
    const others = given({
      seats: [
        { ...three, students: ['tech-m5a', 'tech-m4a', 'tech-m4a'], masters: [] },
        { students: ['tech-m6a', 'tech-m5a'] },
      ],
    })
    expect(changes(when(others).answers(play, ...move('m5a', 'm6a')))).toMatchObject({
      students: ['tech-m6a', 'tech-m4a', 'tech-m4a'],
    })
    expect(changes(when(others).answers(play, ...move('m4a', 'm5a'), 'stop'))).toMatchObject({
      students: ['tech-m5a', 'tech-m5a', 'tech-m4a'],
    })
  })

  it('N-6.6, N-6.7, N-X19: an Objective space needs its Volumes or Potions; without a Student that can move nothing happens', () => {
    const poor = given({ seats: [{ coins: 0, students: ['tech-l6a'], potions: 3 }] })
    const played = when(poor).answers(play)
    expect(legalTo(played, 'student')).toEqual([])
    expect(blocked(played, 'student:tech-l6a:tech-l7a')).toMatchObject({
      why: 'volumes-missing',
      orange: 2,
      blue: 2,
      potions: 4,
      have: 3,
    })
    const rich = given({
      seats: [{ coins: 0, students: ['tech-l6a'], potions: 4 }],
      tiles: { 'tech-l7a': 'objective-potions' },
    })
    const entered = when(rich).answers(play, ...move('l6a', 'l7a'))
    expect(changes(entered)).toEqual({ students: ['tech-l7a'], potions: -4 })
    expect(entered.events).toContainEqual({
      type: 'objective-reached',
      seat: 0,
      objective: 'objective-potions',
      space: 'tech-l7a',
    })
  })

  it('N-6.6: the Volumes are counted at the moment of entering', () => {
    const scene = given({
      seats: [{ ...three, students: ['tech-r5a'], played: ['brahe', 'newton'], potions: 0 }],
    })
    const after = when(scene).answers(play, ...move('r5a', 'r6a', 'r7a'))
    expect(changes(after)).toEqual({ students: ['tech-r7a'] })
  })

  it('N-6.8: a Student on a final space stays there', () => {
    const scene = given({ seats: [{ ...three, students: ['tech-m6b', 'tech-l7a'], potions: 9 }] })
    expect(legalTo(when(scene).answers(play), 'student')).toEqual([])
  })

  it('N-R36: a Student may be enrolled and moved in the same turn', () => {
    const scene = given({ seats: [{ coins: 5, students: ['tech-m6b'] }] })
    const after = when(scene).answers(play, 'quick-student', ...move('start', 'r1'))
    expect(changes(after)).toEqual({ coins: -5, students: ['tech-m6b', 'tech-r1'] })
  })
})
