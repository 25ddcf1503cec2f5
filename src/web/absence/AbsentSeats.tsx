import type { Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { momentIn, spanIn } from '../../protocol/notices/spans.ts'
import type { WaitedFor } from '../../tables/pace.ts'
import { useSpeech } from '../messages/messages.ts'
import { makeLink } from '../session/remote/requests.ts'
import { actingSeat, type SharedCommands, type TableSnapshot } from '../session/session.ts'
import { CopyLink } from '../table/CopyLink.tsx'
import './absence.css'
import { useNow } from './use-now.ts'

/** At a table with a pace: who is waited for since when, what will be possible from when on, and the ways to do it. */
export function AbsentSeats({
  snapshot,
  commands,
  who,
}: {
  snapshot: TableSnapshot
  commands: SharedCommands
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  const { absence: say } = messages
  const { waiting, seats, host, id } = snapshot
  const mine = actingSeat(snapshot)
  const now = useNow(waiting.flatMap(one => [one.nudgeFrom, one.standInFrom]))
  if (snapshot.status !== 'playing') return null
  const left = seats.flatMap((one, seat) => (one.standsIn || one.free ? [{ one, seat }] : []))
  if (waiting.length + left.length === 0) return null
  return (
    <ul className="absent">
      {waiting.map(one =>
        one.seat === mine ? (
          <li key={one.seat}>
            <b>{say.you(spanIn(language, now - one.since))}</b>
            <small>{say.yours(momentIn(language, one.standInFrom, now))}</small>
          </li>
        ) : (
          <AwaySeat key={one.seat} waiting={one} name={who(one.seat)} now={now}>
            {mine !== undefined && <Remedies snapshot={snapshot} commands={commands} waiting={one} now={now} />}
          </AwaySeat>
        ),
      )}
      {left.map(({ one, seat }) => (
        <li key={seat}>
          <small>{one.free ? say.free : say.standsIn(one.name)}</small>
          {one.free && host && <CopyLink label={say.invite} make={() => makeLink(id, 'invite', seat)} />}
        </li>
      ))}
    </ul>
  )
}

function AwaySeat({
  waiting: { since, nudgeFrom, standInFrom, nudged },
  name,
  now,
  children,
}: {
  waiting: WaitedFor
  name: string
  now: number
  children: React.ReactNode
}) {
  const { language, messages } = useSpeech()
  const { absence: say } = messages
  const next = now < nudgeFrom ? say.nudgeFrom(momentIn(language, nudgeFrom, now)) : undefined
  return (
    <li data-late={now >= nudgeFrom ? '' : undefined}>
      <b>
        {say.since(name, spanIn(language, now - since))}
        {now >= nudgeFrom && `, ${say.over(spanIn(language, now - nudgeFrom))}`}
      </b>
      <small>
        {next ?? (now < standInFrom ? say.standInFrom(momentIn(language, standInFrom, now)) : '')}
        {nudged !== undefined && ` ${say.nudged(momentIn(language, nudged, now))}.`}
      </small>
      {children}
    </li>
  )
}

const DAY = 86_400_000

function Remedies({
  snapshot,
  commands,
  waiting: { seat, nudgeFrom, standInFrom, nudged },
  now,
}: {
  snapshot: TableSnapshot
  commands: SharedCommands
  waiting: WaitedFor
  now: number
}) {
  const { messages } = useSpeech()
  const { absence: say } = messages
  const never = !snapshot.happened.some(one => one.seat === seat)
  const mayNudge = now >= nudgeFrom && (nudged === undefined || now >= nudged + DAY)
  const button = (label: string, act: (seat: Seat) => void) => (
    <button type="button" className="button" onClick={() => act(seat)}>
      {label}
    </button>
  )
  return (
    <span className="absent-ways">
      {mayNudge && button(say.nudge, commands.nudge)}
      {now >= standInFrom && button(say.standIn, commands.letStandIn)}
      {now >= standInFrom && snapshot.host && never && button(say.replace, commands.replace)}
    </span>
  )
}
