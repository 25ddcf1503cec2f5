import { memo, useDeferredValue } from 'react'
import type { Board, BoardProps, RailProps } from '../boards/board.ts'
import { stripPropsOf } from '../boards/strip-props.ts'
import type { Reading } from '../explain/Explaining.tsx'
import { useMessages } from '../messages/messages.ts'
import './boards-beside.css'
import { SeatDrawn } from './SeatDrawn.tsx'

/** In a large window: each of the others with what lies before them, open beside the table. */
export function BoardsBeside({
  board,
  table,
  notes,
  asked,
  onOpenSeat,
  onRead,
}: {
  board: Board
  table: BoardProps
  onRead: (reading: Reading) => void
} & Omit<RailProps, 'othersOpen'>) {
  const { table: say } = useMessages()
  // What is answered comes first; these boards follow.
  const play = useDeferredValue(table.play)
  const others = Array.from({ length: play.state.seats }, (_, seat) => seat).filter(seat => seat !== table.seat)
  return (
    <section className="boards-beside" aria-label={say.boardsBeside}>
      {others.map(seat => (
        <article key={seat} className="board-beside" aria-label={table.who(seat)}>
          <board.Strip {...table} {...stripPropsOf({ notes, asked, onOpenSeat }, seat)} />
          <SeatBeside seat={seat} board={board} table={{ ...table, play }} onRead={onRead} />
        </article>
      ))}
    </section>
  )
}

/** Nothing of it is answered: what can be answered elsewhere changes none of it. */
const SeatBeside = memo(
  SeatDrawn,
  ({ table: before }, { table: now }) =>
    before.play === now.play && before.language === now.language && before.who === now.who,
)
