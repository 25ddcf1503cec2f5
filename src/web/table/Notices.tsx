import type { SeatName } from '../../kernel/words.ts'
import { spanIn } from '../../protocol/notices/spans.ts'
import { EndProposal } from '../absence/EndProposal.tsx'
import { useSpeech } from '../messages/messages.ts'
import { saidRefusal } from '../messages/refusals/said.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'

/** What needs a word now: a refusal, or somebody who asks to take back an answer. */
export function Notices({
  snapshot,
  commands,
  who,
}: {
  snapshot: TableSnapshot
  commands: TableCommands
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  const { table, explain, watch } = messages
  const { refused, consent, seat, seats, status, arrangement } = snapshot
  const { delay } = arrangement
  const asked = consent !== undefined && seat !== undefined && seat !== consent.seat && !consent.given.includes(seat)
  const waitedFor = seats.flatMap(({ kind }, one) =>
    kind === 'person' && one !== seat && !consent?.given.includes(one) ? [one] : [],
  )
  return (
    <>
      {delay !== undefined && seat === undefined && status === 'playing' && (
        <p className="notice" role="status">
          {watch.late(spanIn(language, delay))}
        </p>
      )}
      {refused !== undefined && (
        <p className="notice notice--refused" role="alert">
          {table.refused(saidRefusal(refused, messages))}
        </p>
      )}
      {consent !== undefined && seat === consent.seat && (
        <p className="notice" role="status">
          <span className="notice-text">{explain.consentWaits(waitedFor.map(who))}</span>
        </p>
      )}
      {asked && (
        <p className="notice" role="alert">
          <span className="notice-text">{table.consentAsked(who(consent.seat))}</span>
          <span className="notice-answers">
            <button type="button" className="button" onClick={() => commands.shared?.consent(true)}>
              {table.agree}
            </button>
            <button type="button" className="button" onClick={() => commands.shared?.consent(false)}>
              {table.refuse}
            </button>
          </span>
        </p>
      )}
      {commands.shared !== undefined && <EndProposal snapshot={snapshot} commands={commands.shared} who={who} />}
    </>
  )
}
