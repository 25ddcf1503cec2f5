import { type ReactNode, useSyncExternalStore } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { FollowingView } from '../../tables/view.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { type PlanMessages, usePlanMessages } from '../messages/plan/messages.ts'
import { Changes } from '../question/Changes.tsx'
import type { TableSession } from '../session/session.ts'
import { blockedBecause, type PlanReading, titleOf } from './laid-plan.ts'
import { nameOf } from './plan-names.ts'
import type { Planning, PlanningState } from './planning.ts'
import { usePlanning } from './use-planning.ts'
import { useReading } from './use-reading.ts'

interface Props {
  readonly session: TableSession
  readonly seat: Seat
  readonly board: Board | undefined
  /** Opens the plans. */
  readonly onPlan: () => void
}

/** At the table: the next step of a plan that is to be offered, how far one has come that is done by itself, and why it stopped. */
export function PlanOffer(props: Props) {
  const { language } = useSpeech()
  const say = usePlanMessages(language)
  const reading = useReading(props.seat, props.board)
  const planning = usePlanning(props.session, reading)
  if (say === undefined || planning === undefined) return null
  return <Offer {...props} planning={planning} reading={reading} say={say} />
}

function Offer(props: Props & { planning: Planning; reading: PlanReading; say: PlanMessages }) {
  const { session, planning, reading, board, say } = props
  const state = useSyncExternalStore(planning.subscribe, planning.get)
  const { following } = state.real
  const look = (
    <button type="button" className="button" onClick={props.onPlan}>
      {say.look}
    </button>
  )
  const drop = (label: string) => (
    <button type="button" className="button" onClick={session.commands.dropPlan}>
      {label}
    </button>
  )
  if (following?.stopped !== undefined)
    return (
      <Notice
        text={whyStopped(planning, state, following, reading, say)}
        answers={
          <>
            {look}
            {drop(say.forget)}
          </>
        }
      />
    )
  if (following !== undefined)
    return (
      <Notice
        text={`${say.following(calledBy(state, following.plan, say))} ${say.followed(following.done, following.left)}`}
        answers={
          <>
            {look}
            {drop(following.left > 0 ? say.stop : say.forget)}
          </>
        }
      />
    )
  const offered = offeredNow(planning, state)
  if (offered === undefined) return null
  const { plan, next } = offered
  if (next === undefined || next.changed)
    return <Notice text={say.offeredFails(calledBy(state, plan.id, say))} answers={look} />
  return (
    <Notice
      text={
        <>
          {say.offeredStep(titleOf(next.answers, reading))} <Changes changes={next.changes} board={board} />
        </>
      }
      answers={
        <>
          <button type="button" className="button" onClick={() => session.commands.answer(next.step.keys)}>
            {say.doIt}
          </button>
          {look}
        </>
      }
    />
  )
}

const Notice = ({ text, answers }: { text: ReactNode; answers: ReactNode }) => (
  <div className="notice" role="status">
    <span className="notice-text">{text}</span>
    <span className="notice-answers">{answers}</span>
  </div>
)

/** Why the table does the plan no longer, as far as it is known by the rules, and what of it still holds. */
function whyStopped(
  planning: Planning,
  { plans }: PlanningState,
  { plan: id, stopped }: FollowingView,
  { language }: PlanReading,
  say: PlanMessages,
): string {
  if (stopped === undefined) return ''
  const plan = plans.find(one => one.id === id)
  if (plan === undefined) return say.stopped(say.stops[stopped.why], stopped.step)
  const { steps, left, misfit } = planning.lay(plan)
  const reason = misfit && blockedBecause(misfit, language)
  const holding = steps.filter(one => !one.changed).length
  const told = say.stopped(reason ?? say.stops[stopped.why], stopped.step)
  return holding === 0 ? told : `${told} ${say.stillHolds(holding, steps.length + left.length)}`
}

/** The plan that is to be offered, and its next step, when its seat is asked and something of it is left. */
function offeredNow(planning: Planning, { plans, real: { play } }: PlanningState) {
  const plan = plans.find(one => one.offered === true)
  if (plan === undefined || play === undefined || questionFor(play, plan.seat) === undefined) return undefined
  const { steps, left } = planning.lay(plan)
  return steps.length === 0 && left.length === 0 ? undefined : { plan, next: steps[0] }
}

function calledBy({ plans }: PlanningState, id: string, say: PlanMessages): string {
  const at = plans.findIndex(plan => plan.id === id)
  const plan = plans[at]
  return plan === undefined ? say.elsewhere : nameOf(plan, at, say)
}
