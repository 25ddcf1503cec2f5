import { describe, expect, it } from 'vitest'
import type { PlacedSeat } from './testing/placing.ts'
import { blocked, changes, fromHere, given, legalTo, player, question, type Scene, when } from './testing/scenario.ts'

/** A Master has just been played from the Work track; changes are counted from here. */
const playing = (master: string, seat: PlacedSeat = {}, more: object = {}): Scene => {
  const scene = given({ seats: [{ work: 10, masters: [master], ...seat }], ...more })
  const chance = when(scene).answers('play:start-red-work', 'work:1')
  return when(fromHere(chance)).answers(`master:${master}`)
}

describe('playing Masters', () => {
  it('N-18.1: a Student, the marker, a cube and the ninth Bookshelf tile each give a chance to play one', () => {
    const masters = ['bruno', 'cusano']
    const student = given({ seats: [{ masters, students: ['tech-m5a'] }] })
    const marker = given({ seats: [{ masters, work: 10 }] })
    const cube = given({ seats: [{ masters, scientist: 'danzig', coins: 1 }] })
    const tile = given({ seats: [{ masters, tilesTaken: 8, potions: 3, board: 'study-d' }] })
    const chances = [
      when(student).answers('play:start-red-technology', 'student:tech-m5a:tech-m6a'),
      when(marker).answers('play:start-red-work', 'work:1'),
      when(cube).answers('play:start-red-travel', 'travel:map-master'),
      when(tile).answers('play:start-red-study', 'shelve:s1c2'),
    ]
    for (const chance of chances) {
      expect(legalTo(chance, 'master')).toEqual(masters)
      const played = when(fromHere(chance)).answers('master:bruno')
      expect(changes(played)).toEqual({ masters: ['bruno'], coins: 6 })
      expect(player(played).masters).toEqual(['cusano'])
      expect(question(played).rule).toBe('turn')
    }
  })

  it('N-18.1, N-R19: a chance that is not used is lost', () => {
    const scene = given({ seats: [{ work: 10, masters: ['bruno'] }] })
    const declined = when(scene).answers('play:start-red-work', 'work:1', 'stop')
    expect(changes(declined)).toEqual({ work: 11, coins: 1 })
    expect(legalTo(declined, 'master')).toEqual([])
    const none = given({ seats: [{ work: 10, masters: [] }] })
    expect(question(when(none).answers('play:start-red-work', 'work:1')).rule).toBe('turn')
  })

  it('N-18.2: powers may be declined, Volumes last, and no Master is drawn after setup', () => {
    const boyle = playing('boyle', { board: 'study-d', potions: 9 })
    expect(changes(when(boyle).answers('stop'))).toEqual({ masters: ['boyle'] })
    expect(when(boyle).answers('stop').play.state.boxedMasters).toEqual(boyle.play.state.boxedMasters)
    const brahe = playing('brahe', { board: 'study-d', hand: ['start-red-work', 'start-red-study'], potions: 0 })
    let later = when(brahe).answers('end-turn')
    later = when(later).answers('play:start-blue-work', 'end-turn', 'play:start-red-study')
    expect(legalTo(later, 'shelve')).toContain('s1c4')
  })

  it('N-18.3: no symbol and no quick-increase adds to a Master’s action; other quick actions may be mixed in', () => {
    const torricelli = playing('torricelli', { drawers: ['technology', 'technology'], coins: 9 })
    expect(blocked(torricelli, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const three = when(torricelli).answers(
      'student:tech-start:tech-l1',
      'quick-potion',
      'student:tech-l1:tech-l2',
      'student:tech-l2:tech-l3b',
    )
    expect(question(three).rule).toBe('turn')
    expect(changes(three)).toMatchObject({ students: ['tech-l3b'], potions: 1, coins: -3 })
  })
})
