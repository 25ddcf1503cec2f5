import { type AmountChange, changesFor } from './amounts.ts'
import type { CoreState, GameEvent, Play, Seat } from './contract.ts'
import { explain } from './explain.ts'
import { questionFor } from './play.ts'
import type { Option, Question, Reason } from './question.ts'
import { answerAlone, type Halt, toOwnTurn } from './stand-still.ts'
import { type ToldAnswer, type ToldCase, wasTold } from './told-case.ts'

/** One gesture of a plan: its answers, and what it was to bring when it was planned. */
export interface PlannedStep {
  readonly keys: readonly string[]
  /** What asks for each of the keys (`askerOf`). Plans of earlier releases do not say it. */
  readonly asked?: readonly string[]
  /** What it was called then, for when it no longer fits. */
  readonly title: string
  /** What it was to cost and gain; undefined where a part of it has been given. */
  readonly changes?: readonly AmountChange[]
  /** What is to be done from here on where it does not come out as planned, the first that fits; or in another case, the first that is met. */
  readonly otherwise?: readonly PlannedBranch[]
}

export interface PlannedBranch {
  /** The case for which it was made, in words. */
  readonly title: string
  readonly steps: readonly PlannedStep[]
  /** It is for when this answer is no longer on offer in place of the step, whether the step holds or not. */
  readonly ifGone?: string
  /** It is for when its seat has been told this of another, whether the step holds or not. */
  readonly ifTold?: ToldCase
}

/** What asks a question: its rule, and what put it on the agenda. The same key may mean something else to another. */
export const askerOf = ({ frame: { rule, because } }: Question): string =>
  because === undefined ? rule : `${rule} ${because}`

/** An answer of a plan where it is given. */
export interface LaidAnswer {
  readonly play: Play
  readonly question: Question
  readonly chosen: Option
}

/** A step of a plan as it comes out on the table of now. */
export interface LaidStep {
  readonly step: PlannedStep
  readonly answers: readonly LaidAnswer[]
  readonly events: readonly GameEvent[]
  readonly changes: readonly AmountChange[]
  /** It costs or gains something else than when it was planned. */
  readonly changed: boolean
  /** Turns of others that are passed over after it. */
  readonly passed: number
  /** It begins this branch of the step that stood in its place. */
  readonly branch: number | undefined
}

/** Why a step no longer fits: nothing of it is asked there, it is blocked, or it is not offered at all. */
export interface Misfit {
  readonly why: 'not-asked' | 'blocked' | 'not-offered'
  /** Where it is blocked: the reason, and the game for which it is said. */
  readonly blocked?: { readonly play: Play; readonly reason: Reason }
}

/** A plan laid on a table as a seat sees it: what of it fits, and why it goes no further. */
export interface LaidPlan {
  /** The table after all that fits. */
  readonly play: Play
  readonly steps: readonly LaidStep[]
  /** Steps that do not fit, from the first that does not. */
  readonly left: readonly PlannedStep[]
  readonly misfit: Misfit | undefined
  /** Why nobody can plan on from here. */
  readonly halt: Halt | undefined
  /** Turns of others that are passed over before the first step. */
  readonly passed: number
}

/**
 * Lays a plan on a view of the table, which stays as it is. A step that does not come out as planned gives way to its branches; so does
 * one for which there is a case that is met, by what the seat was told among other things.
 */
export function layPlan(
  view: Play<CoreState>,
  planned: readonly PlannedStep[],
  seat: Seat,
  told: readonly ToldAnswer[] = [],
): LaidPlan {
  const { play, halt, passed } = toOwnTurn(view, seat)
  return { ...layFrom({ play, halt }, planned, { seat, told }), passed }
}

/** Whether all of a plan comes out as it was planned. */
export const holds = ({ steps, misfit }: Pick<LaidPlan, 'steps' | 'misfit'>): boolean =>
  misfit === undefined && steps.every(({ changed }) => !changed)

interface Reached {
  readonly play: Play
  readonly halt: Halt | undefined
}

type Laid = Omit<LaidPlan, 'passed'>

/** Whose plan is laid, and what they were told. */
interface Planner {
  readonly seat: Seat
  readonly told: readonly ToldAnswer[]
}

function layFrom(from: Reached, planned: readonly PlannedStep[], planner: Planner): Laid {
  const steps: LaidStep[] = []
  let reached = from
  for (const [at, step] of planned.entries()) {
    const met = reached.halt === undefined ? caseMet(reached.play, step, planner) : -1
    if (met >= 0) {
      const laid = layBranch(reached, step, met, planner)
      return { ...laid, steps: [...steps, ...laid.steps] }
    }
    const done: Done = reached.halt === undefined ? doStep(reached.play, step, planner.seat) : { why: 'not-asked' }
    if ('why' in done || done.laid.changed) {
      const branch = branchFor(reached, step, planner)
      if (branch !== undefined) return { ...branch, steps: [...steps, ...branch.steps] }
    }
    if ('why' in done) return { ...reached, steps, left: planned.slice(at), misfit: done }
    steps.push(done.laid)
    reached = done
  }
  return { ...reached, steps, left: [], misfit: undefined }
}

