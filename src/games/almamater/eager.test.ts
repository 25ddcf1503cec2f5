import { expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { almaMater } from './game.ts'
import type { Play } from './state.ts'
import { conserved } from './testing/conservation.ts'
import { takeEagerly } from './testing/eager.ts'

it('players who build meet every question of the game, and none is a dead end', () => {
  const met = new Set<string>()
  for (let game = 0; game < 90; game++) {
    const play: Play = begin(almaMater, { players: 2 + (game % 3), seed: `eager ${game}` })
    const chance = chanceFromSeed(`eager ${game}`)
    while (!isOver(play)) {
      met.add(takeEagerly(play, chance).question.frame.rule)
      conserved(play)
    }
  }
  const asking = [...almaMater.rules].filter(([, rule]) => rule.kind !== 'run').map(([name]) => name)
  expect(asking.filter(rule => !met.has(rule))).toEqual([])
})
