import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legalTo, question, when } from './testing/scenario.ts'

const left = ['student:tech-start:tech-l1', 'student:tech-l1:tech-l2', 'student:tech-l2:tech-l3b'] as const
const east = ['travel:nurnberg', 'travel:wien', 'travel:buda', 'travel:krakow', 'travel:vilnius'] as const

describe('the value of a basic action', () => {
  it('N-4.1, N-X6: cards on the desk and under the desk count with the card just played', () => {
    const scene = given({
      seats: [{ coins: 0, under: ['l1-technology-b'], desk: ['l1-technology-c'] }],
    })
    const played = when(scene).answers('play:start-red-technology')
    expect(question(when(played).answers(...left.slice(0, 2))).rule).toBe('technology')
    const three = when(played).answers(...left)
    expect(question(three).rule).toBe('turn')
    expect(changes(three)).toEqual({ students: ['tech-l3b'] })
  })

  it('N-4.1: Development tiles count as a symbol each', () => {
    const scene = given({ seats: [{ drawers: ['work', 'work', 'travel'], under: ['l1-work-a'] }] })
    expect(legalTo(when(scene).answers('play:start-red-work'), 'work')).toEqual(['1', '2', '3', '4'])
  })

  it('N-4.2, N-10.1, N-X7: a joker adds one to the visible symbols, and quick-increase one more', () => {
    const scene = given({ seats: [{ coins: 2, under: ['l1-travel-a', 'l1-travel-b', 'l1-travel-c'] }] })
    const four = when(scene).answers('play:start-red-joker', ...east.slice(0, 4))
    expect(question(four).rule).toBe('turn')
    expect(changes(four)).toEqual({ scientist: 'krakow', cubes: ['krakow'] })
    const five = when(scene).answers('play:start-red-joker', 'quick-increase', ...east)
    expect(question(five).rule).toBe('turn')
    expect(changes(five)).toEqual({ coins: -2, scientist: 'vilnius' })
    expect(question(when(scene).answers('play:start-red-joker', ...east.slice(0, 3))).rule).toBe('travel')
  })

  it('N-10.2, N-X8: a joker on the desk does not count later', () => {
    const scene = given({
      seats: [{ desk: ['start-red-joker', 'start-red-travel'], hand: ['l1-travel-b'], coins: 0 }],
    })
    const two = when(scene).answers('play:l1-travel-b', 'travel:nurnberg', 'travel:wien')
    expect(question(two).rule).not.toBe('travel')
    expect(changes(two)).toMatchObject({ scientist: 'wien' })
    expect(question(when(scene).answers('play:l1-travel-b', 'travel:nurnberg')).rule).toBe('travel')
  })

  it('N-4.1, N-10.2, N-X9: a joker under the desk does not count, a Development tile does', () => {
    const scene = given({ seats: [{ board: 'study-d', under: ['start-red-joker'], drawers: ['study'] }] })
    const played = when(scene).answers('play:start-red-study')
    expect(blocked(played, 'shelve:s3c2')).toMatchObject({ why: 'value-short', needs: 3, value: 2 })
    expect(legalTo(played, 'shelve')).toEqual(['s2c1'])
  })

  it('N-4.3: any lower value of at least 1 may be used', () => {
    const scene = given({ seats: [{ under: ['l1-work-a', 'l1-work-b'], coins: 0 }] })
    const played = when(scene).answers('play:start-red-work')
    expect(legalTo(played, 'work')).toEqual(['1', '2', '3'])
    expect(changes(when(played).answers('work:1'))).toEqual({ work: 1, coins: 1 })
    const walk = given({ seats: [{ under: ['l1-travel-b', 'l1-travel-c'], coins: 0 }] })
    expect(changes(when(walk).answers('play:start-red-travel', 'travel:nurnberg', 'stop'))).toEqual({
      scientist: 'nurnberg',
    })
  })

  it('N-4.4: cards in hand, the boards of others, Volumes and effects do not change the value', () => {
    const scene = given({
      seats: [
        { hand: ['l1-work-a', 'l3-work-a', 'start-red-work'], played: ['leibniz'] },
        { under: ['l1-work-b', 'l2-work-a'], drawers: ['work', 'work'], desk: ['l2-work-b'] },
      ],
    })
    expect(legalTo(when(scene).answers('play:l3-work-a'), 'work')).toEqual(['1'])
  })

  it('N-4.5: actions of Inventions and Masters have their stated value; desk and quick-increase add nothing', () => {
    const scene = given({
      seats: [
        { work: 10, masters: ['huygens'], under: ['l1-work-a', 'l1-work-b', 'l2-work-a'], coins: 9, drawers: ['work'] },
      ],
    })
    const master = when(scene).answers('play:start-red-work', 'work:1', 'master:huygens')
    expect(legalTo(master, 'work')).toEqual(['1', '2', '3'])
    expect(blocked(master, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const raised = when(scene).answers('play:start-red-work', 'quick-increase', 'work:1', 'master:huygens')
    expect(legalTo(raised, 'work')).toEqual(['1', '2', '3'])
    const invention = given({
      seats: [{ work: 4, under: ['l1-lessons-a', 'l1-lessons-b'], coins: 9 }],
      tiles: { 'work-5': 'invention-lessons-3' },
      lines: [['l1-work-a'], ['l2-work-a'], ['l3-work-a']],
    })
    const learning = when(invention).answers('play:start-red-work', 'work:1')
    expect(legalTo(learning, 'take')).toEqual(['l1-work-a', 'l2-work-a', 'l3-work-a'])
    expect(blocked(learning, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
  })
})
