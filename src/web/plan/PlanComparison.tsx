import type { CSSProperties, ReactNode } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { LaidPlan } from '../../kernel/planned.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Changes } from '../question/Changes.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { Scrolled } from '../shell/Scrolled.tsx'
import { changedLines, outcomeOf, type Standing, standingOf } from './comparison.ts'
import { forecastOf } from './forecast.ts'
import { type PlanReading, titleOf } from './laid-plan.ts'
import { nameOf } from './plan-names.ts'
import type { Planning, PlanningState } from './planning.ts'
import type { FoundThreats } from './use-threats.ts'

/** All plans side by side, against the table as it stands. */
export function PlanComparison({
  planning,
  state: { plans, current, real, laid },
  found,
  reading,
  board,
  who,
  say,
  onClose,
}: {
  planning: Planning
  state: PlanningState
  found: FoundThreats
  reading: PlanReading
  board: Board | undefined
  who: SeatName
  say: PlanMessages
  onClose: () => void
}) {
  const now = real.play ?? laid.play
  const seen = { language: reading.language, who }
  const columns = plans.map((plan, at) => {
    const after = planning.lay(plan)
    return { plan, laid: after, name: nameOf(plan, at, say), outcome: outcomeOf(after, now, current.seat, seen) }
  })
  const before = changedLines(now, columns, current.seat, seen)
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
        <table style={{ '--columns': columns.length + 1 } as CSSProperties}>
          <thead>
            <tr>
              <td />
              <th scope="col">{say.asItStands}</th>
              {columns.map(({ plan, name }) => (
                <th key={plan.id} scope="col" aria-current={plan.id === current.id ? 'true' : undefined}>
                  {name} {columns.length > 1 && <Move planning={planning} id={plan.id} name={name} say={say} />}
                  {plan.id !== current.id && <Show planning={planning} id={plan.id} name={name} say={say} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(
              say.steps,
              '·',
              one => one.laid.steps.map(({ answers }) => titleOf(answers, reading)).join('; ') || '·',
            )}
            {row(say.costs, '·', ({ outcome: { costs } }) =>
              costs.length === 0 ? '·' : <Changes changes={costs} board={board} />,
            )}
            {row(say.gains, '·', ({ outcome: { gains } }) =>
              gains.length === 0 ? '·' : <Changes changes={gains} board={board} />,
            )}
            {row(say.leaves, <Lines lines={before} />, ({ outcome }) => (
              <Lines lines={outcome.leaves} />
            ))}
            {row(say.points, standingIn(standingOf(now, current.seat), say), ({ outcome }) =>
              standingIn(outcome.points, say),
            )}
            {row(say.sources, '·', ({ laid: { play } }) => (
              <Sources now={now} after={play} seat={current.seat} reading={reading} />
            ))}
            {row(say.restsOn, '·', one => restsOn(one.plan.id === current.id ? found : undefined, one.laid, say))}
            {row(say.note, '·', ({ plan }) => plan.note || '·')}
          </tbody>
        </table>
      </Scrolled>
    </Dialog>
  )
}

const standingIn = (one: Standing | undefined, say: PlanMessages): string =>
  one === undefined ? say.unknown : say.place(one.points, one.place)

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    '·'
  ) : (
    <ul className="plan-leaves">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

/** What the plan changes in the points of each goal, majority and other source. */
function Sources({ now, after, seat, reading }: { now: Play; after: Play; seat: Seat; reading: PlanReading }) {
  const changed = (forecastOf(now, after, seat)?.sources ?? []).filter(one => one.now !== one.after)
  const words = now.game.words[reading.language]
  if (changed.length === 0) return '·'
  return changed.map(one => `${words.scoreReason(now.components, one.because)} ${one.now} → ${one.after}`).join('; ')
}

function restsOn(found: FoundThreats | undefined, { steps, misfit }: LaidPlan, say: PlanMessages): string {
  if (misfit !== undefined) return say.unfit
  if (found === undefined) return say.things(steps.length)
  return `${say.things(steps.length)}, ${say.shakyOnes(new Set(found.threats.map(({ step }) => step)).size)}`
}

/** Earlier or later among the plans. */
const Move = ({ planning, id, name, say }: { planning: Planning; id: string; name: string; say: PlanMessages }) => (
  <span className="plan-move">
    {([-1, 1] as const).map(by => (
      <button
        key={by}
        type="button"
        className="button button--ghost button--icon"
        aria-label={by < 0 ? say.earlier(name) : say.later(name)}
        onClick={() => planning.move(id, by)}
      >
        <span aria-hidden="true">{by < 0 ? '←' : '→'}</span>
      </button>
    ))}
  </span>
)

const Show = ({ planning, id, name, say }: { planning: Planning; id: string; name: string; say: PlanMessages }) => (
  <button type="button" className="button button--ghost" onClick={() => planning.choose(id)}>
    {say.show}
    <span className="spoken-only"> {name}</span>
  </button>
)
