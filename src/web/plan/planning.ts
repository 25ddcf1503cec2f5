import type { Play, Seat } from '../../kernel/contract.ts'
import { type LaidPlan, layPlan, type PlannedStep, plannedAt } from '../../kernel/planned.ts'
import { questionFor, resume } from '../../kernel/play.ts'
import type { Threat } from '../../kernel/threats.ts'
import type { KeptPlan } from '../../protocol/plans/requests.ts'
import { observableOf } from '../session/observable.ts'
import type { TableSession, TableSnapshot } from '../session/session.ts'
import { type Choosing, choosing, freshPlan } from './choosing.ts'
import { type PlanReading, stillToDo, titleOf } from './laid-plan.ts'
import type { PlanShelf } from './plan-shelf.ts'

/** All that a page of plans shows. */
export interface PlanningState {
  /** The table as it really stands. */
  readonly real: TableSnapshot
  readonly plans: readonly KeptPlan[]
  readonly current: KeptPlan
  /** Steps of it that were done at the table, and those that were not. */
  readonly behind: readonly PlannedStep[]
  readonly still: readonly PlannedStep[]
  /** What is still to be done on the table of now, or in the case for which a branch is planned. */
  readonly laid: LaidPlan
  /** The branch that is being planned. */
  readonly branch: OpenBranch | undefined
  readonly undone: readonly PlannedStep[]
}

/** A branch of one of the steps that are still to be done, on the table as it would be then. */
export interface OpenBranch {
  readonly step: number
  readonly number: number
  readonly title: string
  readonly table: Play
  /** Steps that are done on it. */
  readonly done: number
}

/** Plans of a seat, made on a copy of what it sees. Nothing of it goes to the table but what is to be done there. */
export interface Planning extends Choosing {
  get(): PlanningState
  subscribe(listener: () => void): () => void
  /** Gives the answers of a gesture in the plan. */
  answer(keys: readonly string[]): void
  undo(): void
  redo(): void
  clear(): void
  /** Plans what to do if this happens, in place of the step that it would stop. */
  branchFor(threat: Threat, title: string): void
  leaveBranch(): void
  /** Takes a branch away from a step that is still to be done. */
  removeBranch(step: number, number: number): void
  /** A plan laid on the table of now, to compare. */
  lay(plan: KeptPlan): LaidPlan
  /** Does the next step at the table, if the seat is asked there and the step comes out as planned. */
  doNext(): void
  /** Has the table do all of it whenever the seat is asked, or no longer. */
  doAll(wanted: boolean): void
  close(): void
}

/** What of a state is not worked out from the rest. */
export type PlanningCore = Pick<PlanningState, 'plans' | 'current' | 'branch' | 'undone'>

export function openPlanning(table: TableSession, reading: PlanReading, shelf: PlanShelf): Planning {
  const { seat } = reading
  const plansKept = (): readonly KeptPlan[] => {
    const kept = shelf.get()
    return kept.length > 0 ? kept : [freshPlan(seat)]
  }
  const stateOf = (core: PlanningCore): PlanningState => laidOut(table.snapshot(), core, seat)
  const plans = plansKept()
  const shown = observableOf(stateOf({ plans, current: plans[0] as KeptPlan, branch: undefined, undone: [] }))
  const set = (change: Partial<PlanningCore>): void => shown.set(stateOf({ ...shown.get(), ...change }))
  const keep = (all: readonly KeptPlan[]): void => shelf.keep(all.filter(isWorthKeeping))
  /** The plan with other steps in place of those that it had. What the table does by itself is no longer it. */
  const plan = (current: KeptPlan, change: Partial<PlanningCore> = {}): void => {
    const all = shown.get().plans.map(one => (one.id === current.id ? current : one))
    keep(all)
    set({ plans: all, current, ...change })
    if (isFollowed(shown.get())) table.commands.dropPlan()
  }
  const stops = [
    table.subscribe(() => set({})),
    shelf.subscribe(() => {
      const all = plansKept()
      const current = all.find(one => one.id === shown.get().current.id)
      if (current === undefined) set({ plans: all, current: all[0] as KeptPlan, branch: undefined, undone: [] })
      else set({ plans: all, current })
    }),
  ]
  return {
    ...{ get: shown.get, subscribe: shown.subscribe },
    lay: one => laidOut(table.snapshot(), { ...shown.get(), current: one, branch: undefined }, seat).laid,
    ...writing(shown.get, plan, reading),
    ...branching(shown.get, set, plan),
    ...doing(table, shown.get),
    ...choosing(shown.get, set, seat, keep),
    close: () => {
      for (const stop of stops) stop()
    },
  }
}

type Plan = (current: KeptPlan, change?: Partial<PlanningCore>) => void

/** Adding steps to the plan, or to the branch that is open, and taking them back. */
function writing(
  get: () => PlanningState,
  plan: Plan,
  reading: PlanReading,
): Pick<Planning, 'answer' | 'undo' | 'redo' | 'clear'> {
  const write = (steps: readonly PlannedStep[], undone: readonly PlannedStep[], from = get().current.from): void =>
    plan({ ...withLine(get(), steps), from }, { undone })
  return {
    answer(keys) {
      const state = get()
      const { laid, behind, current, real } = state
      const from = behind.length === 0 && laid.steps.length === 0 ? answersAt(real) : current.from
      const before = laid.steps
        .map(({ step }) => step)
        .slice(state.branch === undefined ? 0 : state.branch.step - state.branch.done)
      write([...before, stepOf(laid.play, keys, reading)], [], from)
    },
    undo() {
      const line = lineOf(get())
      const last = line.at(-1)
      if (last !== undefined) write(line.slice(0, -1), [last, ...get().undone])
    },
    redo() {
      const [next, ...rest] = get().undone
      if (next !== undefined) write([...lineOf(get()), next], rest)
    },
    clear: () => write([], [...lineOf(get()), ...get().undone]),
  }
}

