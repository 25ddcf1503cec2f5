import { describe, expect, it } from 'vitest'
import { inventions } from '../../games/inventions/game.ts'
import { wealthPoints } from '../../games/inventions/rules/scoring.ts'
import { type Play, playerAt, regionAt } from '../../games/inventions/state.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { imagine } from '../../kernel/imagine.ts'
import { begin, fork, isOver, resume } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { choose, levels } from '../choose.ts'
import { valueFor } from '../mind.ts'
import { playUntil, taskAt } from '../testing/midgame.ts'
import { inventionsMind } from './mind.ts'
import { atlasOf, builtOn, wealthOn } from './progressMap.ts'
import { inventionsTerms } from './terms.ts'

const terms = new Float64Array(inventionsTerms.length)
const term = (name: (typeof inventionsTerms)[number]): number => terms[inventionsTerms.indexOf(name)] ?? 0
const value = (play: Play, seat: number): number => valueFor(inventionsMind, play, seat, terms)

describe('the judgement of Inventions', () => {
  it('is a number for every seat in every position of random games, and considers legal options only', () => {
    for (const players of [1, 2, 3, 4]) {
      const play = begin(inventions, { players, seed: `judge:${players}` })
      const chance = chanceFromSeed(`judge:${players}`)
      while (!isOver(play)) {
        for (let seat = 0; seat < players; seat++) expect(Number.isFinite(value(play, seat))).toBe(true)
        for (const question of play.open) {
          const considered = inventionsMind.consider(play, question)
          expect(considered.length).toBeGreaterThan(0)
          for (const option of considered) expect(question.options).toContain(option)
        }
        takeRandomly(play, chance)
      }
    }
  })

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
  const changed = (change: (play: Play) => void, name: (typeof inventionsTerms)[number]): number => {
    value(middle, 0)
    const before = term(name)
    const after = fork(middle)
    change(after)
    value(after, 0)
    return term(name) - before
  }

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
    expect(changed(gains(0), 'points')).toBeCloseTo(3, 9)
    for (const name of ['influence', 'specialists', 'citizens', 'inventions'] as const)
      expect(changed(gains(0), name)).toBeGreaterThan(0)
    expect(changed(gains(1), 'rivals')).toBeLessThan(0)
  })

  for (const level of levels)
    it(`answers the same in two states that differ only in what its seat cannot know, as ${level}`, () => {
      const { view, seat } = taskAt(middle)
      const worlds = ['one', 'other'].map(seed =>
        imagine(inventions, middle.components, view, seat, chanceFromSeed(seed)),
      )
      expect(worlds[0]?.players[1 - seat]?.goals).not.toEqual(worlds[1]?.players[1 - seat]?.goals)
      const answers = worlds.map(world =>
        choose(level, { ...taskAt(resume(inventions, middle.components, world), seat), iterations: 2 }),
      )
      expect(answers[0]).toBe(answers[1])
    })
})
