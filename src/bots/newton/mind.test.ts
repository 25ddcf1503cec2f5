import { describe, expect, it } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import { type Play, playerAt } from '../../games/newton/state.ts'
import { given, type Scene, when } from '../../games/newton/testing/scenario.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { playUntil } from '../testing/midgame.ts'
import { growthOf } from '../testing/terms.ts'
import { newtonMind } from './mind.ts'
import type { NewtonTerm } from './terms.ts'

describe('the judgement of Newton', () => {
  it('thinks of turning cards over only where a card is taken, of the highest level that it could take', () => {
    const thought = new Set<string>()
    for (let game = 0; game < 40; game++) {
      const play = begin(newton, { players: 2, seed: `turning:${game}` })
      const chance = chanceFromSeed(`turning:${game}`)
      while (!isOver(play)) {
        for (const question of play.open) {
          const over = newtonMind.consider(play, question).filter(({ verb }) => verb === 'quick-turn-over')
          expect(over.length).toBeLessThanOrEqual(1)
          for (const _ of over) thought.add(question.frame.rule)
        }
        takeRandomly(play, chance)
      }
    }
    expect([...thought]).toEqual(['lessons'])
  })

  it('takes a Bookshelf tile first only for its coins, and spends them on its space', () => {
    const asked = (tilesTaken: number) => {
      const seat = { board: 'study-d', hand: ['start-blue-study'], coins: 0, potions: 0, tilesTaken }
      const scene = given({ options: { colors: ['blue', 'red'] }, seats: [seat] })
      return when(scene).answers('play:start-blue-study', 'use:gain')
    }
    const thought = ({ play }: Scene) =>
      newtonMind.consider(play, play.open[0] as (typeof play.open)[number]).map(({ key }) => key)
    expect(thought(asked(2))).toEqual(['shelve:s1c4', 'end-turn'])
    expect(thought(asked(5))).toEqual(['take-tile', 'end-turn'])
    expect(thought(when(asked(5)).answers('take-tile'))).toEqual(['quick-increase', 'quick-potion'])
  })

  const middle = playUntil(newton, 2, 'terms', play => play.state.round === 3)
  const grown = (change: (play: Play) => void, name: NewtonTerm): number => growthOf(newtonMind, middle, name, change)

  it('likes points, coins, Potions and income', () => {
    expect(
      grown(play => {
        playerAt(play, 0).points.cards += 3
      }, 'points'),
    ).toBeCloseTo(3, 9)
    expect(
      grown(play => {
        playerAt(play, 0).coins += 2
      }, 'coins'),
    ).toBeGreaterThan(0)
    expect(
      grown(play => {
        playerAt(play, 0).potions += 1
      }, 'potions'),
    ).toBeGreaterThan(0)
    expect(grown(play => void playerAt(play, 0).income.push('vp'), 'income')).toBeGreaterThan(4)
  })

  it('likes a card that gives points each time it is played', () => {
    expect(grown(play => void playerAt(play, 0).hand.push('l3-travel-c'), 'cards')).toBeGreaterThan(
      grown(play => void playerAt(play, 0).hand.push('l1-travel-c'), 'cards'),
    )
  })
})
