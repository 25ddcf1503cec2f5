import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { GameEvent } from '../../kernel/contract.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { newton } from './game.ts'
import { blocked, changes, given, legal, legalTo, player, question, when } from './testing/scenario.ts'

/** All events of a random game. */
function eventsOfAGame(players: number): { readonly events: readonly GameEvent[]; readonly first: number } {
  const play = begin(newton, { players, seed: 'whole', options: { masterDraft: false } })
  const { first } = play.state
  const chance = chanceFromSeed('whole')
  const events: GameEvent[] = []
  while (!isOver(play)) {
    play.events = []
    takeRandomly(play, chance)
    events.push(...play.events)
  }
  return { events, first }
}

describe('rounds and turns', () => {
  it('N-3.1, N-3.2: six rounds, in each of which every player has five turns, clockwise from the first player', () => {
    for (const players of [1, 2, 3, 4]) {
      const { events, first } = eventsOfAGame(players)
      const turns = events.filter(event => event.type === 'turn-ended').map(event => event.seat)
      const expected = Array.from({ length: 6 }, (_, round) =>
        Array.from({ length: 5 * players }, (_, turn) => (first + round + turn) % players),
      ).flat()
      expect(turns).toEqual(expected)
      expect(events.filter(event => event.type === 'round-ended')).toHaveLength(5)
      expect(events.filter(event => event.type === 'game-ended')).toHaveLength(1)
    }
  })

  it('N-3.3: a player with cards must play exactly one, to the leftmost empty slot of the desk', () => {
    const scene = given({ seats: [{ desk: ['start-red-work'], coins: 0 }] })
    expect(blocked(scene, 'end-turn')).toMatchObject({ why: 'card-first' })
    expect(legal(scene)).toEqual(
      ['technology', 'travel', 'lessons', 'study', 'joker'].map(action => `play:start-red-${action}`),
    )
    const played = when(scene).answers('play:start-red-joker')
    expect(player(played).desk).toEqual(['start-red-work', 'start-red-joker'])
    expect(player(played).hand).toHaveLength(4)
    expect(legalTo(played, 'play')).toEqual([])
  })

  it('N-3.4: the card offers its basic action once and each of its effects once, and all can be left out', () => {
    const scene = given({ seats: [{ hand: ['l2-technology-b'], coins: 0 }] })
    const played = when(scene).answers('play:l2-technology-b')
    expect(legal(played)).toContain('end-turn')
    expect(question(when(played).answers('end-turn'))).toEqual({ rule: 'turn', seat: 1 })
    const acted = when(played).answers('student:tech-start:tech-r1')
    expect(legalTo(acted, 'student')).toEqual([])
    expect(legalTo(acted, 'use')).toEqual(['gain'])
    const done = when(acted).answers('use:gain')
    expect(changes(done)).toEqual({ coins: 1, students: ['tech-r1'] })
    expect(legalTo(done, 'use')).toEqual([])
    expect(legalTo(done, 'student')).toEqual([])
  })

  it('N-3.5: action, effects and quick actions come in any order', () => {
    const scene = given({ seats: [{ hand: ['l1-work-a', 'start-red-work'], coins: 7 }] })
    const quickFirst = when(scene).answers('quick-potion', 'play:l1-work-a', 'work:1', 'use:gain', 'quick-potion')
    const quickLast = when(scene).answers('play:l1-work-a', 'use:gain', 'quick-potion', 'work:1', 'quick-potion')
    expect(changes(quickFirst)).toEqual({ coins: 2 - 6, potions: 2, work: 1 })
    expect(changes(quickLast)).toEqual(changes(quickFirst))
  })

  it('N-3.5: quick actions may come between two steps of a Student and of the Scientist', () => {
    const technology = given({ seats: [{ coins: 5, under: ['l1-technology-b'] }] })
    const betweenSteps = when(technology).answers(
      'play:start-red-technology',
      'student:tech-start:tech-l1',
      'quick-student',
      'student:tech-l1:tech-l2',
    )
    expect(changes(betweenSteps)).toEqual({ coins: -5, students: ['tech-l2', 'tech-start'] })
    const travel = given({ seats: [{ coins: 3, under: ['l1-travel-b'] }] })
    const onTheWay = when(travel).answers('play:start-red-travel', 'travel:nurnberg', 'quick-potion', 'travel:wien')
    expect(changes(onTheWay)).toMatchObject({ scientist: 'wien', cubes: ['wien'] })
    expect(onTheWay.events).toContainEqual({ type: 'quick-action', seat: 0, action: 'quick-potion' })
  })

  it('N-3.5: quick actions may come between two tiles and between two cards', () => {
    const tiles = given({
      seats: [{ board: 'study-d', hand: ['l1-study-c'], under: ['l1-study-a'], coins: 6, potions: 2 }],
    })
    const twoTiles = when(tiles).answers('play:l1-study-c', 'shelve:s1c4', 'quick-potion', 'shelve:s1c6')
    expect(changes(twoTiles)).toEqual({ coins: -6, potions: 1 - 2, shelf: ['s1c4', 's1c6'], tilesTaken: 2 })
    const cards = given({
      seats: [{ work: 10, masters: ['browne'], coins: 2 }],
      lines: [['l1-work-a', 'l1-work-b'], ['l2-work-a'], ['l3-work-a']],
    })
    const twoCards = when(cards).answers(
      'play:start-red-work',
      'work:1',
      'master:browne',
      'take:l1-work-a',
      'quick-potion',
      'take:l1-work-b',
    )
    expect(changes(twoCards)).toMatchObject({ coins: 1 - 3, potions: 1, hand: ['l1-work-a', 'l1-work-b'] })
  })

  it('N-3.6: Volumes and symbol of the card count as soon as it lies on the desk', () => {
    const scene = given({ seats: [{ hand: ['l2-study-c', 'l3-lessons-c'], board: 'study-d', potions: 0 }] })
    expect(changes(when(scene).answers('play:l3-lessons-c', 'use:gainPerVolume'))).toEqual({ vp: 1 })
    expect(changes(when(scene).answers('play:l2-study-c', 'shelve:s1c4'))).toEqual({ shelf: ['s1c4'], tilesTaken: 1 })
  })

  it('N-3.7, N-X10: without a card in hand there is no basic action; quick actions are possible, raising is not', () => {
    const scene = given({ seats: [{ hand: [], coins: 5, masters: [] }] })
    expect(legal(scene)).toEqual([
      'end-turn',
      'quick-turn-over:1',
      'quick-turn-over:2',
      'quick-turn-over:3',
      'quick-potion',
      'quick-student',
    ])
    expect(blocked(scene, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const enrolled = when(scene).answers('quick-student')
    expect(changes(enrolled)).toEqual({ coins: -5, students: ['tech-start', 'tech-start'] })
    const passed = when(enrolled).answers('end-turn')
    expect(passed.play.state.turnsTaken).toBe(1)
    expect(question(passed)).toEqual({ rule: 'turn', seat: 1 })
  })

  it('N-3.8: the turn ends when the player says so', () => {
    const scene = given({ seats: [{ hand: ['start-red-work'], coins: 0 }] })
    const spent = when(scene).answers('play:start-red-work', 'work:1')
    expect(question(spent)).toEqual({ rule: 'turn', seat: 0 })
    const broke = given({ seats: [{ hand: ['l1-technology-a'], coins: 0 }] })
    const idle = when(broke).answers('play:l1-technology-a', 'student:tech-start:tech-m1')
    expect(legal(idle)).toEqual(['end-turn'])
    expect(question(when(idle).answers('end-turn')).seat).toBe(1)
  })

  it('N-3.9: what a tile gives is resolved completely before the interrupted action goes on', () => {
    const scene = given({
      seats: [{ work: 10, masters: ['halley'], students: ['tech-r3b', 'tech-m2'], cubes: ['athenai'] }],
      tiles: { 'tech-r4b': 'invention-ancient-lands-technology', 'tech-m4a': 'specialization-income-vp' },
    })
    const inner = when(scene).answers(
      'play:start-red-work',
      'work:1',
      'master:halley',
      'student:tech-r3b:tech-r4b',
      'stop',
    )
    expect(inner.play.state.agenda.map(frame => frame.rule)).toEqual(['next-turn', 'turn', 'technology', 'technology'])
    expect(changes(inner).vp).toBe(2)
    const outer = when(inner).answers('student:tech-m2:tech-m3a')
    expect(question(outer).rule).toBe('technology')
    const done = when(outer).answers('student:tech-m3a:tech-m4a', 'stop', 'stop')
    expect(changes(done)).toMatchObject({ students: ['tech-r4b', 'tech-m4a'], income: ['vp'] })
  })
})
