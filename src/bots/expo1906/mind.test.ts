import { describe, expect, it } from 'vitest'
import { expo1906 } from '../../games/expo1906/game.ts'
import { type Play, playerAt } from '../../games/expo1906/state.ts'
import { place } from '../../games/expo1906/testing/placing.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { playUntil } from '../testing/midgame.ts'
import { growthOf, termOf } from '../testing/terms.ts'
import { expoMind } from './mind.ts'

const projects = (play: Play): number => termOf(expoMind, play, 'projects')

describe('the judgement of Expo 1906', () => {
  it('considers few of the many places for a tile', () => {
    const play = begin(expo1906, { players: 2, seed: 'consider', options: { handicaps: ['freshman', 'scientist'] } })
    const chance = chanceFromSeed('consider')
    let most = 0
    while (!isOver(play)) {
      for (const question of play.open) {
        most = Math.max(most, question.options.length)
        expect(expoMind.consider(play, question).length).toBeLessThan(60)
      }
      takeRandomly(play, chance)
    }
    expect(most).toBeGreaterThan(100)
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
    ].map(projects)
    expect(steps[0]).toBeGreaterThan(0)
    for (let at = 1; at < steps.length; at++) expect(steps[at]).toBeGreaterThan(steps[at - 1] as number)
  })

  it('likes a Technology where it supplies a Project', () => {
    const apart = placed(['cellophane 3 2 0', 'combustion-engines 0 2 0'])
    const touching = placed(['cellophane 3 2 0', 'combustion-engines 4 4 0'])
    expect(projects(touching)).toBeGreaterThan(projects(apart))
  })

  it('likes money while it can be spent', () => {
    const middle = playUntil(expo1906, 2, 'money', play => play.state.round === 3)
    const richer = (play: Play): void => {
      playerAt(play, 0).money += 2
    }
    expect(growthOf(expoMind, middle, 'money', richer)).toBeGreaterThan(0)
  })
})
