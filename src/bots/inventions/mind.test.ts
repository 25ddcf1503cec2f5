import { describe, expect, it } from 'vitest'
import { inventions } from '../../games/inventions/game.ts'
import { wealthPoints } from '../../games/inventions/rules/scoring.ts'
import { type Play, playerAt, regionAt } from '../../games/inventions/state.ts'
import { playUntil } from '../testing/midgame.ts'
import { growthOf } from '../testing/terms.ts'
import { inventionsMind } from './mind.ts'
import { atlasOf, builtOn, wealthOn } from './progress-map.ts'
import type { InventionsTerm } from './terms.ts'

describe('the judgement of Inventions', () => {
  it('scores wealth tiles as the rules do', () => {
    let seen = 0
    for (const seed of ['one', 'two', 'three', 'four']) {
      const play = playUntil(inventions, 2, seed, () => false)
      const atlas = atlasOf(play.components)
      for (const { map } of play.state.players)
        play.components.wealth.forEach(({ score }, at) => {
          const points = wealthPoints(play, map, score)
          if (points > 0) seen++
          expect(wealthOn(atlas, builtOn(atlas, map), atlas.wealth[at] as (typeof atlas.wealth)[number])).toBe(points)
        })
    }
    expect(seen).toBeGreaterThan(10)
  })

  const middle = playUntil(inventions, 2, 'terms', play => play.state.space === 5)
  const grown = (change: (play: Play) => void, name: InventionsTerm): number =>
    growthOf(inventionsMind, middle, name, change)

  it('likes points, influence, scholars, citizens on the map and inventions, and grudges others their points', () => {
    const gains = (seat: number) => (play: Play) => {
      const player = playerAt(play, seat)
      player.points.culture += 3
      player.influence += 2
      player.scholars += 1
      player.inventions.push('locomotive')
      const { citizens } = regionAt(play, 3)
      citizens[seat] = (citizens[seat] ?? 0) + 1
    }
    expect(grown(gains(0), 'points')).toBeCloseTo(3, 9)
    for (const name of ['influence', 'specialists', 'citizens', 'inventions'] as const)
      expect(grown(gains(0), name)).toBeGreaterThan(0)
    expect(grown(gains(1), 'rivals')).toBeLessThan(0)
  })
})
