import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { newton } from './game.ts'
import { changes, given, legal, legalTo, player, question, when } from './testing/scenario.ts'

describe('rulings', () => {
  it('N-R22: a movement interrupted by one of the same piece goes on from the new place with the steps left', () => {
    const scene = given({
      seats: [
        {
          hand: ['l2-travel-b'],
          under: ['l1-travel-b', 'l1-travel-c'],
          scientist: 'leipzig',
          coins: 4,
          masters: ['pascal', 'bruno'],
        },
      ],
      tiles: { amsterdam: 'city-potions' },
    })
    const chance = when(scene).answers('play:l2-travel-b', 'travel:map-master', 'cube:map-master')
    expect(question(chance).rule).toBe('play-master')
    const inner = when(chance).answers('master:pascal', 'travel:amsterdam', 'travel:calais', 'stop')
    expect(question(inner).rule).toBe('travel')
    expect(legalTo(inner, 'travel')).toEqual(['paris', 'amsterdam', 'cambridge'])
    const done = when(inner).answers('travel:amsterdam', 'travel:calais')
    expect(changes(done)).toEqual({
      masters: ['pascal'],
      scientist: 'calais',
      cubes: ['map-master'],
      coins: -1 - 2,
    })
    expect(question(done).rule).toBe('turn')
  })

  it('N-R22: where the inner movement has left its cube, the outer one places no second', () => {
    const scene = given({
      seats: [{ hand: ['l2-travel-b'], under: ['l1-travel-b'], scientist: 'leipzig', coins: 4, masters: ['pascal'] }],
      tiles: { amsterdam: 'city-coins' },
    })
    const chance = when(scene).answers('play:l2-travel-b', 'travel:map-master', 'cube:map-master')
    const inner = when(chance).answers('master:pascal', 'travel:amsterdam', 'stop')
    expect(legalTo(inner, 'cube')).toEqual([])
    expect(changes(when(inner).answers('stop'))).toEqual({
      masters: ['pascal'],
      scientist: 'amsterdam',
      cubes: ['map-master', 'amsterdam'],
      coins: -1 - 2 + 4,
    })
  })

  it('N-R17: tiles removed by Cavendish are taken, but not placed', () => {
    const scene = given({
      players: 1,
      seats: [{ work: 10, masters: ['cavendish'], board: 'study-a', shelf: ['s1c2', 's1c3'] }],
    })
    const after = when(scene).answers('play:start-red-work', 'work:1', 'master:cavendish', 'remove-tiles')
    expect(player(after)).toMatchObject({ tilesTaken: 4, shelf: ['s1c2', 's1c3'] })
    expect(changes(after).potions).toBe(1)
  })

  it('N-R12: an own cube on the Map’s Objective space does not open the way', () => {
    const scene = given({ seats: [{ scientist: 'vilnius', cubes: ['map-objective'], coins: 9, potions: 1 }] })
    expect(legalTo(when(scene).answers('play:start-red-travel'), 'travel')).not.toContain('map-objective')
  })

  it('N-21.1: only the draft and the cards for under the desk are decided together; all else is the active player’s', () => {
    const play = begin(newton, { players: 4, seed: 'together' })
    const chance = chanceFromSeed('together')
    const together = new Set<string>()
    while (!isOver(play)) {
      const rule = play.open[0]?.frame.rule ?? ''
      if (play.open.length > 1) together.add(rule)
      if (!together.has(rule)) expect(play.open.map(one => one.seat)).toEqual([play.state.turn.seat])
      takeRandomly(play, chance)
    }
    expect([...together]).toEqual(['draft', 'push-under'])
  })

  it('N-21.3: a question with one answer that cannot be declined is carried out; the last card is not', () => {
    const one = given({ seats: [{ hand: ['start-red-work'], coins: 0 }] })
    expect(legal(one)).toEqual(['play:start-red-work'])
    const stacks = given({
      seats: [
        { students: ['tech-l2'], coins: 0 },
        { income: ['coins', 'coins', 'coins', 'coins', 'potion'] },
        { income: ['potion', 'potion', 'potion'] },
      ],
      players: 3,
      tiles: { 'tech-l3a': 'specialization-income-any' },
    })
    const taken = when(stacks).answers('play:start-red-technology', 'student:tech-l2:tech-l3a')
    expect(question(taken).rule).toBe('turn')
    expect(changes(taken)).toMatchObject({ income: ['vp'] })
    expect(taken.events).toContainEqual({ type: 'forced', seat: 0, because: 'tile:vp' })
  })

  it('N-21.3, N-R43: a question that has nothing to offer is skipped, unless a quick action could change that', () => {
    const blocked = (coins: number) =>
      when(
        given({
          seats: [{ students: ['tech-m6a', 'tech-m5b'], cubes: ['athenai'], coins }],
          tiles: { 'tech-m6b': 'invention-ancient-lands-technology' },
        }),
      ).answers('play:start-red-technology', 'student:tech-m5b:tech-m6b')
    expect(question(blocked(0)).rule).toBe('turn')
    expect(changes(blocked(0)).vp).toBe(2)
    const asked = blocked(5)
    expect(question(asked).rule).toBe('technology')
    const enrolled = when(asked).answers('quick-student', 'student:tech-start:tech-l1')
    expect(changes(enrolled)).toMatchObject({ students: ['tech-m6a', 'tech-m6b', 'tech-l1'], coins: -5 })
  })

  it('N-21.3: at a table without confirmations a turn with nothing left ends by itself', () => {
    const quiet = given({ options: { confirm: false }, seats: [{ hand: ['l1-technology-a'], coins: 0 }] })
    const after = when(quiet).answers('play:l1-technology-a', 'student:tech-start:tech-l1')
    expect(question(after)).toEqual({ rule: 'turn', seat: 1 })
  })
})
