import type { SeatName } from '../../kernel/words.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import type { PlanningState } from './planning.ts'

/** The real table, as the one warm thing on a page of plans; it calls when it is one's turn there. */
export function RealTableCard({
  state: { real, current },
  who,
  say,
  onBack,
}: {
  state: PlanningState
  who: SeatName
  say: PlanMessages
  onBack: () => void
}) {
  const { asked, status } = real
  const yours = status === 'playing' && asked.includes(current.seat)
  const [first] = asked
  return (
    <section className="real-table" data-yours={yours ? '' : undefined} aria-label={say.realTable}>
      <p role="status">
        <small>{say.realTable}</small>
        <b>{yours ? say.yourTurn : first === undefined ? say.over : say.choosing(who(first))}</b>
      </p>
      <button type="button" className="button button--ink" onClick={onBack}>
        {say.back}
      </button>
    </section>
  )
}
