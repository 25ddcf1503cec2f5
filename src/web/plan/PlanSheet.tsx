import { useLayoutEffect, useRef, useState } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import { type KeptPlan, MOST_PLANS } from '../../protocol/plans/requests.ts'
import type { Board } from '../boards/board.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import './branches.css'
import { branchAt } from './branches.ts'
import type { PlanReading } from './laid-plan.ts'
import { PlanComparison } from './PlanComparison.tsx'
import { PlanForecast } from './PlanForecast.tsx'
import { PlanOrders } from './PlanOrders.tsx'
import { PlanSteps } from './PlanSteps.tsx'
import { letterAt, nameOf } from './plan-names.ts'
import type { Planning, PlanningState } from './planning.ts'
import type { FoundThreats } from './use-threats.ts'
import { WouldStop } from './WouldStop.tsx'

/** All plans of the table: which there are, the steps of the current one, its note, and what can be done with it. */
export function PlanSheet({
  planning,
  state,
  found,
  reading,
  board,
  who,
  say,
}: {
  planning: Planning
  state: PlanningState
  found: FoundThreats
  reading: PlanReading
  board: Board | undefined
  who: SeatName
  say: PlanMessages
}) {
  const { plans, current } = state
  const [comparing, compare] = useState(false)
  return (
    <section className="plan-sheet" aria-label={say.plans}>
      <div className="plan-tabs">
        {plans.map((plan, at) => (
          <button
            key={plan.id}
            type="button"
            className="button"
            aria-pressed={plan.id === current.id}
            onClick={() => planning.choose(plan.id)}
          >
            <i aria-hidden="true">{letterAt(at)}</i> {nameOf(plan, at, say)}
          </button>
        ))}
        <button
          type="button"
          className="button button--icon"
          disabled={plans.length >= MOST_PLANS}
          aria-label={say.fresh}
          title={say.fresh}
          onClick={planning.begin}
        >
          <Icon name="plus" />
        </button>
      </div>
      <BranchNote planning={planning} state={state} say={say} />
      <PlanSteps planning={planning} state={state} reading={reading} board={board} who={who} say={say} />
      <PlanOrders planning={planning} state={state} say={say} />
      <WouldStop planning={planning} state={state} found={found} reading={reading} who={who} say={say} />
      <PlanForecast state={state} board={board} who={who} say={say} />
      <PlanNotes key={current.id} planning={planning} plan={current} say={say} />
      <div className="plan-foot">
        <button type="button" className="button" onClick={() => compare(true)}>
          {say.compare}
        </button>
        <button type="button" className="button button--ghost" onClick={() => planning.remove(current.id)}>
          {say.remove}
        </button>
      </div>
      {comparing && (
        <PlanComparison
          planning={planning}
          state={state}
          found={found}
          reading={reading}
          board={board}
          who={who}
          say={say}
          onClose={() => compare(false)}
        />
      )}
    </section>
  )
}

/** Says for which case a branch is being planned. */
function BranchNote({
  planning,
  state: { branch, still },
  say,
}: {
  planning: Planning
  state: PlanningState
  say: PlanMessages
}) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each branch that is opened
  useLayoutEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [branch?.path])
  if (branch === undefined) return null
  return (
    <div className="plan-branching" ref={note}>
      <b>{say.inCase(branchAt(still, branch.path)?.title ?? '')}</b>{' '}
      <small>{branch.imagined ? say.branchLead : say.branchNow}</small>
      <button type="button" className="button" onClick={planning.leaveBranch}>
        {say.leaveBranch}
      </button>
    </div>
  )
}

function PlanNotes({ planning, plan, say }: { planning: Planning; plan: KeptPlan; say: PlanMessages }) {
  return (
    <div className="plan-notes">
      <label>
        {say.name}
        <input
          defaultValue={plan.name}
          maxLength={24}
          onBlur={event => planning.change(plan.id, { name: event.target.value.trim() })}
        />
      </label>
      <label>
        {say.note}
        <textarea
          defaultValue={plan.note}
          rows={2}
          maxLength={400}
          onBlur={event => planning.change(plan.id, { note: event.target.value.trim() })}
        />
      </label>
    </div>
  )
}
