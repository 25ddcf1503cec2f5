import type { PlannedBranch, PlannedStep } from '../../kernel/planned.ts'
import { resume } from '../../kernel/play.ts'
import type { KeptPlan } from '../../protocol/plans/requests.ts'
import { type BranchPath, type NewBranch, withBranch } from './branches.ts'
import { lineOf, tableOf } from './plan-line.ts'
import type { OpenBranch, Planning, PlanningCore, PlanningState, TableThen } from './planning.ts'

/** What is to be done instead where a step does not hold, or in another case. */
export function branching(
  get: () => PlanningState,
  set: (change: Partial<PlanningCore>) => void,
  plan: (current: KeptPlan, change: Partial<PlanningCore>) => void,
): Pick<Planning, 'branchFor' | 'branchIf' | 'openBranch' | 'leaveBranch' | 'removeBranch'> {
  const changed = (path: BranchPath, to: PlannedBranch | undefined, branch: OpenBranch | undefined): void => {
    const { current, behind, still } = get()
    plan({ ...current, steps: [...behind, ...withBranch(still, path, to)] }, { branch, undone: [] })
  }
  /** Opens a branch of a step, which is begun where there is none of that name. */
  const open = (
    before: BranchPath,
    step: PlannedStep | undefined,
    at: number,
    branch: NewBranch,
    on: Omit<OpenBranch, 'path'>,
  ): void => {
    const { otherwise = [] } = step ?? {}
    const known = otherwise.findIndex(one => one.title === branch.title)
    const path = [...before, { step: at, number: known < 0 ? otherwise.length : known }]
    changed(path, otherwise[known] ?? { ...branch, steps: [] }, { ...on, path })
  }
  return {
    branchFor({ step, ...then }, title) {
      const state = get()
      open([], state.still[step], step, { title }, onTable(state, then))
    },
    branchIf(step, branch, then) {
      const state = get()
      const { path, ...on } = state.branch ?? { ...onTable(state, then), path: [] }
      open(path, lineOf(state)[step], step, branch, on)
    },
    openBranch: path => set({ branch: { path, table: tableOf(get()), done: 0, imagined: false }, undone: [] }),
    leaveBranch() {
      const { branch } = get()
      if (branch === undefined) return
      if (lineOf(get()).length === 0) changed(branch.path, undefined, undefined)
      else set({ branch: undefined, undone: [] })
    },
    removeBranch: path => changed(path, undefined, undefined),
  }
}

/** Where a branch is planned: on the table of now, or as it would be then. */
function onTable(state: PlanningState, then: TableThen | undefined): Omit<OpenBranch, 'path'> {
  const now = tableOf(state)
  if (then === undefined) return { table: now, done: 0, imagined: false }
  return { table: resume(now.game, now.components, then.view), done: then.done, imagined: true }
}
