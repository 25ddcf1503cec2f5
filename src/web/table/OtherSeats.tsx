import type { Play, Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'

/** Opens the boards of the others, from the header of a copy of a table. */
export function OtherSeats({
  play,
  own,
  board,
  who,
  onOpen,
}: {
  play: Play
  own: Seat | undefined
  board: Board | undefined
  who: SeatName
  onOpen: (seat: Seat) => void
}) {
  const { messages } = useSpeech()
  const others = Array.from({ length: play.state.seats }, (_, seat) => seat).filter(seat => seat !== own)
  return others.map(seat => {
    const name = messages.table.boardOf(who(seat))
    return (
      <button
        key={seat}
        type="button"
        className="button button--icon plan-seat"
        aria-label={name}
        title={name}
        onClick={() => onOpen(seat)}
      >
        {board === undefined ? who(seat).slice(0, 1) : <SeatBadge color={board.colorOf(play.state, seat)} />}
      </button>
    )
  })
}
