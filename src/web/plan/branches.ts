import type { PlannedBranch, PlannedStep } from '../../kernel/planned.ts'

/** Where a branch stands: which of the branches of which step, in the plan, then in that branch, and so on. */
export type BranchPath = readonly { readonly step: number; readonly number: number }[]

/** A branch that is begun. */
export type NewBranch = Omit<PlannedBranch, 'steps'>

export function branchAt(steps: readonly PlannedStep[], [first, ...rest]: BranchPath): PlannedBranch | undefined {
  const branch = first && steps[first.step]?.otherwise?.[first.number]
  return branch === undefined || rest.length === 0 ? branch : branchAt(branch.steps, rest)
}

/** The steps with this branch at that place, or with none there. */
export function withBranch(
  steps: readonly PlannedStep[],
  [first, ...rest]: BranchPath,
  branch: PlannedBranch | undefined,
): readonly PlannedStep[] {
  return steps.map((step, at) => {
    if (at !== first?.step) return step
    const { otherwise = [], ...bare } = step
    const there = otherwise[first.number]
    const changed = rest.length === 0 ? branch : there && { ...there, steps: withBranch(there.steps, rest, branch) }
    const branches = otherwise.toSpliced(first.number, 1, ...(changed === undefined ? [] : [changed]))
    return branches.length === 0 ? bare : { ...bare, otherwise: branches }
  })
}

/** What is done before a branch begins; where it stands on another, what is done of that. */
export function leadingTo(steps: readonly PlannedStep[], path: BranchPath): readonly PlannedStep[] {
  const [first, ...rest] = path
  if (first === undefined) return []
  const before = steps.slice(0, first.step).map(({ otherwise: _branches, ...bare }) => bare)
  return [...before, ...leadingTo(branchAt(steps, [first])?.steps ?? [], rest)]
}
