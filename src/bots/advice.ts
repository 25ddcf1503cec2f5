import { chanceFromSeed } from '../kernel/chance.ts'
import type { CoreState, Play } from '../kernel/contract.ts'
import { fork, isOver, questionFor } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import type { Translations } from '../kernel/translations.ts'
import { mindAt, rank, type Task } from './choose.ts'
import type { Level } from './levels.ts'
import { type Mind, plainMind } from './mind.ts'
import { mindOf } from './minds.ts'
import { termsWithOthers, wordsWithOthers } from './others.ts'
import { byValue, findPlans } from './plan.ts'
import type { Verdict } from './verdict.ts'
import { chainEnds, imagineWorld, takeAndSettle } from './world.ts'

/** What speaks for or against an option, in points. */
export interface TermDifference {
  readonly term: string
  readonly difference: number
}

/** One option beside another. */
export interface Comparison {
  readonly key: string
  /** What it is expected to come to, in points at the end of the game, less what counts against it. */
  readonly value: number
  /** Its value less that of the option it is compared with: the best, or for the best the second. */
  readonly difference: number
  /** The terms that make most of the difference, the largest first; with `rest` they add up to it. */
  readonly terms: readonly TermDifference[]
  readonly rest: number
}

/** An option as a bot sees it. */
export interface AdvisedOption extends Comparison {
  /** How the bot would go on to the end of the turn, or to where chance or a secret decides: keys, from this option on. */
  readonly line: readonly string[]
}

/** What the terms of a judgement are called, so that whoever reads it need not know the mind. */
export interface Judgement {
  /** Whether bots know more of the game than its rules. If not, the only term is the score. */
  readonly knowsGame: boolean
  /** A server may know other languages than the page. */
  readonly words: Translations<Readonly<Record<string, string>>>
}

/** The best options and what makes them so: a hint for a person, made from the asking seat's view alone. */
export interface Advice extends Judgement {
  readonly level: Level
  readonly options: readonly AdvisedOption[]
}

/** How many options and how many terms of each an advice names. */
const OPTIONS = 3
const TERMS = 3

/** How many answers are tried to find out how to go on after an option. */
const LINE_STEPS = 200

export function advise<S extends CoreState, C>(
  level: Level,
  task: Task<S, C>,
  known: Mind<S, C> = mindOf(task.game),
): Advice {
  const mind = mindAt(level, known, task.view.seats)
  const options = compared(rank(level, task, known).slice(0, OPTIONS), termsWithOthers(mind))
  const world = imagineWorld(task, chanceFromSeed(task.seed))
  return {
    level,
    ...judgementOf(mind),
    options: options.map(option => ({ ...option, line: lineFrom(mind, world, task, option.key) })),
  }
}

export function judgementOf<S extends CoreState, C>(mind: Mind<S, C>): Judgement {
  const knowsGame = mind !== plainMind
  return { knowsGame, words: knowsGame ? wordsWithOthers(mind) : mind.words }
}

/** The answers of the best plan that begins with this key. */
export function lineFrom<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  { seat }: Task<S, C>,
  key: string,
): readonly string[] {
  const question = questionFor(world, seat) as Question
  const moment = world.game.moment(world.state)
  const after = fork(world)
  takeAndSettle(mind, after, question, question.options.find(option => option.key === key) as Option)
  if (isOver(after) || chainEnds(after, seat, moment)) return [key]
  const next = questionFor(after, seat) as Question
  const [best] = findPlans(mind, after, next, LINE_STEPS).sort(byValue)
  return [key, ...(best?.answers ?? []).map(option => option.key)]
}

function compared(verdicts: readonly Verdict[], terms: readonly string[]): readonly Comparison[] {
  const [best, second] = verdicts
  return verdicts.map(verdict => {
    const other = verdict === best ? second : best
    return comparison(verdict, other ?? verdict, terms)
  })
}

/** One option beside another, term by term. */
export function comparison(one: Verdict, other: Verdict, terms: readonly string[]): Comparison {
  const named = largestTerms(
    terms.map((term, at) => ({ term, difference: (one.terms[at] ?? 0) - (other.terms[at] ?? 0) })),
  )
  const difference = one.value - other.value
  const rest = difference - named.reduce((sum, each) => sum + each.difference, 0)
  return { key: one.option.key, value: one.value, difference, terms: named, rest }
}

/** The terms that make most of a difference, the largest first. */
export const largestTerms = (terms: readonly TermDifference[]): readonly TermDifference[] =>
  terms
    .filter(({ difference }) => Math.abs(difference) > 1e-9)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, TERMS)
