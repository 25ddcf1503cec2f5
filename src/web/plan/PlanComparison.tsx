import type { ReactNode } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Changes } from '../question/Changes.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { Scrolled } from '../shell/Scrolled.tsx'
import { outcomeOf, type Standing, standingOf } from './comparison.ts'
import { nameOf } from './plan-names.ts'
import type { Planning, PlanningState } from './planning.ts'

/** All plans side by side, against the table as it stands. */
export function PlanComparison({
  planning,
  state: { plans, current, real, laid },
  board,
  who,
  say,
  onClose,
}: {
  planning: Planning
  state: PlanningState
  board: Board | undefined
  who: SeatName
  say: PlanMessages
  onClose: () => void
}) {
  const { language } = useSpeech()
  const now = real.play ?? laid.play
  const columns = plans.map((plan, at) => {
    const laid = planning.lay(plan)
    return { plan, laid, name: nameOf(plan, at, say), outcome: outcomeOf(laid, now, current.seat, language, who) }
  })
  const standing = (one: Standing | undefined): string =>
    one === undefined ? say.unknown : say.place(one.points, one.place)
  const row = (title: string, asItStands: ReactNode, cell: (column: (typeof columns)[number]) => ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      <td>{asItStands}</td>
      {columns.map(column => (
        <td key={column.plan.id}>{cell(column)}</td>
      ))}
    </tr>
  )
  return (
    <Dialog title={say.compare} wide onClose={onClose}>
      <Scrolled className="plan-comparison" label={say.compare}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{say.asItStands}</th>
              {columns.map(({ plan, name }) => (
                <th key={plan.id} scope="col" aria-current={plan.id === current.id ? 'true' : undefined}>
                  {name}{' '}
                  {plan.id !== current.id && (
                    <button type="button" className="button button--ghost" onClick={() => planning.choose(plan.id)}>
                      {say.show}
                      <span className="spoken-only"> {name}</span>
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(say.steps, '·', ({ laid }) => laid.steps.map(({ title }) => title).join('; ') || '·')}
            {row(say.costs, '·', ({ outcome }) => (
              <Changes changes={outcome.costs} board={board} />
            ))}
            {row(say.gains, '·', ({ outcome }) => (
              <Changes changes={outcome.gains} board={board} />
            ))}
            {row(say.leaves, '·', ({ outcome }) => outcome.leaves.join('; ') || '·')}
            {row(say.points, standing(standingOf(now, current.seat)), ({ outcome }) => standing(outcome.points))}
            {row(say.note, '·', ({ plan }) => plan.note || '·')}
          </tbody>
        </table>
      </Scrolled>
    </Dialog>
  )
}
