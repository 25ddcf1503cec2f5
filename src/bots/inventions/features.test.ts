import { describe, expect, it } from 'vitest'
import { inventions } from '../../games/inventions/game.ts'
import { type Play, playerAt, regionAt } from '../../games/inventions/state.ts'
import { fork } from '../../kernel/play.ts'
import { featuresGrown, featuresIn } from '../testing/counted-features.ts'
import { playUntil } from '../testing/midgame.ts'
import { inventionsMind } from './mind.ts'

describe('features of a position of Inventions', () => {
  const middle = playUntil(inventions, 2, 'terms', play => play.state.space === 5)
  const counts = (play: Play) => featuresIn(inventionsMind, play)
  const growth = (change: (play: Play) => void) => featuresGrown(inventionsMind, middle, change)

  it('count people where they are', () => {
    const { home, scholars, supply } = playerAt(middle, 0)
    expect(counts(middle).get('scholars')).toBe(scholars)
    expect(counts(middle).get('at home')).toBe(home[0] + home[1] + home[2])
    expect(counts(middle).get('supply')).toBe(supply)
    expect(growth(play => playerAt(play, 0).sages++)).toEqual({ sages: 1 })
    expect(growth(play => playerAt(play, 0).exhausted[1]++)).toEqual({ exhausted: 1 })
  })

  it('count tiles on the map, each for itself', () => {
    const build = (play: Play): void => {
      const { map } = playerAt(play, 0)
      map[map.indexOf('')] = 'culture-7'
    }
    expect(playerAt(middle, 0).map).not.toContain('culture-7')
    expect(growth(build)).toMatchObject({ 'tiles built': 1, 'culture 7': 1 })
  })

  it('count regions that are led only while an influence space and a token are left', () => {
    const lead = (play: Play): void => {
      const region = regionAt(play, 0)
      region.tokens = []
      region.citizens = region.citizens.map((_, owner) => (owner === 0 ? 4 : 3))
    }
    const points = middle.components.regions[0]?.spaces[0] ?? 0
    const led = fork(middle)
    lead(led)
    const tied = fork(led)
    regionAt(tied, 0).citizens[1] = 4
    const spent = fork(led)
    playerAt(spent, 0).tokens = []
    const ofLed = counts(led).get('regions led') ?? 0
    expect(ofLed - (counts(tied).get('regions led') ?? 0)).toBe(1)
    expect((counts(led).get('points led') ?? 0) - (counts(tied).get('points led') ?? 0)).toBe(points)
    expect(counts(spent).get('regions led')).toBe(0)
  })
})
