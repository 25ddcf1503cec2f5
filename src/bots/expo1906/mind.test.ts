import { describe, expect, it } from 'vitest'
import { expo1906 } from '../../games/expo1906/game.ts'
import { type Play, playerAt } from '../../games/expo1906/state.ts'
import { place } from '../../games/expo1906/testing/placing.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { imagine } from '../../kernel/imagine.ts'
import { begin, fork, isOver, resume } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { viewOf } from '../../kernel/view.ts'
import { choose } from '../choose.ts'
import { valueFor } from '../mind.ts'
import { playUntil, taskAt } from '../testing/midgame.ts'
import { expoMind } from './mind.ts'
import { type ExpoTerm, expoTerms } from './terms.ts'

const terms = new Float64Array(expoTerms.length)
const value = (play: Play, seat: number): number => valueFor(expoMind, play, seat, terms)
const termOf = (play: Play, name: ExpoTerm): number => {
  value(play, 0)
  return terms[expoTerms.indexOf(name)] ?? 0
}

describe('the judgement of Expo 1906', () => {
  it('is a number for every seat in every position of random games at every number of players', () => {
    for (const players of [1, 2, 3, 4]) {
      const play = begin(expo1906, { players, seed: `judge:${players}` })
      const chance = chanceFromSeed(`judge:${players}`)
      while (!isOver(play)) {
        for (let seat = 0; seat < players; seat++) expect(Number.isFinite(value(play, seat))).toBe(true)
        takeRandomly(play, chance)
      }
    }
  })

  it('considers legal options only, always some, and few of the many places for a tile', () => {
    const play = begin(expo1906, { players: 2, seed: 'consider', options: { handicaps: ['freshman', 'scientist'] } })
    const chance = chanceFromSeed('consider')
    while (!isOver(play)) {
      for (const question of play.open) {
        const considered = expoMind.consider(play, question)
        expect(considered.length).toBeGreaterThan(0)
        expect(considered.length).toBeLessThan(60)
        const legal = new Set(question.options)
        expect(considered.filter(option => !legal.has(option))).toEqual([])
      }
      takeRandomly(play, chance)
    }
  })

  it('comes to the score when the game is over', () => {
    const play = playUntil(expo1906, 1, 'over', () => false)
    for (const { seat, total } of expo1906.scores(play)) expect(value(play, seat)).toBe(total)
  })

  const placed = (lab: readonly string[], reserve: readonly string[] = []): Play => {
    const play = begin(expo1906, { players: 1, seed: 'terms' })
    place(play, { seats: [{ lab, reserve, money: 4, cleared: ['4 5'] }] })
    return play
  }

  it('likes a Project the more, the further it has come', () => {
    const steps = [
      placed([], ['cellophane']),
      placed(['cellophane 3 2 0']),
      placed(['cellophane 3 2 0'], ['res-empirical-copper-1']),
      placed(['cellophane 3 2 0', 'res-empirical-copper-1 4 2 1']),
    ].map(play => termOf(play, 'projects'))
    expect(steps[0]).toBeGreaterThan(0)
    for (let at = 1; at < steps.length; at++) expect(steps[at]).toBeGreaterThan(steps[at - 1] as number)
  })

  it('likes a Technology where it supplies a Project', () => {
    const apart = placed(['cellophane 3 2 0', 'combustion-engines 0 2 0'])
    const touching = placed(['cellophane 3 2 0', 'combustion-engines 4 4 0'])
    expect(termOf(touching, 'projects')).toBeGreaterThan(termOf(apart, 'projects'))
  })

  it('likes money while it can be spent', () => {
    const middle = playUntil(expo1906, 2, 'money', play => play.state.round === 3)
    const before = termOf(middle, 'money')
    const richer = fork(middle)
    playerAt(richer, 0).money += 2
    expect(termOf(richer, 'money')).toBeGreaterThan(before)
  })
})

describe('a bot in Expo 1906', () => {
  const middle = playUntil(expo1906, 1, 'fair', play => play.state.round === 4)
  for (const level of ['novice', 'scholar', 'master'] as const)
    it(`answers the same whatever the order of the piles and of the Ghost deck, as ${level}`, () => {
      const task = { ...taskAt(middle), iterations: 2 }
      const other = resume(
        expo1906,
        middle.components,
        imagine(expo1906, middle.components, task.view, 0, chanceFromSeed('another world')),
      )
      expect(other.state.resourcePile).not.toEqual(middle.state.resourcePile)
      expect(choose(level, { ...task, view: viewOf(expo1906, other.state, 0) })).toBe(choose(level, task))
    })
})
