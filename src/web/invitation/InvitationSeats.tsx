import type { Invitation } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { seatColors } from '../plates/seats.ts'

/** The seats of the table, the viewer's ringed. */
export function InvitationSeats({
  invitation: { seats, host },
  mine,
}: {
  invitation: Invitation
  mine: number | undefined
}) {
  const { invitation: say, levels } = useMessages()
  const last = seats.filter(one => one.kind === 'open').length === 1
  return (
    <ol className="invitation-seats" aria-label={say.seats}>
      {seats.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is told by its number
        <li key={at} data-mine={at === mine ? '' : undefined} data-kind={one.kind}>
          {one.kind === 'person' ? (
            <SeatBadge color={seatColors[at % seatColors.length] ?? 'red'} size={2.2} />
          ) : (
            <i className="invitation-ring" aria-hidden="true" />
          )}
          <b>{at === mine ? say.you : one.kind === 'person' ? one.name : one.kind === 'bot' ? say.bot : '…'}</b>
          <small>
            {at === mine
              ? last
                ? say.lastFree
                : say.free
              : one.kind === 'person'
                ? one.name === host
                  ? say.invites
                  : say.sits
                : one.kind === 'bot'
                  ? (levels.names[one.level] ?? one.level)
                  : say.free}
          </small>
        </li>
      ))}
    </ol>
  )
}
