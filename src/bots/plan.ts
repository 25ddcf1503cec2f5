import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import { fork } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import { type Mind, valueFor } from './mind.ts'
import { chainEnds, takeAndSettle } from './world.ts'

/** A chain of a seat's own answers up to the end of its turn, and what it comes to. */
export interface Plan<S extends CoreState = CoreState, C = unknown> {
  readonly answers: readonly Option[]
  readonly value: number
  readonly terms: Float64Array
  /** The world after it. */
  readonly after: Play<S, C>
}

interface Branch<S extends CoreState, C> {
  readonly play: Play<S, C>
  readonly question: Question
  readonly chosen: Option
  readonly before: readonly Option[]
}

/**
 * Finds chains of answers to the end of the turn by trying them in a world. Every first answer gets the same share of the
 * `steps` that may be tried in all, so that none is left out for want of time; within its share a branch goes deep first,
 * in the order in which the mind considers the options.
 */
export function findPlans<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
  steps: number,
): Plan<S, C>[] {
  const { seat } = question
  const moment = world.game.moment(world.state)
  const stacks = mind
    .consider(world, question)
    .map((chosen): Branch<S, C>[] => [{ play: world, question, chosen, before: [] }])
  const plans: Plan<S, C>[] = []
  let left = Math.max(steps, stacks.length)
  for (let busy = true; busy; ) {
    busy = false
    for (const stack of stacks) {
      const branch = stack.pop()
      if (branch === undefined || left <= 0) continue
      left--
      busy = true
      follow(mind, branch, seat, moment, stack, plans)
    }
  }
  // Chains that were cut off count as they stand, if their first answer leads to no whole plan.
  for (const stack of stacks) {
    const [first] = stack
    if (first === undefined) continue
    const opening = first.before[0] ?? first.chosen
    if (!plans.some(plan => plan.answers[0] === opening)) plans.push(standing(mind, first, seat))
  }
  return plans
}

function follow<S extends CoreState, C>(
  mind: Mind<S, C>,
  { play, question, chosen, before }: Branch<S, C>,
  seat: Seat,
  moment: readonly number[],
  stack: Branch<S, C>[],
  plans: Plan<S, C>[],
): void {
  const after = fork(play)
  takeAndSettle(mind, after, question, chosen)
  const answers = [...before, chosen]
  const next = after.open[0]
  if (next === undefined || chainEnds(after, seat, moment)) {
    plans.push(judged(mind, after, answers, seat))
    return
  }
  const options = mind.consider(after, next)
  for (let at = options.length - 1; at >= 0; at--)
    stack.push({ play: after, question: next, chosen: options[at] as Option, before: answers })
}

function standing<S extends CoreState, C>(mind: Mind<S, C>, branch: Branch<S, C>, seat: Seat): Plan<S, C> {
  const after = fork(branch.play)
  takeAndSettle(mind, after, branch.question, branch.chosen)
  return judged(mind, after, [...branch.before, branch.chosen], seat)
}

function judged<S extends CoreState, C>(
  mind: Mind<S, C>,
  after: Play<S, C>,
  answers: readonly Option[],
  seat: Seat,
): Plan<S, C> {
  const terms = new Float64Array(mind.terms.length)
  return { answers, value: valueFor(mind, after, seat, terms), terms, after }
}

export const byValue = (a: { readonly value: number }, b: { readonly value: number }): number => b.value - a.value
