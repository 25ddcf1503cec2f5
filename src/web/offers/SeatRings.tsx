import type { TableSummary } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { seatColors } from '../plates/seats.ts'

/** The seats of a table: a person's in colour, a bot's as a plain ring, a free one dashed. */
export function SeatRings({ seats }: { seats: TableSummary['seats'] }) {
  const { offers: say } = useMessages()
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  return (
    <span className="seat-rings" role="img" aria-label={say.seats(taken, seats.length)}>
      {seats.map(({ kind }, at) => {
        const color = seatColors[at]
        if (kind === 'person' && color !== undefined) return <SeatBadge key={color} color={color} size={1.3} />
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is told by its number
        return <i key={at} className="seat-ring" data-kind={kind} />
      })}
    </span>
  )
}
