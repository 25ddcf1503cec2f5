import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Changes } from '../question/Changes.tsx'
import { CaseForm } from './CaseForm.tsx'
import { blockedBecause, type PlanReading, titleOf, whenOf } from './laid-plan.ts'
import { PlanBranches } from './PlanBranches.tsx'
import { lineOf, stepsBefore } from './plan-line.ts'
import { numberOf, type Planning, type PlanningState } from './planning.ts'

/** The steps of a plan, numbered, each with what it costs and gains and its branches; then what no longer fits, and where it stops. */
export function PlanSteps({
  planning,
  state,
  reading,
  board,
  who,
  say,
}: {
  planning: Planning
  state: PlanningState
  reading: PlanReading
  board: Board | undefined
  who: SeatName
  say: PlanMessages
}) {
  const { current, laid, behind, branch } = state
  const { steps, left, misfit, halt, passed } = laid
  const list = useLatestInSight(steps.length)
  const number = (at: number): number => numberOf(state, at)
  const reason = misfit && blockedBecause(misfit, reading.language)
  const before = stepsBefore(state)
  const line = lineOf(state)
  const branches = (at: number, taken: number | undefined) => (
    <PlanBranches
      {...{ planning, board, taken, say }}
      step={line[at - before]}
      path={branch?.path ?? []}
      at={at - before}
      number={number(at)}
    />
  )
  return (
    <ol className="plan-steps" aria-label={say.steps} ref={list}>
      {behind.length > 0 && <li className="plan-aside">{say.behind(behind.length)}</li>}
      {passed > 0 && <li className="plan-aside">{say.passed(passed)}</li>}
      {current.steps.length === 0 && <li className="plan-aside">{say.none}</li>}
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
        <Step key={at} {...{ planning, state, at, reading, board, who, say }}>
          {branches(at, step.branch)}
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
          </span>
          {branches(steps.length + at, undefined)}
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

/** A step that is added is seen where the list scrolls. */
function useLatestInSight(steps: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const known = useRef(steps)
  useLayoutEffect(() => {
    if (steps > known.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    known.current = steps
  }, [steps])
  return list
}

function Step({
  planning,
  state,
  at,
  reading,
  board,
  who,
  say,
  children,
}: {
  planning: Planning
  state: PlanningState
  /** Which of the steps that are laid out it is. */
  at: number
  reading: PlanReading
  board: Board | undefined
  who: SeatName
  say: PlanMessages
  children: ReactNode
}) {
  const laid = state.laid.steps[at]
  const [asking, ask] = useState(false)
  if (laid === undefined) return null
  const { step, changes, changed, passed, branch } = laid
  const title = titleOf(laid.answers, reading)
  const inLine = at - stepsBefore(state)
  const mayHaveCases = inLine >= 0 && branch === undefined
  return (
    <>
      <li className="plan-step">
        <i>{numberOf(state, at)}</i>
        <span>
          <small>{whenOf(laid, reading)}</small>
          <b>{title}</b>
          {branch !== undefined && <small className="plan-changed">{say.branchTaken}</small>}
          {changed && (
            <small className="plan-changed">
              {say.changed} ({say.planned}: <Changes changes={step.changes ?? []} board={board} />)
            </small>
          )}
        </span>
        <span className="plan-changes">
          <Changes changes={changes} board={board} />
          {mayHaveCases && (
            <button
              type="button"
              className="text-button"
              aria-label={say.addCaseTo(title)}
              aria-expanded={asking}
              onClick={() => ask(!asking)}
            >
              {say.addCase}
            </button>
          )}
        </span>
        {asking && mayHaveCases && (
          <CaseForm
            {...{ laid, title, state, reading, who, say }}
            step={state.branch === undefined ? at : state.laid.steps.length}
            onPlan={(branch, then) => {
              ask(false)
              planning.branchIf(inLine, branch, then)
            }}
          />
        )}
        {children}
      </li>
      {passed > 0 && <li className="plan-aside">{say.passed(passed)}</li>}
    </>
  )
}