/** The steps that are being written: of the branch that is open, or what is still to be done. */
export function lineOf({ still, branch }: PlanningState): readonly PlannedStep[] {
  return branch === undefined ? still : (still[branch.step]?.otherwise?.[branch.number]?.steps ?? [])
}

function withLine({ current, behind, still, branch }: PlanningState, steps: readonly PlannedStep[]): KeptPlan {
  if (branch === undefined) return { ...current, steps: [...behind, ...steps] }
  const otherwise = still[branch.step]?.otherwise?.map((one, at) => (at === branch.number ? { ...one, steps } : one))
  return { ...current, steps: [...behind, ...withBranches(still, branch.step, otherwise)] }
}

const withBranches = (
  steps: readonly PlannedStep[],
  at: number,
  otherwise: PlannedStep['otherwise'] = [],
): readonly PlannedStep[] =>
  steps.map((step, number) => {
    if (number !== at) return step
    const { otherwise: _before, ...bare } = step
    return otherwise.length === 0 ? bare : { ...bare, otherwise }
  })

/** What is to be done instead where a step does not hold. */
function branching(
  get: () => PlanningState,
  set: (change: Partial<PlanningCore>) => void,
  plan: Plan,
): Pick<Planning, 'branchFor' | 'leaveBranch' | 'removeBranch'> {
  const changed = (step: number, otherwise: PlannedStep['otherwise'], branch: OpenBranch | undefined): void => {
    const { current, behind, still } = get()
    plan({ ...current, steps: [...behind, ...withBranches(still, step, otherwise)] }, { branch, undone: [] })
  }
  return {
    branchFor({ step, view, done }, title) {
      const { still, laid } = get()
      const before = still[step]?.otherwise ?? []
      const known = before.findIndex(one => one.title === title)
      const number = known < 0 ? before.length : known
      const table = resume(laid.play.game, laid.play.components, view)
      changed(step, known < 0 ? [...before, { title, steps: [] }] : before, { step, number, title, table, done })
    },
    leaveBranch() {
      const { branch, still } = get()
      if (branch === undefined) return
      const { step, number } = branch
      const isEmpty = lineOf(get()).length === 0
      if (isEmpty) changed(step, still[step]?.otherwise?.toSpliced(number, 1), undefined)
      else set({ branch: undefined, undone: [] })
    },
    removeBranch: (step, number) => changed(step, get().still[step]?.otherwise?.toSpliced(number, 1), undefined),
  }
}

/** Doing a plan at the table: only what is offered there and comes out as planned. */
function doing(table: TableSession, get: () => PlanningState): Pick<Planning, 'doNext' | 'doAll'> {
  return {
    doNext() {
      const next = stepToDo(get())
      if (next !== undefined) table.commands.answer(next.keys)
    },
    doAll(wanted) {
      const { current, still } = get()
      if (wanted) table.commands.followPlan(current.id, still)
      else table.commands.dropPlan()
    },
  }
}

/** The step that can be done at the table now. */
export function stepToDo({ real, current, laid, branch }: PlanningState): PlannedStep | undefined {
  const [next] = laid.steps
  const asked = real.play !== undefined && questionFor(real.play, current.seat) !== undefined
  return asked && branch === undefined && next?.changed === false ? next.step : undefined
}

/** Whether the table does the plan by itself, with something of it still to do. */
export const isFollowed = ({ real: { following }, current }: PlanningState): boolean =>
  following?.plan === current.id && following.stopped === undefined && following.left > 0

const isWorthKeeping = ({ steps, note, name }: KeptPlan): boolean => steps.length > 0 || note !== '' || name !== ''

const answersAt = ({ happened }: TableSnapshot): number => happened.at(-1)?.answer ?? 0

function laidOut(real: TableSnapshot, core: PlanningCore, seat: Seat): PlanningState {
  const { play, happened } = real
  if (play === undefined) throw new Error('a table is planned on when its game has begun')
  const { steps, from } = core.current
  const { behind, still } = stillToDo(steps, from, happened, seat)
  const { branch } = core
  if (branch === undefined) return { ...core, real, behind, still, laid: layPlan(play, still, seat) }
  const line = still[branch.step]?.otherwise?.[branch.number]?.steps
  // Somebody has done something at the table meanwhile, and the branch is no longer there.
  if (line === undefined) return laidOut(real, { ...core, branch: undefined, undone: [] }, seat)
  const laid = layPlan(branch.table, [...still.slice(branch.done, branch.step), ...line], seat)
  return { ...core, real, behind, still, laid }
}

/** A gesture as a step of a plan, with what it brings now. */
function stepOf(play: Play, keys: readonly string[], reading: PlanReading): PlannedStep {
  const { seat } = reading
  const [laid] = layPlan(play, [{ keys, title: '' }], seat).steps
  return plannedAt(play, keys, laid === undefined ? keys.join(' ') : titleOf(laid.answers, reading), seat)
}
