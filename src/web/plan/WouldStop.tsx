import type { SeatName } from '../../kernel/words.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { PlanReading } from './laid-plan.ts'
import type { Planning, PlanningState } from './planning.ts'
import { type StopLine, spansOf, stopLines } from './stop-lines.ts'
import type { FoundThreats } from './use-threats.ts'

/** What would stop the plan: a sentence for each thing that it rests on, with its present state, and who could shake it. */
export function WouldStop({
  planning,
  state,
  found,
  reading,
  who,
  say,
}: {
  planning: Planning
  state: PlanningState
  found: FoundThreats
  reading: PlanReading
  who: SeatName
  say: PlanMessages
}) {
  const { still, laid, branch, behind } = state
  if (still.length === 0 || branch !== undefined) return null
  const all = stopLines(still, laid, found.threats, reading)
  const lines = all.filter(({ state }) => state !== 'firm')
  const firm = all.filter(({ state }) => state === 'firm').map(({ step }) => behind.length + step + 1)
  return (
    <section className="plan-rests" aria-label={say.wouldStop}>
      <b>{say.wouldStop}</b>
      <ul>
        {lines.map(line => (
          <li key={`${line.step} ${line.why}`} data-state={line.state}>
            <Icon name={stateIcons[line.state]} />
            <span>
              <b>{withStop(`${behind.length + line.step + 1}. ${line.title}`)}</b> {toldOf(line, say)}
              {line.cases.map(one => (
                <span key={`${one.by} ${one.what}`} className="plan-case">
                  <span>{say.couldDo(who(one.by), one.what)}</span>
                  <button
                    type="button"
                    className="button"
                    onClick={() => planning.branchFor(one.threat, say.doesIt(who(one.by), one.what))}
                  >
                    {say.planCase}
                  </button>
                </span>
              ))}
            </span>
          </li>
        ))}
        {firm.length > 0 && (
          <li data-state="firm">
            <Icon name={stateIcons.firm} />
            <span>{(found.searching ? say.firmSoFar : say.firm)(spansOf(firm), firm.length)}</span>
          </li>
        )}
      </ul>
      {(found.searching || found.tried > 0) && (
        <small role="status">{found.searching ? say.lookingOn(found.tried) : say.lookedAt(found.tried)}</small>
      )}
    </section>
  )
}

const stateIcons = { firm: 'check', shaky: 'people', gone: 'close' } as const

function toldOf({ state, why }: StopLine, say: PlanMessages): string {
  if (state === 'gone') return say.fails[why]
  return why === 'changed' ? say.shakyChange : say.shaky
}

/** What some answers are called is a sentence already. */
const withStop = (title: string): string => (title.endsWith('.') ? title : `${title}.`)
