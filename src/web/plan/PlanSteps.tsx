import type { Board } from '../boards/board.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Changes } from '../question/Changes.tsx'
import type { LaidStep } from './laid-plan.ts'
import type { PlanningState } from './planning.ts'

/** The steps of a plan, numbered, each with what it costs and gains; then what no longer fits, and where it stops. */
export function PlanSteps({
  state: { current, laid, behind },
  board,
  say,
}: {
  state: PlanningState
  board: Board | undefined
  say: PlanMessages
}) {
  const { steps, left, misfit, halt, passed } = laid
  const number = (at: number): number => behind + at + 1
  return (
    <ol className="plan-steps" aria-label={say.steps}>
      {behind > 0 && <li className="plan-aside">{say.behind(behind)}</li>}
      {passed > 0 && <li className="plan-aside">{say.passed(passed)}</li>}
      {current.steps.length === 0 && <li className="plan-aside">{say.none}</li>}
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
        <Step key={at} number={number(at)} laid={step} board={board} say={say} />
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
                {misfit.reason !== undefined && `: ${misfit.reason}`} {say.replaced}
              </small>
            )}
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
  laid: { step, title, changes, changed, passed, when },
  board,
  say,
}: {
  number: number
  laid: LaidStep
  board: Board | undefined
  say: PlanMessages
}) {
  return (
    <>
      <li className="plan-step">
        <i>{number}</i>
        <span>
          <small>{when}</small>
          <b>{title}</b>
          {changed && (
            <small className="plan-changed">
              {say.changed} ({say.planned}: <Changes changes={step.changes} board={board} />)
            </small>
          )}
        </span>
        <span className="plan-changes">
          <Changes changes={changes} board={board} />
        </span>
      </li>
      {passed > 0 && <li className="plan-aside">{say.passed(passed)}</li>}
    </>
  )
}
