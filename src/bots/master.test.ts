import { describe, expect, it } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import { lookFarAhead } from './master.ts'
import { newtonMind } from './newton/mind.ts'
import { searchSettingsOf } from './search-settings.ts'
import { playUntil, taskAt } from './testing/midgame.ts'
import { imagineWorld } from './world.ts'

describe('a master', () => {
  const task = taskAt(
    playUntil(newton, 2, 'fourth', ({ state, open }) => state.round === 2 && open[0]?.frame.rule === 'turn'),
  )
  const thoughts = (maxPointsBehind: number) => {
    const chance = chanceFromSeed('master')
    const world = imagineWorld(task, chance)
    const settings = { ...searchSettingsOf(newtonMind, 2), maxPointsBehind }
    let looks = 0
    const patience = (made: number): number => {
      looks = made
      return made / 20
    }
    return { verdicts: lookFarAhead(newtonMind, task, world, chance, patience, settings), looks: () => looks }
  }

  it('looks into several first answers where they are close', () => {
    const { verdicts, looks } = thoughts(40)
    expect(verdicts.length).toBeGreaterThan(1)
    expect(looks()).toBeGreaterThan(0)
  })

  it('answers at once where one is far ahead, and can still say what comes next and by how much it is behind', () => {
    const { verdicts, looks } = thoughts(0)
    expect(looks()).toBe(0)
    expect(verdicts).toHaveLength(2)
    expect(verdicts[0]?.value).toBeGreaterThan(verdicts[1]?.value ?? Number.POSITIVE_INFINITY)
  })
})
