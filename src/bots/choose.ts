import { chanceFromSeed, nextBelow } from '../kernel/chance.ts'
import type { CoreState } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import { questionFor } from '../kernel/play.ts'
import type { Option } from '../kernel/question.ts'
import type { Level } from './levels.ts'
import { lookFarAhead, type Patience } from './master.ts'
import { type Mind, plainMind } from './mind.ts'
import { mindOf } from './minds.ts'
import { takeWhatLooksBest } from './novice.ts'
import { findPlans } from './plan.ts'
import { searchTree } from './tree.ts'
import { type Verdict, verdictsOf } from './verdict.ts'
import { imagineWorld, type Position } from './world.ts'

export { type Level, levels } from './levels.ts'

/** What a bot is given to think about. The same task with a fixed number of iterations always gets the same answer. */
export interface Task<S extends CoreState = CoreState, C = unknown> extends Position<S, C> {
  readonly seed: string
  /** How long the master may think, in milliseconds. */
  readonly budgetMs?: number
  /** How many iterations the master thinks, in place of a time. */
  readonly iterations?: number
  /** Hears how often the master has looked so far, each time before it looks again or stops. */
  readonly looked?: (looks: number) => void
}

/** How many answers the scholar tries in its head before it gives one, if its mind says nothing else. */
const SCHOLAR_STEPS = 600

/** The key of the answer that a bot of this level gives. It sees the seat's view, never the state. */
export const choose = <S extends CoreState, C>(level: Level, task: Task<S, C>, mind?: Mind<S, C>): string =>
  (rank(level, task, mind)[0] as Verdict).option.key

/** What a bot of this level thinks of the options that it considered, the best first. */
export function rank<S extends CoreState, C>(
  level: Level,
  task: Task<S, C>,
  known: Mind<S, C> = mindOf(task.game),
): readonly Verdict[] {
  const { seat, view } = task
  const mind = mindAt(level, known, view.seats)
  const chance = chanceFromSeed(`${task.seed}:${view.answered}:${seat}`)
  const world = imagineWorld(task, chance)
  const question = questionFor(world, seat)
  if (question === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked now`)
  const [only] = question.options
  if (question.options.length === 1 && only !== undefined) return [unjudged(only)]
  switch (level) {
    case 'random':
      return [unjudged(question.options[nextBelow(chance, question.options.length)] as Option)]
    case 'novice':
      return takeWhatLooksBest(mind, world, question, chance)
    case 'master':
      return mind === (plainMind as unknown)
        ? searchTree(mind, task, chance, patienceOf(task))
        : lookFarAhead(mind, task, world, question, chance, patienceOf(task))
    case 'scholar':
      return verdictsOf(findPlans(mind, world, question, mind.scholarSteps ?? SCHOLAR_STEPS))
  }
}

/** Masters have experience, where there is any to have. */
export const mindAt = <S extends CoreState, C>(level: Level, mind: Mind<S, C>, seats: number): Mind<S, C> =>
  (level === 'master' ? mind.experienced?.(seats) : undefined) ?? mind

/** How long the master thinks about one answer, if nobody says otherwise. */
const DEFAULT_BUDGET_MS = 1000

function patienceOf({ iterations, budgetMs = DEFAULT_BUDGET_MS, looked }: Task): Patience {
  const began = performance.now()
  return looks => {
    looked?.(looks)
    return iterations === undefined ? (performance.now() - began) / budgetMs : looks / iterations
  }
}

const unjudged = (option: Option): Verdict => ({ option, value: 0, terms: new Float64Array(0), visits: 0 })
