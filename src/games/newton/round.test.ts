import { describe, expect, it } from 'vitest'
import { isOver } from '../../kernel/play.ts'
import { newton } from './game.ts'
import { changes, given, legalTo, player, question, type Scene, when } from './testing/scenario.ts'

/** The last turn of a round, in which nobody has a card left. */
const idle = { hand: [] } as const

/** Goes through turns without cards until the round number changes or the game ends. */
function passRounds(scene: Scene, rounds: number): Scene {
  let now = scene
  const last = scene.play.state.round + rounds
  while (!isOver(now.play) && now.play.state.round < last) now = when(now).answers('end-turn')
  return now
}

describe('the end of a round', () => {
  it('N-13.1, N-13.2, N-X39: one desk card goes under the desk, the others return, and its symbol counts', () => {
    const scene = given({
      players: 1,
      round: 3,
      seats: [
        {
          desk: ['start-red-work', 'l1-work-a', 'start-red-travel', 'start-red-lessons'],
          hand: ['start-red-study'],
          under: ['start-red-joker', 'start-red-technology'],
          coins: 0,
        },
      ],
      turnsTaken: 4,
    })
    const choosing = when(scene).answers('play:start-red-study', 'end-turn')
    expect(question(choosing).rule).toBe('push-under')
    expect(legalTo(choosing, 'push')).toEqual([
      'start-red-work',
      'l1-work-a',
      'start-red-travel',
      'start-red-lessons',
      'start-red-study',
    ])
    const pushed = when(choosing).answers('push:l1-work-a')
    expect(player(pushed).under).toEqual(['start-red-joker', 'start-red-technology', 'l1-work-a'])
    expect(player(pushed).desk).toEqual([])
    expect([...player(pushed).hand].sort()).toEqual(
      ['lessons', 'study', 'travel', 'work'].map(action => `start-red-${action}`),
    )
    const later = when(pushed).answers('play:start-red-work')
    expect(legalTo(later, 'work')).toEqual(['1', '2'])
    expect(legalTo(later, 'use')).toEqual([])
  })

  it('N-13.1: Volumes and effects of a card under the desk are gone, and an empty desk pushes nothing', () => {
    const scene = given({
      seats: [{ board: 'study-d', under: ['start-red-travel'], hand: ['start-red-study'], potions: 0 }],
    })
    expect(legalTo(when(scene).answers('play:start-red-study'), 'shelve')).toEqual([])
    const empty = given({ seats: [idle, idle], turnsTaken: 9 })
    const next = when(empty).answers('end-turn')
    expect(next.play.state.round).toBe(2)
    expect(player(next).under).toEqual([])
  })

  it('N-13.1, N-20.4, N-21.1: all choose at the same time, and nothing shows before the last has chosen', () => {
    const scene = given({
      seats: [
        { desk: ['start-red-work', 'start-red-travel'], hand: [] },
        { desk: ['start-blue-work'], hand: ['start-blue-study'] },
      ],
      turnsTaken: 9,
    })
    const both = when(scene).answers('play:start-blue-study', 'end-turn')
    expect(both.play.open.map(one => one.seat)).toEqual([0, 1])
    const one = when(both).seat(1, 'push:start-blue-study')
    expect(JSON.stringify(one.events.slice(both.events.length))).not.toContain('start-blue-study')
    expect(player(one, 1).under).toEqual([])
    const all = when(one).seat(0, 'push:start-red-work')
    expect([player(all, 0).under, player(all, 1).under]).toEqual([['start-red-work'], ['start-blue-study']])
  })

  it('N-13.3, N-X38: lines, Medicine and Income tiles pay', () => {
    const scene = given({
      seats: [
        {
          ...idle,
          board: 'study-b',
          shelf: ['s1c2', 's2c2', 's3c1', 's3c2'],
          cubes: ['wien'],
          income: ['medicine', 'potion'],
        },
        { ...idle, income: ['vp', 'coins', 'coins'] },
      ],
      tiles: { wien: 'city-medicine-1' },
      turnsTaken: 9,
    })
    const paid = when(scene).answers('end-turn')
    expect(changes(paid)).toEqual({ vp: 2 + 4 + 1, potions: 1 })
    expect(changes(paid, 1)).toEqual({ vp: 2, coins: 4 })
    expect(player(paid).points).toMatchObject({ lines: 6, income: 1 })
  })

  it('N-13.4, N-R25, N-X29: face-up cards go under their deck, left card first, and new ones are turned up', () => {
    const line = ['l3-work-a', 'l3-work-b', 'l3-work-c', 'l3-study-a', 'l3-study-b']
    const scene = given({
      players: 3,
      round: 2,
      seats: [idle, idle, idle],
      lines: [['l1-work-a'], [], line],
      turnsTaken: 14,
    })
    const deck = scene.play.state.decks[2] ?? []
    expect(deck).toHaveLength(10)
    const renewed = when(scene).answers('end-turn').play.state
    expect(renewed.lines[2]).toEqual(deck.slice(0, 3))
    expect(renewed.decks[2]).toEqual([...deck.slice(3), ...line])
    expect(renewed.lines.map(one => one.length)).toEqual([3, 3, 3])
  })

  it('N-13.4: a line stays short when its deck has too few cards', () => {
    const scene = given({ seats: [idle, idle], lines: [['l1-work-a'], [], []], decks: [1, 0, 12], turnsTaken: 9 })
    const renewed = when(scene).answers('end-turn').play.state
    expect(renewed.lines.map(one => one.length)).toEqual([2, 0, 3])
    expect(renewed.decks.map(one => one.length)).toEqual([0, 0, 9])
    const solo = given({ players: 1, seats: [idle], turnsTaken: 4 })
    expect(
      when(solo)
        .answers('end-turn')
        .play.state.lines.map(one => one.length),
    ).toEqual([2, 2, 2])
  })

  it('N-13.5, N-X41: the First Player token goes clockwise', () => {
    const scene = given({ players: 4, first: 0, seats: [idle, idle, idle, idle] })
    const second = passRounds(scene, 1)
    expect([second.play.state.round, second.play.state.first, question(second).seat]).toEqual([2, 1, 1])
    const sixth = passRounds(scene, 5)
    expect([sixth.play.state.round, sixth.play.state.first, question(sixth).seat]).toEqual([6, 1, 1])
  })
})

