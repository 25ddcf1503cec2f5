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
  /** How far the answers are from first thoughts: the sum of their places among the options considered. */
  readonly off: number
  readonly play: Play<S, C>
  readonly question: Question
  readonly chosen: Option
  readonly before: readonly Option[]
}

/** Branches that are still to be tried, by how far they are from first thoughts. */
type Waiting<S extends CoreState, C> = Branch<S, C>[][]

/**
 * Finds chains of answers to the end of the turn by trying them in a world. Every first answer gets the same share of the
 * `steps` that may be tried in all, so that none is left out for want of time. Within its share come first what the mind
 * considers first at every answer, then chains that stray from that once, by a little, and so on: a long chain would
 * otherwise spend its share on variants of its last answers.
 */
export function findPlans<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
  steps: number,
): Plan<S, C>[] {
  const { seat } = question
  const moment = world.game.moment(world.state)
  const openings = mind
    .consider(world, question)
    .map((chosen): Waiting<S, C> => [[{ off: 0, play: world, question, chosen, before: [] }]])
  const plans: Plan<S, C>[] = []
  let left = Math.max(steps, openings.length)
  for (let busy = true; busy; ) {
    busy = false
    for (const waiting of openings) {
      const branch = left > 0 ? takeNearest(waiting) : undefined
      if (branch === undefined) continue
      left--
      busy = true
      follow(mind, branch, seat, moment, waiting, plans)
    }
  }
  // Chains that were cut off count as they stand, if their first answer leads to no whole plan.
  for (const waiting of openings) {
    const first = takeNearest(waiting)
    if (first === undefined) continue
    const opening = first.before[0] ?? first.chosen
    if (!plans.some(plan => plan.answers[0] === opening)) plans.push(standing(mind, first, seat))
  }
  return plans
}

function follow<S extends CoreState, C>(
  mind: Mind<S, C>,
  { off, play, question, chosen, before }: Branch<S, C>,
  seat: Seat,
  moment: readonly number[],
  waiting: Waiting<S, C>,
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
  while (waiting.length < off + options.length) waiting.push([])
  options.forEach((option, at) => {
    waiting[off + at]?.push({ off: off + at, play: after, question: next, chosen: option, before: answers })
  })
}

/** The branch that is least far from first thoughts; of several, the latest. */
function takeNearest<S extends CoreState, C>(waiting: Waiting<S, C>): Branch<S, C> | undefined {
  for (const branches of waiting) {
    const branch = branches.pop()
    if (branch !== undefined) return branch
  }
  return undefined
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
