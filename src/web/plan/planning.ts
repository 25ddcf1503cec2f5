import type { Play, Seat } from '../../kernel/contract.ts'
import { type LaidPlan, layPlan, type PlannedStep, plannedAt } from '../../kernel/planned.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Threat } from '../../kernel/threats.ts'
import type { KeptPlan } from '../../protocol/plans/requests.ts'
import { observableOf } from '../session/observable.ts'
import type { TableSession, TableSnapshot } from '../session/session.ts'
import { type BranchPath, branchAt, leadingTo, type NewBranch } from './branches.ts'
import { branching } from './branching.ts'
import { type Choosing, choosing, freshPlan } from './choosing.ts'
import { type PlanReading, stillToDo, titleOf } from './laid-plan.ts'
import { lineOf, stepsBefore, tableOf, withLine } from './plan-line.ts'
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
  readonly path: BranchPath
  readonly table: Play
  /** Steps that are done on it. */
  readonly done: number
  /** Nobody knows that table: it is one as it would be then. */
  readonly imagined: boolean
}

/** A table as it would be in a case, with so many steps of the plan done on it. */
export type TableThen = Pick<Threat, 'view' | 'done'>

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
  /**
   * Plans a case in place of a step of the line that is written: on the table as it would be then, where that is known and no other
   * branch is open, else on the table that is shown.
   */
  branchIf(step: number, branch: NewBranch, then?: TableThen): void
  openBranch(path: BranchPath): void
  removeBranch(path: BranchPath): void
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
      const before = laid.steps.map(({ step }) => step).slice(stepsBefore(state))
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

/** What a step that is laid out is numbered: those that were done at the table count. */
export const numberOf = ({ behind, branch }: PlanningState, step: number): number =>
  behind.length + (branch?.done ?? 0) + step + 1

const isWorthKeeping = ({ steps, note, name }: KeptPlan): boolean => steps.length > 0 || note !== '' || name !== ''

const answersAt = ({ happened }: TableSnapshot): number => happened.at(-1)?.answer ?? 0

function laidOut(real: TableSnapshot, core: PlanningCore, seat: Seat): PlanningState {
  const { happened } = real
  const play = tableOf({ real })
  const { behind, still } = stillToDo(core.current.steps, core.current.from, happened, seat)
  const { branch } = core
  if (branch === undefined) return { ...core, real, behind, still, laid: layPlan(play, still, seat, happened) }
  const line = branchAt(still, branch.path)?.steps
  // Somebody has done something at the table meanwhile, and the branch is no longer there.
  if (line === undefined) return laidOut(real, { ...core, branch: undefined, undone: [] }, seat)
  const steps = [...leadingTo(still, branch.path).slice(branch.done), ...line]
  const laid = layPlan(branch.table, steps, seat, happened)
  return { ...core, real, behind, still, laid }
}

/** A gesture as a step of a plan, with what it brings now. */
function stepOf(play: Play, keys: readonly string[], reading: PlanReading): PlannedStep {
  const { seat } = reading
  const [laid] = layPlan(play, [{ keys, title: '' }], seat).steps
  return plannedAt(play, keys, laid === undefined ? keys.join(' ') : titleOf(laid.answers, reading), seat)
}
