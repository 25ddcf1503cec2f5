import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import { observableOf } from '../session/observable.ts'
import type { TableSession, TableSnapshot } from '../session/session.ts'
import { type KeptPlan, keepPlans, keptPlans, MOST_PLANS, type PlannedStep } from './kept-plan.ts'
import { type LaidPlan, type Laying, layPlan, stillToDo } from './laid-plan.ts'

/** All that a page of plans shows. */
export interface PlanningState {
  /** The table as it really stands. */
  readonly real: TableSnapshot
  readonly plans: readonly KeptPlan[]
  readonly current: KeptPlan
  /** The current plan on the table of now. */
  readonly laid: LaidPlan
  /** Steps of it that were done at the table. */
  readonly behind: number
  readonly undone: readonly PlannedStep[]
  /** The plan is being done at the table, step by step, whenever its seat is asked. */
  readonly doing: boolean
  /** Why doing it stopped. */
  readonly stopped: Stopped | undefined
}

/** All was done; a step no longer fits; it costs or gains something else; the table refused it; or somebody ended it. */
export type Stopped = 'done' | 'misfit' | 'changed' | 'refused' | undefined

/** Plans of a seat, made on a copy of what it sees. Nothing of it goes to the table but steps that are done there. */
export interface Planning {
  get(): PlanningState
  subscribe(listener: () => void): () => void
  /** Gives the answers of a gesture in the plan. */
  answer(keys: readonly string[]): void
  undo(): void
  redo(): void
  clear(): void
  choose(id: string): void
  begin(): void
  remove(id: string): void
  change(id: string, change: Partial<Pick<KeptPlan, 'name' | 'note'>>): void
  /** A plan laid on the table of now, to compare. */
  lay(plan: KeptPlan): LaidPlan
  /** Does the next step at the table, if the seat is asked there and the step comes out as planned. */
  doNext(): void
  /** Does all of it whenever the seat is asked, or stops doing so. */
  doAll(wanted: boolean): void
  close(): void
}

type Change = Partial<Omit<PlanningState, 'real' | 'laid' | 'behind'>>

export function openPlanning(table: TableSession, laying: Laying, shelf: Storage = localStorage): Planning {
  const { seat } = laying
  const kept = keptPlans(table.snapshot().id, seat, shelf)
  const plans = kept.length > 0 ? kept : [freshPlan(seat, [])]
  const lay = (plan: KeptPlan): LaidPlan => laidNow(table.snapshot(), plan, laying)
  const stateOf = (state: Omit<PlanningState, 'real' | 'laid' | 'behind'>): PlanningState => {
    const laid = lay(state.current)
    const behind = state.current.steps.length - laid.steps.length - laid.left.length
    return { ...state, real: table.snapshot(), laid, behind }
  }
  const [first] = plans as [KeptPlan]
  const shown = observableOf(stateOf({ plans, current: first, undone: [], doing: false, stopped: undefined }))
  const set = (change: Change): void => shown.set(stateOf({ ...shown.get(), ...change }))
  const keep = (all: readonly KeptPlan[]): void =>
    keepPlans(table.snapshot().id, seat, all.filter(isWorthKeeping), shelf)
  /** The plan with other steps in place of those that it had. */
  const plan = (current: KeptPlan, change: Change = {}): void => {
    const all = shown.get().plans.map(one => (one.id === current.id ? current : one))
    keep(all)
    set({ plans: all, current, stopped: undefined, ...change })
  }
  const course = courseOf(table, shown.get, set)
  const unsubscribe = table.subscribe(() => {
    set({})
    course.goOn()
  })
  return {
    ...{ get: shown.get, subscribe: shown.subscribe, lay, doNext: course.doNext, doAll: course.doAll },
    answer(keys) {
      const { current, laid, behind } = shown.get()
      const before = [...current.steps.slice(0, behind), ...laid.steps.map(({ step }) => step)]
      const from = before.length === 0 ? answersAt(table.snapshot()) : current.from
      plan({ ...current, from, steps: [...before, plannedOn(laid, keys, laying)] }, { undone: [] })
    },
    undo() {
      const { current, undone, behind } = shown.get()
      const last = current.steps.at(-1)
      if (last === undefined || current.steps.length <= behind) return
      plan({ ...current, steps: current.steps.slice(0, -1) }, { undone: [last, ...undone] })
    },
    redo() {
      const { current, undone } = shown.get()
      const [next, ...rest] = undone
      if (next !== undefined) plan({ ...current, steps: [...current.steps, next] }, { undone: rest })
    },
    clear() {
      const { current, behind, undone } = shown.get()
      const steps = current.steps.slice(0, behind)
      plan({ ...current, steps }, { undone: [...current.steps.slice(behind), ...undone] })
    },
    ...choosing(shown.get, set, seat, keep),
    close: unsubscribe,
  }
}

