import { useMemo } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Board, BoardProps } from '../boards/board.ts'
import type { Reading } from '../explain/Explaining.tsx'
import { noMarks, type PlaceName } from '../plates/targets.ts'
import './seat-drawn.css'

/** What lies before another player, drawn: it can be read, and answers nothing. */
export function SeatDrawn({
  seat,
  board,
  table,
  onRead,
}: {
  seat: Seat
  board: Board
  table: BoardProps
  /** Somebody wants to read what lies on a place. */
  onRead: (reading: Reading) => void
}) {
  const { play, language } = table
  const reading = useMemo(
    () => ({
      name: board.spoken(language, play, seat),
      onPick: (place: PlaceName) => onRead({ thing: { kind: 'place', place }, seat }),
    }),
    [board, language, play, seat, onRead],
  )
  const Drawn = board.SeatTable
  if (Drawn === undefined) return null
  return (
    <div className="seat-drawn" data-shown-seat={seat}>
      <Drawn {...table} seat={seat} own={false} marks={noMarks} pointing={reading} />
    </div>
  )
}
