import { useSyncExternalStore } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { type PlanMessages, usePlanMessages } from '../messages/plan/messages.ts'
import { Changes } from '../question/Changes.tsx'
import type { TableSession } from '../session/session.ts'
import { type PlanReading, titleOf } from './laid-plan.ts'
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

function Offer({
  session,
  board,
  onPlan,
  planning,
  reading,
  say,
}: Props & { planning: Planning; reading: PlanReading; say: PlanMessages }) {
  const state = useSyncExternalStore(planning.subscribe, planning.get)
  const { following } = state.real
  const look = (
    <button type="button" className="button" onClick={onPlan}>
      {say.look}
    </button>
  )
  if (following?.stopped !== undefined)
    return (
      <p className="notice" role="alert">
        <span className="notice-text">{say.stopped(say.stops[following.stopped.why], following.stopped.step)}</span>
        <span className="notice-answers">
          {look}
          <button type="button" className="button" onClick={session.commands.dropPlan}>
            {say.forget}
          </button>
        </span>
      </p>
    )
  if (following !== undefined && following.left > 0)
    return (
      <p className="notice" role="status">
        <span className="notice-text">
          {say.following(calledBy(state, following.plan, say))} {say.followed(following.done, following.left)}
        </span>
        <span className="notice-answers">
          {look}
          <button type="button" className="button" onClick={session.commands.dropPlan}>
            {say.stop}
          </button>
        </span>
      </p>
    )
  const offered = state.plans.find(plan => plan.offered === true)
  const { play } = state.real
  if (offered === undefined || play === undefined || questionFor(play, offered.seat) === undefined) return null
  const { steps, left } = planning.lay(offered)
  const [next] = steps
  if (next === undefined && left.length === 0) return null
  if (next === undefined || next.changed)
    return (
      <p className="notice" role="status">
        <span className="notice-text">{say.offeredFails(calledBy(state, offered.id, say))}</span>
        <span className="notice-answers">{look}</span>
      </p>
    )
  return (
    <p className="notice" role="status">
      <span className="notice-text">
        {say.offeredStep(titleOf(next.answers, reading))} <Changes changes={next.changes} board={board} />
      </span>
      <span className="notice-answers">
        <button type="button" className="button" onClick={() => session.commands.answer(next.step.keys)}>
          {say.doIt}
        </button>
        {look}
      </span>
    </p>
  )
}

function calledBy({ plans }: PlanningState, id: string, say: PlanMessages): string {
  const at = plans.findIndex(plan => plan.id === id)
  const plan = plans[at]
  return plan === undefined ? say.elsewhere : nameOf(plan, at, say)
}
