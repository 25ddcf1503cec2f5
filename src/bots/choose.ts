import { type Chance, chanceFromSeed, randomItem } from '../kernel/chance.ts'
import type { CoreState, Play } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import { questionFor } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import { itemAt } from '../kernel/rows.ts'
import { type Faults, faultsOf, misjudged, withFaults } from './faults.ts'
import type { Level } from './levels.ts'
import { lookFarAhead, type Patience } from './master.ts'
import { type Mind, plainMind } from './mind.ts'
import { mindOf } from './minds.ts'
import { findPlans } from './plan.ts'
import { type Skill, skillOf } from './skill.ts'
import { searchTree } from './tree.ts'
import { type Verdict, verdictsOf } from './verdict.ts'
import { imagineWorld, type Position } from './world.ts'

export { type Level, levels } from './levels.ts'

/** What a bot is given to think about. The same task with a fixed number of iterations always gets the same answer. */
export interface Task<S extends CoreState = CoreState, C = unknown> extends Position<S, C> {
  readonly seed: string
  /** Who thinks: what a bot misjudges through a whole game goes by this. */
  readonly player?: string
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
export const choose = <S extends CoreState, C>(level: Level | Skill, task: Task<S, C>, mind?: Mind<S, C>): string =>
  itemAt(rank(level, task, mind), 0).option.key

/** What a bot of this level thinks of the options that it considered, the best first. */
export function rank<S extends CoreState, C>(
  level: Level | Skill,
  task: Task<S, C>,
  known: Mind<S, C> = mindOf(task.game),
): readonly Verdict[] {
  const { seat, view } = task
  const chance = chanceFromSeed(`${task.seed}:${view.answered}:${seat}`)
  const world = imagineWorld(task, chance)
  const question = questionFor(world, seat)
  if (question === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked now`)
  const [only] = question.options
  if (question.options.length === 1 && only !== undefined) return [unjudged(only)]
  if (level === 'random') return [unjudged(randomItem(chance, question.options))]
  const skill = typeof level === 'string' ? skillOf(level, task.game.id, view.seats) : level
  const able = mindWith(skill, known, view.seats)
  const faults = faultsOf(skill.faults)
  const mind = skill.faults === 0 ? able : withFaults(able, faults, lastingChance(task), chance)
  if (skill.looks === 0) return planOnly(mind, world, question, faults, chance)
  const patience = patienceOf(task, skill.looks)
  return able === plainMind
    ? searchTree(mind, task, chance, patience)
    : lookFarAhead(mind, task, world, chance, patience)
}

/** What a player believes stays the same through a game. */
const lastingChance = ({ player, seed, seat }: Pick<Task, 'player' | 'seed' | 'seat'>): Chance =>
  chanceFromSeed(`${player ?? seed}:${seat}`)

/** Plans the turn as well as its faults allow. */
function planOnly<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
  faults: Faults,
  chance: Chance,
): readonly Verdict[] {
  const steps = Math.ceil((mind.scholarSteps ?? SCHOLAR_STEPS) * faults.effort)
  return misjudged(verdictsOf(findPlans(mind, world, question, steps)), faults, chance)
}

/** Some have experience, where there is any to have. */
const mindWith = <S extends CoreState, C>({ experienced }: Skill, mind: Mind<S, C>, seats: number): Mind<S, C> =>
  (experienced ? mind.experienced?.(seats) : undefined) ?? mind

/** The mind with which a level thinks. */
export const mindAt = <S extends CoreState, C>(level: Level, mind: Mind<S, C>, seats: number): Mind<S, C> =>
  level === 'random' ? mind : mindWith(skillOf(level, '', seats), mind, seats)

/** How long the master thinks about one answer, if nobody says otherwise. */
const DEFAULT_BUDGET_MS = 1000

function patienceOf({ iterations, budgetMs = DEFAULT_BUDGET_MS, looked }: Task, most: number): Patience {
  const began = performance.now()
  return looks => {
    looked?.(looks)
    const used = iterations === undefined ? (performance.now() - began) / budgetMs : looks / iterations
    return Math.max(used, looks / most)
  }
}

const unjudged = (option: Option): Verdict => ({ option, value: 0, terms: new Float64Array(0), visits: 0 })
