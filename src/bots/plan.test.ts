import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../games/catalogue.ts'
import { inventions } from '../games/inventions/game.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import type { CoreState, Game, Play } from '../kernel/contract.ts'
import { fork } from '../kernel/play.ts'
import type { Question } from '../kernel/question.ts'
import { plainMind, valueFor } from './mind.ts'
import { mindOf } from './minds.ts'
import { byValue, carryOut, findPlans, findPlansWithCare } from './plan.ts'
import { playUntil, taskAt } from './testing/midgame.ts'
import { imagineWorld } from './world.ts'

/** A world in the middle of a game, as the seat that is asked may imagine it, where it has much to choose from. */
function midgame<S extends CoreState, C>(game: Game<S, C>, seed: string, after: number): Play<S, C> {
  const play = playUntil(
    game,
    2,
    seed,
    now => now.state.answered > after && mindOf(game).consider(now, now.open[0] as Question).length > 3,
  )
  return imagineWorld(taskAt(play), chanceFromSeed(seed))
}

const games = await Promise.all(gameIds.map(loadGame))

for (const game of games.filter(one => mindOf(one) !== plainMind)) {
  describe(`a plan for a turn of ${game.title}`, () => {
    const mind = mindOf(game)
    const world = midgame(game, 'plans', 40)
    const [question] = world.open as readonly [Question]
    const before = JSON.stringify(world.state)
    const both = { quickly: findPlans, 'with care': findPlansWithCare }
    for (const [how, find] of Object.entries(both)) {
      const plans = find(mind, world, question, 300).sort(byValue)

      it(`found ${how}, comes to what was judged when it is carried out`, () => {
        expect(plans.length).toBeGreaterThan(1)
        for (const { answers, value } of plans.slice(0, 10)) {
          const after = carryOut(mind, fork(world), question.seat, answers)
          expect(valueFor(mind, after, question.seat, new Float64Array(mind.terms.length))).toBe(value)
        }
        expect(JSON.stringify(world.state)).toBe(before)
      })
    }

    it('is found for every first answer that is considered', () => {
      const openings = new Set(findPlans(mind, world, question, 300).map(({ answers }) => answers[0]))
      expect(openings).toEqual(new Set(mind.consider(world, question)))
    })
  })
}

describe('care', () => {
  it('finds plans for long turns that are never worse with as many steps, and better in some positions', () => {
    const mind = mindOf(inventions)
    const gains = [...'abcdefghijklmnopqrstuvwx'].map((seed, at) => {
      const world = midgame(inventions, seed, 30 + 15 * (at % 6))
      const best = (find: typeof findPlans): number =>
        find(mind, world, world.open[0] as Question, 100).sort(byValue)[0]?.value ?? 0
      return best(findPlansWithCare) - best(findPlans)
    })
    expect(gains.filter(gain => gain < 0)).toEqual([])
    expect(gains.filter(gain => gain > 0).length).toBeGreaterThan(1)
  })
})
