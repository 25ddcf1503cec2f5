import { describe, expect, it } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import { type Play, playerAt } from '../../games/newton/state.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, fork, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { valueFor } from '../mind.ts'
import { playUntil } from '../testing/midgame.ts'
import { newtonMind } from './mind.ts'
import { newtonTerms } from './terms.ts'

const terms = new Float64Array(newtonTerms.length)
const term = (name: (typeof newtonTerms)[number]): number => terms[newtonTerms.indexOf(name)] ?? 0
const value = (play: Play, seat: number): number => valueFor(newtonMind, play, seat, terms)

describe('the judgement of Newton', () => {
  it('is a number for every seat in every position of random games at every number of players', () => {
    for (const players of [1, 2, 3, 4]) {
      const play = begin(newton, { players, seed: `judge:${players}` })
      const chance = chanceFromSeed(`judge:${players}`)
      while (!isOver(play)) {
        for (let seat = 0; seat < players; seat++) expect(Number.isFinite(value(play, seat))).toBe(true)
        takeRandomly(play, chance)
      }
    }
  })

  it('considers legal options only, and always some', () => {
    const play = begin(newton, { players: 2, seed: 'consider' })
    const chance = chanceFromSeed('consider')
    while (!isOver(play)) {
      for (const question of play.open) {
        const considered = newtonMind.consider(play, question)
        expect(considered.length).toBeGreaterThan(0)
        for (const option of considered) expect(question.options).toContain(option)
      }
      takeRandomly(play, chance)
    }
  })

  it('thinks of turning cards over only where a card is taken, of the highest level that it could take', () => {
    const play = begin(newton, { players: 2, seed: 'turning:14' })
    const chance = chanceFromSeed('turning:14')
    const thought = new Set<string>()
    while (!isOver(play)) {
      for (const question of play.open) {
        const over = newtonMind.consider(play, question).filter(({ verb }) => verb === 'quick-turn-over')
        expect(over.length).toBeLessThanOrEqual(1)
        for (const _ of over) thought.add(question.frame.rule)
      }
      takeRandomly(play, chance)
    }
    expect([...thought]).toEqual(['lessons'])
  })

  it('comes to the score when the game is over', () => {
    const play = playUntil(newton, 1, 'over', () => false)
    for (const { seat, total } of newton.scores(play)) expect(value(play, seat)).toBe(total)
  })

  const middle = playUntil(newton, 2, 'terms', play => play.state.round === 3)
  const changed = (change: (play: Play) => void, name: (typeof newtonTerms)[number]): number => {
    value(middle, 0)
    const before = term(name)
    const after = fork(middle)
    change(after)
    value(after, 0)
    return term(name) - before
  }

  it('likes points, coins, Potions and income', () => {
    expect(
      changed(play => {
        playerAt(play, 0).points.cards += 3
      }, 'points'),
    ).toBeCloseTo(3, 9)
    expect(
      changed(play => {
        playerAt(play, 0).coins += 2
      }, 'coins'),
    ).toBeGreaterThan(0)
    expect(
      changed(play => {
        playerAt(play, 0).potions += 1
      }, 'potions'),
    ).toBeGreaterThan(0)
    expect(changed(play => void playerAt(play, 0).income.push('vp'), 'income')).toBeGreaterThan(4)
  })

  it('likes a card that gives points each time it is played', () => {
    expect(changed(play => void playerAt(play, 0).hand.push('l3-travel-c'), 'cards')).toBeGreaterThan(
      changed(play => void playerAt(play, 0).hand.push('l1-travel-c'), 'cards'),
    )
  })
})
