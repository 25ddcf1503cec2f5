import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import { fork, questionFor } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import { type Mind, valueFor } from './mind.ts'
import { chainEnds, takeAndSettle } from './world.ts'

/** A chain of a seat's own answers up to the end of its turn, and what it comes to. */
export interface Plan {
  readonly answers: readonly Option[]
  readonly value: number
  readonly terms: Float64Array
}

interface Branch<S extends CoreState, C> {
  /** How far the answers are from first thoughts: the sum of their places among the options considered. */
  readonly off: number
  readonly play: Play<S, C>
  readonly question: Question
  readonly chosen: Option
  readonly before: readonly Option[]
}

/** Chains that begin with one first answer. */
interface Opening<S extends CoreState, C> {
  /** Branches that are still to be tried, by how far they are from first thoughts. */
  readonly waiting: Branch<S, C>[][]
  /** The value of its best plan so far. */
  best: number
}

/** What a search is about, and what it has found so far. */
interface Search<S extends CoreState, C> {
  readonly mind: Mind<S, C>
  readonly seat: Seat
  readonly moment: readonly number[]
  readonly plans: Plan[]
  /** The positions that were met on the way, if they are remembered. */
  readonly met: Set<string> | undefined
}

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
): Plan[] {
  const search = searchFor(mind, world, question, undefined)
  const openings = openingsOf(mind, world, question)
  spend(search, openings, Math.max(steps, openings.length))
  return withCutOff(search, openings)
}

/** As long as the search goes on, so many first answers stay at least. */
const LEAST_OPENINGS = 3

/**
 * The same with many steps, spent with more care: what comes to a position that was met before is left, and after a quarter of the
 * steps the worse half of the first answers gets no more of them, and so on, unless it is `enough` by then.
 */
export function findPlansWithCare<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
  steps: number,
  enough: () => boolean = () => false,
): Plan[] {
  const search = searchFor(mind, world, question, new Set())
  const openings = openingsOf(mind, world, question)
  let kept: readonly Opening<S, C>[] = openings
  for (let quarter = 0; quarter < 4; quarter++) {
    if (quarter > 0 && enough()) break
    spend(search, kept, Math.max(steps / 4, kept.length))
    kept = [...kept].sort((a, b) => b.best - a.best).slice(0, Math.max(LEAST_OPENINGS, Math.ceil(kept.length / 2)))
  }
  return withCutOff(search, openings)
}

/** An option that is known by its key alone. */
export type Answer = Pick<Option, 'key'>

/** Gives a chain of answers in a world, as far as it is offered there. */
export function carryOut<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  seat: Seat,
  answers: readonly Answer[],
): Play<S, C> {
  for (const wanted of answers) {
    const question = questionFor(play, seat)
    const chosen = question?.options.find(one => one.key === wanted.key)
    if (question === undefined || chosen === undefined) break
    takeAndSettle(mind, play, question, chosen)
  }
  return play
}

const searchFor = <S extends CoreState, C>(
  mind: Mind<S, C>,
  { game, state }: Play<S, C>,
  { seat }: Question,
  met: Set<string> | undefined,
): Search<S, C> => ({ mind, seat, moment: game.moment(state), plans: [], met })

const openingsOf = <S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
): readonly Opening<S, C>[] =>
  mind.consider(world, question).map(chosen => ({
    waiting: [[{ off: 0, play: world, question, chosen, before: [] }]],
    best: Number.NEGATIVE_INFINITY,
  }))

/** Tries so many answers, of each opening in turn. */
function spend<S extends CoreState, C>(search: Search<S, C>, openings: readonly Opening<S, C>[], steps: number): void {
  let left = steps
  for (let busy = true; busy; ) {
    busy = false
    for (const opening of openings) {
      const branch = left > 0 ? takeNearest(opening) : undefined
      if (branch === undefined) continue
      left--
      busy = true
      follow(search, opening, branch)
    }
  }
}

function follow<S extends CoreState, C>(
  search: Search<S, C>,
  opening: Opening<S, C>,
  { off, play, question, chosen, before }: Branch<S, C>,
): void {
  const { mind, seat, moment, plans } = search
  const after = fork(play)
  takeAndSettle(mind, after, question, chosen)
  const answers = [...before, chosen]
  const next = after.open[0]
  if (next === undefined || chainEnds(after, seat, moment)) {
    const plan = judged(mind, after, answers, seat)
    plans.push(plan)
    opening.best = Math.max(opening.best, plan.value)
    return
  }
  if (wasMet(search, after)) return
  const options = mind.consider(after, next)
  const { waiting } = opening
  while (waiting.length < off + options.length) waiting.push([])
  options.forEach((option, at) => {
    waiting[off + at]?.push({ off: off + at, play: after, question: next, chosen: option, before: answers })
  })
}

/** Positions with the same agenda that are judged alike in every term are taken for one. */
function wasMet<S extends CoreState, C>({ mind, seat, met }: Search<S, C>, play: Play<S, C>): boolean {
  if (met === undefined) return false
  const terms = new Float64Array(mind.terms.length)
  valueFor(mind, play, seat, terms)
  const position = `${terms.join()} ${JSON.stringify(play.state.agenda)}`
  if (met.has(position)) return true
  met.add(position)
  return false
}

/** The branch that is least far from first thoughts; of several, the latest. */
function takeNearest<S extends CoreState, C>({ waiting }: Opening<S, C>): Branch<S, C> | undefined {
  for (const branches of waiting) {
    const branch = branches.pop()
    if (branch !== undefined) return branch
  }
  return undefined
}

/** The plans that were found. Chains that were cut off count as they stand, if their first answer leads to no whole plan. */
function withCutOff<S extends CoreState, C>({ mind, seat, plans }: Search<S, C>, openings: readonly Opening<S, C>[]) {
  for (const opening of openings) {
    if (opening.best > Number.NEGATIVE_INFINITY) continue
    const branch = takeNearest(opening)
    if (branch === undefined) continue
    const after = fork(branch.play)
    takeAndSettle(mind, after, branch.question, branch.chosen)
    plans.push(judged(mind, after, [...branch.before, branch.chosen], seat))
  }
  return plans
}

function judged<S extends CoreState, C>(
  mind: Mind<S, C>,
  after: Play<S, C>,
  answers: readonly Option[],
  seat: Seat,
): Plan {
  const terms = new Float64Array(mind.terms.length)
  return { answers, value: valueFor(mind, after, seat, terms), terms }
}

export const byValue = (a: { readonly value: number }, b: { readonly value: number }): number => b.value - a.value
