import type { LaidStep, PlannedStep } from '../../kernel/planned.ts'
import type { Board } from '../boards/board.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Changes } from '../question/Changes.tsx'
import { blockedBecause, type PlanReading, titleOf, whenOf } from './laid-plan.ts'
import type { Planning, PlanningState } from './planning.ts'

/** The steps of a plan, numbered, each with what it costs and gains and its branches; then what no longer fits, and where it stops. */
export function PlanSteps({
  planning,
  state,
  reading,
  board,
  say,
}: {
  planning: Planning
  state: PlanningState
  reading: PlanReading
  board: Board | undefined
  say: PlanMessages
}) {
  const { current, laid, behind, still, branch } = state
  const { steps, left, misfit, halt, passed } = laid
  const number = (at: number): number => behind.length + (branch?.done ?? 0) + at + 1
  const reason = misfit && blockedBecause(misfit, reading.language)
  const ofPlan = (at: number): PlannedStep | undefined => (branch === undefined ? still[at] : undefined)
  return (
    <ol className="plan-steps" aria-label={say.steps}>
      {behind.length > 0 && <li className="plan-aside">{say.behind(behind.length)}</li>}
      {passed > 0 && <li className="plan-aside">{say.passed(passed)}</li>}
      {current.steps.length === 0 && <li className="plan-aside">{say.none}</li>}
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
        <Step key={at} number={number(at)} laid={step} reading={reading} board={board} say={say}>
          <Branches planning={planning} step={ofPlan(at)} at={at} taken={step.branch} say={say} />
        </Step>
      ))}
      {left.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
        <li key={at} className="plan-step plan-step--unfit">
          <i>{number(steps.length + at)}</i>
          <span>
            <b>{step.title}</b>
            {at === 0 && misfit !== undefined && (
              <small>
                {say.unfit}. {say.misfit[misfit.why]}
                {reason !== undefined && `: ${reason}`} {say.replaced}
              </small>
            )}
            <Branches
              planning={planning}
              step={ofPlan(steps.length + at)}
              at={steps.length + at}
              taken={undefined}
              say={say}
            />
          </span>
        </li>
      ))}
      {halt !== undefined && left.length === 0 && (
        <li className="plan-step">
          <i aria-hidden="true">?</i>
          <span>
            <b>{say.halt[halt]}</b>
            <small>{say.haltHelp[halt]}</small>
          </span>
        </li>
      )}
    </ol>
  )
}

function Step({
  number,
  laid,
  reading,
  board,
  say,
  children,
}: {
  number: number
  laid: LaidStep
  reading: PlanReading
  board: Board | undefined
  say: PlanMessages
  children: React.ReactNode
}) {
  const { step, changes, changed, passed, branch } = laid
  return (
    <>
      <li className="plan-step">
        <i>{number}</i>
        <span>
          <small>{whenOf(laid, reading)}</small>
          <b>{titleOf(laid.answers, reading)}</b>
          {branch !== undefined && <small className="plan-changed">{say.branchTaken}</small>}
          {changed && (
            <small className="plan-changed">
              {say.changed} ({say.planned}: <Changes changes={step.changes ?? []} board={board} />)
            </small>
          )}
          {children}
        </span>
        <span className="plan-changes">
          <Changes changes={changes} board={board} />
        </span>
      </li>
      {passed > 0 && <li className="plan-aside">{say.passed(passed)}</li>}
    </>
  )
}

/** What is to be done instead, for each case that was planned. */
function Branches({
  planning,
  step,
  at,
  taken,
  say,
}: {
  planning: Planning
  step: PlannedStep | undefined
  at: number
  taken: number | undefined
  say: PlanMessages
}) {
  const { otherwise = [] } = step ?? {}
  if (otherwise.length === 0) return null
  return (
    <ul className="plan-branches">
      {otherwise.map(({ title, steps }, branch) => (
        <li key={title} data-taken={branch === taken ? '' : undefined}>
          <span>
            <b>{say.inCase(title)}</b> {steps.map(one => one.title).join('; ') || say.branchEmpty}
          </span>
          <button
            type="button"
            className="button button--icon"
            aria-label={say.removeBranch(title)}
            title={say.removeBranch(title)}
            onClick={() => planning.removeBranch(at, branch)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
