import type { PlannedBranch, PlannedStep } from '../../kernel/planned.ts'
import type { Board } from '../boards/board.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { IconName } from '../plates/icons/icons.ts'
import { Changes } from '../question/Changes.tsx'
import type { BranchPath } from './branches.ts'
import type { Planning } from './planning.ts'

interface TreeProps {
  readonly planning: Planning
  readonly board: Board | undefined
  readonly say: PlanMessages
}

/** What is to be done in place of a step, for each case that was planned, as a tree: branches may have branches. */
export function PlanBranches({
  step,
  path,
  at,
  number,
  taken,
  ...tree
}: TreeProps & {
  readonly step: PlannedStep | undefined
  /** The branch on which the step stands, and which step of it this is. */
  readonly path: BranchPath
  readonly at: number
  /** What it is numbered. */
  readonly number: number
  /** The branch that is done in its place. */
  readonly taken?: number | undefined
}) {
  const { otherwise = [] } = step ?? {}
  if (otherwise.length === 0) return null
  return (
    <ul className="plan-branches">
      {otherwise.map((branch, index) => (
        <li key={branch.title} data-taken={index === taken ? '' : undefined}>
          <BranchHead {...tree} branch={branch} path={[...path, { step: at, number: index }]} />
          {branch.steps.length === 0 && <small>{tree.say.branchEmpty}</small>}
          <ol className="plan-steps">
            {branch.steps.map((one, later) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
              <li key={later} className="plan-step">
                <i>{number + later}</i>
                <span>
                  <b>{one.title}</b>
                </span>
                <span className="plan-changes">
                  <Changes changes={one.changes ?? []} board={tree.board} />
                </span>
                <PlanBranches
                  {...tree}
                  step={one}
                  path={[...path, { step: at, number: index }]}
                  at={later}
                  number={number + later}
                />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

/** The case, and what can be done with what is planned for it. */
function BranchHead({
  planning,
  branch: { title },
  path,
  say,
}: TreeProps & { readonly branch: PlannedBranch; readonly path: BranchPath }) {
  return (
    <div className="plan-branch-head">
      <b>{say.inCase(title)}</b>
      <Way label={say.editBranch(title)} icon="fork" onTake={() => planning.openBranch(path)} />
      <Way label={say.removeBranch(title)} icon="close" onTake={() => planning.removeBranch(path)} />
    </div>
  )
}

const Way = ({ label, icon, onTake }: { label: string; icon: IconName; onTake: () => void }) => (
  <button type="button" className="button button--ghost button--icon" aria-label={label} title={label} onClick={onTake}>
    <Icon name={icon} />
  </button>
)
