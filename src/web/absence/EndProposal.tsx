import type { SeatName } from '../../kernel/words.ts'
import { useMessages } from '../messages/messages.ts'
import { actingSeat, type SharedCommands, type TableSnapshot } from '../session/session.ts'
import { useNow } from './use-now.ts'

/** Somebody proposes to end the game as it stands: the others are asked, who has agreed is told who still is. */
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
  const { endAsked, waiting, seats } = snapshot
  const now = useNow(waiting.map(one => one.standInFrom))
  const seat = actingSeat(snapshot)
  if (endAsked === undefined || seat === undefined) return null
  if (endAsked.given.includes(seat)) {
    // The server has the last word who is too late to be asked.
    const late = waiting.filter(one => now >= one.standInFrom).map(one => one.seat)
    const missing = seats.flatMap(({ kind }, one) => (kind === 'person' && !endAsked.given.includes(one) ? [one] : []))
    const asked = missing.filter(one => !late.includes(one))
    return (
      <p className="notice" role="status">
        <span className="notice-text">
          {endAsked.seat === seat ? say.endWaits : say.endAgreed}{' '}
          {asked.length > 0 ? say.endAsks(asked.map(who).join(', ')) : say.endLate}
        </span>
        <span className="notice-answers">
          {asked.length === 0 && (
            <button type="button" className="button" onClick={commands.proposeEnd}>
              {say.endNow}
            </button>
          )}
          <button type="button" className="button" onClick={() => commands.agreeToEnd(false)}>
            {say.withdrawEnd}
          </button>
        </span>
      </p>
    )
  }
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
