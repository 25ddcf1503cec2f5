import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../games/catalogue.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import type { Play, Seat } from '../kernel/contract.ts'
import { imagine } from '../kernel/imagine.ts'
import { begin, isOver, resume } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import { choose, levels, mindAt } from './choose.ts'
import { plainMind, valueFor } from './mind.ts'
import { mindOf } from './minds.ts'
import { playUntil, taskAt } from './testing/midgame.ts'

for (const id of gameIds) {
  const game = await loadGame(id)
  const mind = mindOf(game)
  const terms = new Float64Array(mind.terms.length)
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, at) => game.players.min + at)

  describe(`the mind for ${game.title}`, () => {
    it('is one of its own', () => expect(mind).not.toBe(plainMind))

    it('judges every position of random games for every seat at every number of players, with experience too, and ends at the score', () => {
      for (const players of counts) {
        const play = begin(game, { players, seed: `judge:${players}` })
        const chance = chanceFromSeed(`judge:${players}`)
        const minds = [mind, mindAt('master', mind, players)]
        const values = () =>
          minds.flatMap(one => Array.from({ length: players }, (_, seat) => valueFor(one, play, seat, terms)))
        while (!isOver(play)) {
          expect(values().every(Number.isFinite)).toBe(true)
          takeRandomly(play, chance)
        }
        const scored = game.scores(play).toSorted((a, b) => a.seat - b.seat)
        expect(values()).toEqual(minds.flatMap(() => scored.map(({ total }) => total)))
      }
    })

    it('writes every term that it names', () => {
      const play = begin(game, { players: game.players.max, seed: 'written' })
      const written = terms.slice().fill(Number.NaN)
      mind.judge(play, 0, written)
      expect(mind.terms.filter((_, at) => Number.isNaN(written[at]))).toEqual([])
    })

    it('considers legal options only, and always some', () => {
      for (const players of counts) {
        const play = begin(game, { players, seed: `consider:${players}` })
        const chance = chanceFromSeed(`consider:${players}`)
        while (!isOver(play)) {
          for (const question of play.open) {
            const considered = mind.consider(play, question)
            expect(considered.length).toBeGreaterThan(0)
            const legal = new Set(question.options)
            expect(considered.filter(option => !legal.has(option))).toEqual([])
          }
          takeRandomly(play, chance)
        }
      }
    })
  })

  describe(`a bot in ${game.title}`, () => {
    /** Two worlds that differ only in what the seat cannot know. */
    const worldsFor = (play: Play, seat: Seat): readonly Play[] => {
      const { view } = taskAt(play, seat)
      const worlds = ['one', 'other'].map(seed => imagine(game, play.components, view, seat, chanceFromSeed(seed)))
      expect(worlds[0]).not.toEqual(worlds[1])
      return worlds.map(world => resume(game, play.components, world))
    }
    const moments = {
      'at its first question': begin(game, { players: 3, seed: 'first' }),
      'in the middle of a game': playUntil(game, 2, 'middle', play => play.state.answered > 60),
    }
    for (const [moment, play] of Object.entries(moments))
      for (const level of levels)
        it(`answers the same whatever lies hidden from it, ${moment}, as ${level}`, () => {
          const { seat } = taskAt(play)
          const answers = worldsFor(play, seat).map(world => choose(level, { ...taskAt(world, seat), iterations: 2 }))
          expect(answers[0]).toBe(answers[1])
        })
  })
}
