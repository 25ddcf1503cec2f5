import type { Invitation } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { seatColors } from '../plates/seats.ts'
import { levelInWords, numberOf } from '../rated/rating-words.ts'
import { useSeatRatings } from '../rated/use-seat-ratings.ts'

/** The seats of the table, the viewer's ringed. */
export function InvitationSeats({
  game,
  table,
  invitation: { seats, host, arrangement },
  mine,
}: {
  game: string
  table: string
  invitation: Invitation
  mine: number | undefined
}) {
  const messages = useMessages()
  const { invitation: say, levels } = messages
  const names = seats.map(one => (one.kind === 'person' ? one.name : ''))
  const ratings = useSeatRatings(table, arrangement.rated, names.join('\n'))
  const ratingAt = (at: number): string | undefined => {
    const info = ratings.get(at)
    return info && numberOf(info, messages)
  }
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
          <b>
            {at === mine ? say.you : one.kind === 'person' ? one.name : one.kind === 'bot' ? say.bot : say.somebody}
          </b>
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
                  ? arrangement.rated
                    ? levelInWords(one.level, game, messages)
                    : (levels.names[one.level] ?? one.level)
                  : say.free}
          </small>
          {ratingAt(at) !== undefined && <small>{ratingAt(at)}</small>}
        </li>
      ))}
    </ol>
  )
}