describe('the end of the game', () => {
  it('N-14.1, N-R26, N-X40: round 6 pays income, and no card moves', () => {
    const scene = given({
      round: 6,
      first: 1,
      seats: [
        { desk: ['start-red-work'], hand: ['l2-work-a'], income: ['coins'], board: 'study-c', shelf: ['s1c2'] },
        idle,
      ],
      turnsTaken: 9,
    })
    expect(question(scene).seat).toBe(0)
    const { lines, decks } = scene.play.state
    const over = when(scene).answers('play:l2-work-a', 'end-turn')
    expect(isOver(over.play)).toBe(true)
    expect(legalOrNone(over)).toEqual([])
    expect(changes(over)).toEqual({ coins: 2, vp: 1 })
    expect(player(over)).toMatchObject({ desk: ['start-red-work', 'l2-work-a'], under: [], hand: [] })
    expect(over.play.state).toMatchObject({ round: 6, first: 1, lines, decks })
  })

  it('N-14.2, N-14.3: Objectives with an own piece and Masters played score; unplayed Masters do not', () => {
    const scene = given({
      round: 6,
      seats: [
        { ...idle, work: 16, coins: 5, played: ['brahe', 'gilbert'], masters: ['newton'], points: { cards: 3 } },
        { ...idle, coins: 9 },
      ],
      tiles: { 'work-16': 'objective-coins', 'tech-l7a': 'objective-masters' },
      turnsTaken: 9,
    })
    const [first, second] = newton.scores(when(scene).answers('end-turn').play)
    expect(first?.reasons).toEqual([
      { because: 'cards', points: 3 },
      { because: 'objective-coins', points: 5 },
      { because: 'brahe', points: 5 },
      { because: 'gilbert', points: 7 },
    ])
    expect(first?.total).toBe(20)
    expect(second?.total).toBe(0)
  })
})

const legalOrNone = ({ play }: Scene) => play.open.flatMap(one => one.options)
