import { type Chance, chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Play } from '../../kernel/contract.ts'
import { fork, questionFor } from '../../kernel/play.ts'
import type { Option, Question } from '../../kernel/question.ts'
import { type AdvisedOption, comparison, largestTerms, lineFrom, type TermDifference } from '../advice.ts'
import type { Task } from '../choose.ts'
import { type Mind, valueFor } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { findPlans } from '../plan.ts'
import { type Verdict, verdictsOf } from '../verdict.ts'
import { imagineWorld, takeAndSettle } from '../world.ts'
import { coachingOf } from './coachings.ts'
import { type PartGoal, partGoal } from './part-goal.ts'

/** What a coach thinks of the open question, from the asking seat's view alone. */
export interface Counsel {
  /** What to reach in this part of the game, where that was asked for. */
  readonly goal: PartGoal | undefined
  readonly notice: WorthNoticing | undefined
  /** Answers that would cost a lot. */
  readonly mistakes: readonly CostlyMistake[]
}

/** What a turn can do something for. */
export interface WorthNoticing {
  readonly term: string
  /** Answers up to the one that does most for it. */
  readonly line: readonly string[]
}

/** An answer after which the turn comes to much less in every world that was looked into, and the answer that is better. */
export interface CostlyMistake {
  readonly key: string
  /** The least that it costs. */
  readonly loss: number
  readonly better: AdvisedOption
  /** What the better answer is better for, and what worse. */
  readonly terms: readonly TermDifference[]
}

/** So many worlds must agree on what is costly. */
const WORLDS = 3

/** How many answers are tried in each. */
const STEPS = 200

/** Less than so many points of a term is not worth a word. */
const WORTH_A_WORD = 1

export function counsel<S extends CoreState, C>(task: Task<S, C>, withGoal: boolean): Counsel {
  const { game, seat } = task
  const chance = chanceFromSeed(`${task.seed}:${task.view.answered}:${seat}`)
  const goal = withGoal ? partGoal(task, [...chance]) : undefined
  const coaching = coachingOf(game)
  const looks = Array.from({ length: WORLDS }, () => lookedInto(task, chance))
  const [first] = looks
  const best = first && bestIn(looks)
  if (coaching === undefined || first === undefined || best === undefined)
    return { goal, notice: undefined, mistakes: [] }
  const better = advisedFrom(task, first, best)
  return {
    goal,
    notice: noticeIn(task, first, better),
    mistakes: mistakesIn(looks, better, coaching.costly, mindOf(game)),
  }
}

/** A world that fits what is seen, and what each first answer comes to in it. */
interface Look<S extends CoreState, C> {
  readonly world: Play<S, C>
  readonly verdicts: readonly Verdict[]
}

function lookedInto<S extends CoreState, C>(task: Task<S, C>, chance: Chance): Look<S, C> {
  const { game, seat } = task
  const world = imagineWorld(task, chance)
  const question = questionFor(world, seat)
  const verdicts = question === undefined ? [] : verdictsOf(findPlans(mindOf(game), world, question, STEPS))
  return { world, verdicts }
}

const verdictOn = ({ verdicts }: Pick<Look<CoreState, unknown>, 'verdicts'>, key: string): Verdict | undefined =>
  verdicts.find(({ option }) => option.key === key)

/** The answer that comes to most, on average of all worlds; undefined where there is nothing to choose. */
function bestIn<S extends CoreState, C>(looks: readonly Look<S, C>[]): string | undefined {
  const [first] = looks
  if (first === undefined || first.verdicts.length < 2) return undefined
  const mean = (key: string): number =>
    looks.reduce((sum, look) => sum + (verdictOn(look, key)?.value ?? Number.NEGATIVE_INFINITY), 0)
  return first.verdicts
    .map(({ option }) => ({ key: option.key, value: mean(option.key) }))
    .reduce((best, one) => (one.value > best.value ? one : best)).key
}

function advisedFrom<S extends CoreState, C>(task: Task<S, C>, look: Look<S, C>, key: string): AdvisedOption {
  const mind = mindOf(task.game)
  const verdict = verdictOn(look, key) as Verdict
  const next = look.verdicts.find(one => one !== verdict) ?? verdict
  return { ...comparison(verdict, next, mind.terms), line: lineFrom(mind, look.world, task, key) }
}

function mistakesIn<S extends CoreState, C>(
  looks: readonly Look<S, C>[],
  better: AdvisedOption,
  costly: number,
  { terms }: Mind<S, C>,
): readonly CostlyMistake[] {
  const [first] = looks
  const best = first && verdictOn(first, better.key)
  return (first?.verdicts ?? []).flatMap(verdict => {
    const { key } = verdict.option
    const loss = Math.min(...looks.map(look => lossIn(look, better.key, key)))
    if (best === undefined || loss < costly) return []
    const made = terms.map((term, at) => ({ term, difference: (best.terms[at] ?? 0) - (verdict.terms[at] ?? 0) }))
    return [{ key, loss, better, terms: largestTerms(made) }]
  })
}

/** By how much an answer falls behind another in a world; nothing where either was not looked into. */
function lossIn<S extends CoreState, C>(look: Look<S, C>, better: string, key: string): number {
  const [best, other] = [verdictOn(look, better), verdictOn(look, key)]
  return best === undefined || other === undefined ? 0 : best.value - other.value
}

/** The term for which the best turn does most, beside what turns do in general, and where on the way it does so. */
function noticeIn<S extends CoreState, C>(
  task: Task<S, C>,
  { world, verdicts }: Look<S, C>,
  { key, line }: AdvisedOption,
): WorthNoticing | undefined {
  const mind = mindOf(task.game)
  const best = verdicts.find(({ option }) => option.key === key)
  if (best === undefined) return undefined
  const steps = termsAlong(mind, world, task.seat, line)
  const [before] = steps
  const after = steps.at(-1)
  const made = mind.terms.map((term, at) => {
    const usual = verdicts.reduce((sum, { terms }) => sum + (terms[at] ?? 0) / verdicts.length, 0)
    const gained = (after?.[at] ?? 0) - (before?.[at] ?? 0)
    return { term, at, gain: Math.min(gained, (best.terms[at] ?? 0) - usual) }
  })
  const most = made.reduce((one, other) => (other.gain > one.gain ? other : one))
  if (most.gain < WORTH_A_WORD) return undefined
  const grows = steps.slice(1).map((terms, index) => (terms[most.at] ?? 0) - (steps[index]?.[most.at] ?? 0))
  const where = grows.indexOf(Math.max(...grows))
  return { term: most.term, line: line.slice(0, where + 1) }
}

/** What a position is made of before a line of answers and after each of them, as far as they are offered. */
function termsAlong<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  seat: number,
  line: readonly string[],
): readonly Float64Array[] {
  const play = fork(world)
  const judged = (): Float64Array => {
    const terms = new Float64Array(mind.terms.length)
    valueFor(mind, play, seat, terms)
    return terms
  }
  const steps = [judged()]
  for (const key of line) {
    const question: Question | undefined = questionFor(play, seat)
    const option: Option | undefined = question?.options.find(one => one.key === key)
    if (question === undefined || option === undefined) break
    takeAndSettle(mind, play, question, option)
    steps.push(judged())
  }
  return steps
}
