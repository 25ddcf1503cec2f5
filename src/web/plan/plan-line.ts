import type { Play } from '../../kernel/contract.ts'
import type { PlannedStep } from '../../kernel/planned.ts'
import type { KeptPlan } from '../../protocol/plans/requests.ts'
import { branchAt, leadingTo, withBranch } from './branches.ts'
import type { PlanningState } from './planning.ts'

/** The steps that are being written: of the branch that is open, or what is still to be done. */
export function lineOf({ still, branch }: PlanningState): readonly PlannedStep[] {
  return branch === undefined ? still : (branchAt(still, branch.path)?.steps ?? [])
}

/** How many steps are laid out before those that are being written. */
export const stepsBefore = ({ still, branch }: PlanningState): number =>
  branch === undefined ? 0 : leadingTo(still, branch.path).length - branch.done

export function withLine({ current, behind, still, branch }: PlanningState, steps: readonly PlannedStep[]): KeptPlan {
  const open = branch && branchAt(still, branch.path)
  if (branch === undefined || open === undefined) return { ...current, steps: [...behind, ...steps] }
  return { ...current, steps: [...behind, ...withBranch(still, branch.path, { ...open, steps })] }
}

/** The table as its seat sees it now. */
export function tableOf({ real: { play } }: Pick<PlanningState, 'real'>): Play {
  if (play === undefined) throw new Error('a table is planned on when its game has begun')
  return play
}
