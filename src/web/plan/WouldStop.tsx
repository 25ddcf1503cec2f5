import type { SeatName } from '../../kernel/words.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { PlanReading } from './laid-plan.ts'
import type { Planning, PlanningState } from './planning.ts'
import { caseTitle, type StopLine, stopLines } from './stop-lines.ts'
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
  const lines = stopLines(still, laid, found.threats, reading)
  return (
    <section className="plan-rests" aria-label={say.wouldStop}>
      <b>{say.wouldStop}</b>
      <ul>
        {lines.map(line => (
          <li key={`${line.step} ${line.why}`} data-state={line.state}>
            <Icon name={stateIcons[line.state]} />
            <span>
              <b>
                {behind.length + line.step + 1}. {line.title}.
              </b>{' '}
              <Told line={line} searching={found.searching} say={say} />
              {line.cases.map(one => (
                <span key={caseTitle(one, who)} className="plan-case">
                  <span>{say.couldDo(who(one.by), one.what)}</span>
                  <button
                    type="button"
                    className="button"
                    onClick={() => planning.branchFor(one.threat, caseTitle(one, who))}
                  >
                    {say.planCase}
                  </button>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <small role="status">{found.searching ? say.lookingOn(found.tried) : say.lookedAt(found.tried)}</small>
    </section>
  )
}

const stateIcons = { firm: 'check', shaky: 'people', gone: 'close' } as const

function Told({ line: { state, why }, searching, say }: { line: StopLine; searching: boolean; say: PlanMessages }) {
  if (state === 'gone') return say.fails[why]
  if (state === 'shaky') return why === 'changed' ? say.shakyChange : say.shaky
  return searching ? say.firmSoFar : say.firm
}
