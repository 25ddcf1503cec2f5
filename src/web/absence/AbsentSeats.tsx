import type { Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { momentIn, spanIn } from '../../protocol/notices/spans.ts'
import type { WaitedFor } from '../../tables/pace.ts'
import { useSpeech } from '../messages/messages.ts'
import { makeLink } from '../session/remote/requests.ts'
import { actingSeat, type SharedCommands, type TableSnapshot } from '../session/session.ts'
import { CopyLink } from '../table/CopyLink.tsx'
import './absence.css'
import { AwaySeat } from './AwaySeat.tsx'
import { useNow } from './use-now.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

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
  const { waiting: all, away, seats, host, id, arrangement } = snapshot
  const mine = actingSeat(snapshot)
  const now = useNow(all.flatMap(one => [one.nudgeFrom, one.standInFrom]))
  // Where no pace was agreed nobody is told how long the others take, unless they have gone.
  const waiting = arrangement.pace === undefined ? all.filter(one => now - one.since >= HOUR) : all
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
          <AwaySeat
            key={one.seat}
            waiting={one}
            away={away.find(({ seat }) => seat === one.seat)}
            name={who(one.seat)}
            now={now}
            seated={mine !== undefined}
          >
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
