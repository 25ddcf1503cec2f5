import { describe, expect, it } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import { begin } from '../kernel/play.ts'
import { playMatch } from './match.ts'
import { plainMind } from './mind.ts'
import { taskAt } from './testing/midgame.ts'
import { searchTree } from './tree.ts'

describe('the tree search', () => {
  it('plays a game of which it knows only the rules far better than chance', () => {
    let lead = 0
    for (let game = 0; game < 12; game++) {
      const seats = game % 2 === 0 ? (['master', 'random'] as const) : (['random', 'master'] as const)
      const { totals } = playMatch(pebbles, { seed: `tree:${game}`, seats, thinking: { iterations: 150 } })
      lead += (totals[game % 2] as number) - (totals[1 - (game % 2)] as number)
    }
    expect(lead / 12).toBeGreaterThan(2)
  })

  it('goes down its tree once for each look, and tells how often it took each way', () => {
    const play = begin(pebbles, { players: 3, seed: 'looks' })
    const found = searchTree(plainMind as never, taskAt(play), chanceFromSeed('looks'), looks => looks / 40)
    expect(found.reduce((sum, one) => sum + one.visits, 0)).toBe(40)
    expect(found.map(one => one.visits)).toEqual(found.map(one => one.visits).sort((a, b) => b - a))
  })
})