/** Which plans there are, and which of them is shown. */
function choosing(
  get: () => PlanningState,
  set: (change: Change) => void,
  seat: Seat,
  keep: (all: readonly KeptPlan[]) => void,
): Pick<Planning, 'choose' | 'begin' | 'remove' | 'change'> {
  return {
    choose(id) {
      const current = get().plans.find(one => one.id === id)
      if (current !== undefined) set({ current, undone: [], doing: false, stopped: undefined })
    },
    begin() {
      const all = get().plans
      if (all.length >= MOST_PLANS) return
      const current = freshPlan(seat, all)
      set({ plans: [...all, current], current, undone: [], doing: false, stopped: undefined })
    },
    remove(id) {
      const others = get().plans.filter(one => one.id !== id)
      const all = others.length > 0 ? others : [freshPlan(seat, [])]
      const current = all.find(one => one.id === get().current.id) ?? (all[0] as KeptPlan)
      keep(all)
      set({ plans: all, current, undone: [], doing: false, stopped: undefined })
    },
    change(id, change) {
      const changed = get().plans.find(one => one.id === id)
      if (changed === undefined) return
      const all = get().plans.map(one => (one.id === id ? { ...one, ...change } : one))
      keep(all)
      set({ plans: all, current: all.find(one => one.id === get().current.id) ?? get().current })
    },
  }
}

const isWorthKeeping = ({ steps, note, name }: KeptPlan): boolean => steps.length > 0 || note !== '' || name !== ''

function freshPlan(seat: Seat, beside: readonly KeptPlan[]): KeptPlan {
  const taken = new Set(beside.map(({ id }) => id))
  let number = 1
  while (taken.has(String(number))) number++
  return { id: String(number), name: '', note: '', seat, from: 0, steps: [] }
}

const answersAt = ({ happened }: TableSnapshot): number => happened.at(-1)?.answer ?? 0

function laidNow({ play, happened }: TableSnapshot, plan: KeptPlan, laying: Laying): LaidPlan {
  if (play === undefined) throw new Error('a table is planned on when its game has begun')
  return layPlan(play, stillToDo(plan.steps, plan.from, happened, laying.seat), laying)
}

/** A gesture as a step of a plan, with what it brings now. */
function plannedOn({ play }: LaidPlan, keys: readonly string[], laying: Laying): PlannedStep {
  const [laid] = layPlan(play, [{ keys, title: '', changes: [] }], laying).steps
  return { keys, title: laid?.title ?? keys.join(' '), changes: laid?.changes ?? [] }
}

/** Doing a plan at the table: only what is offered there and comes out as planned. */
function courseOf(table: TableSession, get: () => PlanningState, set: (change: Change) => void) {
  /** How many answers there were when the last step was given: until there are more, it is on its way. */
  let givenAt = -1
  const give = (): Stopped | 'waits' => {
    const { real, laid, current } = get()
    const { play, refused } = real
    if (refused !== undefined && givenAt === real.happened.length) return 'refused'
    if (laid.steps.length === 0 && laid.left.length === 0) return 'done'
    if (play === undefined || questionFor(play, current.seat) === undefined || givenAt === real.happened.length)
      return 'waits'
    const [next] = laid.steps
    if (next === undefined) return 'misfit'
    if (next.changed) return 'changed'
    givenAt = real.happened.length
    table.commands.answer(next.step.keys)
    return undefined
  }
  const doNext = (): void => {
    givenAt = -1
    const stopped = give()
    set({ doing: false, stopped: stopped === 'waits' ? undefined : stopped })
  }
  const goOn = (): void => {
    if (!get().doing) return
    const stopped = give()
    if (stopped !== 'waits' && stopped !== undefined) set({ doing: false, stopped })
  }
  const doAll = (wanted: boolean): void => {
    givenAt = -1
    set({ doing: wanted, stopped: undefined })
    goOn()
  }
  return { doNext, doAll, goOn }
}