/** The first branch for a case that is met where its step would begin; -1 where none is. */
function caseMet(play: Play, { otherwise = [], asked }: PlannedStep, { seat, told }: Planner): number {
  if (!otherwise.some(isForCase)) return -1
  const question = questionFor(play, seat)
  const asksAlike = question !== undefined && (asked?.[0] ?? askerOf(question)) === askerOf(question)
  return otherwise.findIndex(
    ({ ifGone, ifTold }) =>
      (ifTold !== undefined && wasTold(ifTold, told)) ||
      (ifGone !== undefined && asksAlike && question.options.every(({ key }) => key !== ifGone)),
  )
}

/** Whether a branch is for a case of its own, and not for whatever keeps its step from holding. */
const isForCase = ({ ifGone, ifTold }: PlannedBranch): boolean => ifGone !== undefined || ifTold !== undefined

/** Whether anything in a plan hangs on what others are told to have done. */
export const hangsOnTold = (steps: readonly PlannedStep[]): boolean =>
  steps.some(({ otherwise = [] }) => otherwise.some(one => one.ifTold !== undefined || hangsOnTold(one.steps)))

/** A branch in place of its step, as far as it fits. */
function layBranch(from: Reached, { otherwise = [] }: PlannedStep, branch: number, planner: Planner): Laid {
  const laid = layFrom(from, otherwise[branch]?.steps ?? [], planner)
  const [first, ...rest] = laid.steps
  return first === undefined ? laid : { ...laid, steps: [{ ...first, branch }, ...rest] }
}

/** The first branch that fits where its step does not hold. */
function branchFor(from: Reached, step: PlannedStep, planner: Planner): Laid | undefined {
  for (const [number, branch] of (step.otherwise ?? []).entries()) {
    const laid = isForCase(branch) ? undefined : layBranch(from, step, number, planner)
    if (laid !== undefined && laid.steps.length > 0 && holds(laid)) return laid
  }
  return undefined
}

type Done = Misfit | (Reached & { readonly laid: LaidStep })

function doStep(from: Play, step: PlannedStep, seat: Seat): Done {
  const answers: LaidAnswer[] = []
  const events: GameEvent[] = []
  let play = from
  let halt: Halt | undefined
  let passed = 0
  for (const [at, key] of step.keys.entries()) {
    const question = questionFor(play, seat)
    if (question === undefined || halt !== undefined || passed > 0) return { why: 'not-asked' }
    const asker = step.asked?.[at]
    if (asker !== undefined && asker !== askerOf(question)) return { why: 'not-asked' }
    const chosen = question.options.find(option => option.key === key)
    if (chosen === undefined) return misfitOf(play, seat, key)
    answers.push({ play, question, chosen })
    const after = answerAlone(play, question, chosen)
    events.push(...after.events)
    ;({ play, halt, passed } = after)
  }
  const changes = changesFor(events, seat)
  const changed = step.changes !== undefined && !sameChanges(changes, step.changes)
  return { laid: { step, answers, events, changes, changed, passed, branch: undefined }, play, halt }
}

function misfitOf(play: Play, seat: Seat, key: string): Misfit {
  const blocked = explain(play, seat)?.blocked.find(({ option }) => option.key === key)
  return blocked === undefined ? { why: 'not-offered' } : { why: 'blocked', blocked: { play, reason: blocked.reason } }
}

const sameChanges = (some: readonly AmountChange[], others: readonly AmountChange[]): boolean =>
  some.length === others.length &&
  some.every(({ type, amount }) => others.some(other => other.type === type && other.amount === amount))

/** A gesture as a step of a plan, with what it brings where it is planned. */
export function plannedAt(play: Play, keys: readonly string[], title: string, seat: Seat): PlannedStep {
  const [laid] = layPlan(play, [{ keys, title, changes: [] }], seat).steps
  if (laid === undefined) return { keys, title, changes: [] }
  return { keys, asked: laid.answers.map(({ question }) => askerOf(question)), title, changes: laid.changes }
}

/** What is left of a plan when some keys of its first step have been given. */
export function afterKeys([first, ...rest]: readonly PlannedStep[], given: number): readonly PlannedStep[] {
  if (first === undefined) return []
  if (given === 0) return [first, ...rest]
  const { keys, asked, title } = first
  if (given >= keys.length) return rest
  return [{ keys: keys.slice(given), ...(asked === undefined ? {} : { asked: asked.slice(given) }), title }, ...rest]
}

/** How many steps a plan has, with those of its branches. */
export const countSteps = (steps: readonly PlannedStep[]): number =>
  steps.reduce(
    (sum, { otherwise = [] }) => otherwise.reduce((all, branch) => all + countSteps(branch.steps), sum + 1),
    0,
  )
