import type { SeatName } from '../../kernel/words.ts'
import { useMessages } from '../messages/messages.ts'
import { actingSeat, type SharedCommands, type TableSnapshot } from '../session/session.ts'

/** Somebody proposes to end the game as it stands: the others are asked, who asks is told that they are. */
export function EndProposal({
  snapshot,
  commands,
  who,
}: {
  snapshot: TableSnapshot
  commands: SharedCommands
  who: SeatName
}) {
  const { absence: say } = useMessages()
  const { endAsked } = snapshot
  const seat = actingSeat(snapshot)
  if (endAsked === undefined || seat === undefined) return null
  if (endAsked.given.includes(seat))
    return (
      <p className="notice" role="status">
        {say.endWaits}
      </p>
    )
  return (
    <p className="notice" role="alert">
      <span className="notice-text">{say.endAsked(who(endAsked.seat))}</span>
      <span className="notice-answers">
        <button type="button" className="button" onClick={() => commands.agreeToEnd(true)}>
          {say.agree}
        </button>
        <button type="button" className="button" onClick={() => commands.agreeToEnd(false)}>
          {say.refuse}
        </button>
      </span>
    </p>
  )
}
