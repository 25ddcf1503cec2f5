import { questionFor } from '../../kernel/play.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import type { Planning, PlanningState } from './planning.ts'

/** Doing the plan at the table: one step, or all of them as they are asked; and why it stopped. */
export function DoPlan({ planning, state, say }: { planning: Planning; state: PlanningState; say: PlanMessages }) {
  const { real, laid, current, doing, stopped } = state
  const asked = real.play !== undefined && questionFor(real.play, current.seat) !== undefined
  const [next] = laid.steps
  if (current.steps.length === 0) return null
  return (
    <section className="plan-do" aria-label={say.do}>
      <b>{say.do}</b>
      <small role="status">{doing ? say.doing : stopped === undefined ? say.doHelp : say.stopped[stopped]}</small>
      {doing ? (
        <button type="button" className="button" onClick={() => planning.doAll(false)}>
          {say.stop}
        </button>
      ) : (
        <div className="plan-foot">
          <button
            type="button"
            className="button"
            disabled={!asked || next === undefined || next.changed}
            onClick={planning.doNext}
          >
            {say.doNext}
          </button>
          <button
            type="button"
            className="button"
            disabled={next === undefined || next.changed}
            onClick={() => planning.doAll(true)}
          >
            {say.doAll}
          </button>
        </div>
      )}
    </section>
  )
}
