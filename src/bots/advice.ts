import type { CoreState } from '../kernel/contract.ts'
import { rank, type Task } from './choose.ts'
import type { Level } from './levels.ts'
import type { Mind } from './mind.ts'
import { mindOf } from './minds.ts'
import type { Verdict } from './verdict.ts'

/** What speaks for or against an option, in points. */
export interface TermDifference {
  readonly term: string
  readonly difference: number
}

/** An option as a bot sees it. */
export interface AdvisedOption {
  readonly key: string
  /** What it is expected to come to, in points at the end of the game. */
  readonly value: number
  /** Its value less that of the option it is compared with: the best, or for the best the second. */
  readonly difference: number
  /** The terms that make most of the difference, the largest first; with `rest` they add up to it. */
  readonly terms: readonly TermDifference[]
  readonly rest: number
}

/** The best options and what makes them so: a hint for a person, made from the asking seat's view alone. */
export interface Advice {
  readonly level: Level
  readonly options: readonly AdvisedOption[]
}

/** How many options and how many terms of each an advice names. */
const OPTIONS = 4
const TERMS = 3

export function advise<S extends CoreState, C>(
  level: Level,
  task: Task<S, C>,
  mind: Mind<S, C> = mindOf(task.game),
): Advice {
  return { level, options: compared(rank(level, task, mind).slice(0, OPTIONS), mind.terms) }
}

export function compared(verdicts: readonly Verdict[], terms: readonly string[]): readonly AdvisedOption[] {
  const [best, second] = verdicts
  return verdicts.map(verdict => {
    const other = verdict === best ? second : best
    return comparison(verdict, other ?? verdict, terms)
  })
}

/** One option beside another, term by term. */
export function comparison(one: Verdict, other: Verdict, terms: readonly string[]): AdvisedOption {
  const all = terms
    .map((term, at) => ({ term, difference: (one.terms[at] ?? 0) - (other.terms[at] ?? 0) }))
    .filter(({ difference }) => Math.abs(difference) > 1e-9)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const named = all.slice(0, TERMS)
  const difference = one.value - other.value
  const rest = difference - named.reduce((sum, each) => sum + each.difference, 0)
  return { key: one.option.key, value: one.value, difference, terms: named, rest }
}
