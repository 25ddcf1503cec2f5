import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { newton } from './game.ts'

describe('the game for one player', () => {
  it('N-19.1: nine tokens, lines of two cards, four Masters of six, and the only seat begins every round', () => {
    const play = begin(newton, { players: 1, seed: 'alone' })
    expect(play.state.tokens.filter(token => token !== '')).toHaveLength(9)
    expect(play.state.players[0]?.packet).toHaveLength(6)
    const chance = chanceFromSeed('alone')
    const lineSizes = new Set<number>()
    let round = 0
    while (!isOver(play)) {
      takeRandomly(play, chance)
      expect(play.state.first).toBe(0)
      if (play.state.round > round && play.open[0]?.frame.rule === 'turn' && play.state.turnsTaken === 0) {
        round = play.state.round
        for (const line of play.state.lines) lineSizes.add(line.length)
      }
    }
    expect(round).toBe(6)
    expect([...lineSizes]).toEqual([2])
    expect(play.state.turnsTaken).toBe(5)
    expect([...(play.state.players[0]?.masters ?? []), ...(play.state.players[0]?.playedMasters ?? [])]).toHaveLength(4)
    expect(newton.scores(play)[0]?.rank).toBeTypeOf('string')
  })
})
