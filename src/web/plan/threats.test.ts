import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { type Chance, chanceFromSeed } from '../../kernel/chance.ts'
import type { Play } from '../../kernel/contract.ts'
import { holds, layPlan, type PlannedStep } from '../../kernel/planned.ts'
import { begin, isOver, questionFor, resume } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { randomPlan } from '../../kernel/testing/random-plan.ts'
import { type Threat, threatsTo } from '../../kernel/threats.ts'
import { viewOf } from '../../kernel/view.ts'

const MINE = 0

const seen = ({ game, components, state }: Play): Play => resume(game, components, viewOf(game, state, MINE))

/** A game somewhere on its way, at which others are asked. */
async function gameAt(id: string, seed: number): Promise<{ play: Play; chance: Chance }> {
  const play = begin(await loadGame(id), { players: 3, seed: `t${seed}` })
  const chance = chanceFromSeed(`c${seed}`)
  for (let given = 0; given < 30 + seed * 11 || questionFor(play, MINE) !== undefined; given++)
    takeRandomly(play, chance)
  return { play, chance }
}

const found = (play: Play, steps: readonly PlannedStep[]): readonly Threat[] =>
  [...threatsTo(seen(play), steps, MINE)].flatMap(one => one ?? [])

/** Where a plan really fails once the others have had their turns; undefined where it holds. */
function failsAt(play: Play, steps: readonly PlannedStep[], chance: Chance): number | undefined {
  while (!isOver(play) && questionFor(play, MINE) === undefined) takeRandomly(play, chance)
  const laid = layPlan(seen(play), steps, MINE)
  if (holds(laid)) return undefined
  const changed = laid.steps.findIndex(one => one.changed)
  return changed < 0 ? laid.steps.length : changed
}

describe.each(gameIds)('what would stop a plan at %s', id => {
  test('does stop it at the step that is named, and leaves the table as it is', async () => {
    const { play, chance } = await gameAt(id, 4)
    const before = JSON.stringify(play.state)
    const steps = randomPlan(seen(play), MINE, 4, chance)
    for (const { step, view, done, by, answers } of found(play, steps)) {
      const laid = layPlan(resume(play.game, play.components, view), steps.slice(done), MINE)
      expect(holds(laid)).toBe(false)
      expect(step).toBeGreaterThanOrEqual(done)
      expect(by).not.toBe(MINE)
      expect(answers.at(-1)?.question.seat).toBe(by)
    }
    expect(JSON.stringify(play.state)).toBe(before)
  })
})

test.each([
  ['expo1906', [3, 4, 6]],
  ['inventions', [1, 7, 11]],
] as const)('what really stopped a plan at %s had been found before', async (id, seeds) => {
  for (const seed of seeds) {
    const { play, chance } = await gameAt(id, seed)
    const steps = randomPlan(seen(play), MINE, 4, chance)
    const threats = found(play, steps)
    const failed = failsAt(play, steps, chance)
    expect(failed, `seed ${seed} is of no use any more: nothing stopped the plan`).toBeDefined()
    expect(threats.map(({ step }) => step)).toContain(failed)
  }
})
