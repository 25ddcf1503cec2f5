import type { Seat } from '../../kernel/contract.ts'
import type { Board, BoardProps } from '../boards/board.ts'
import type { Reading } from '../explain/Explaining.tsx'
import { useSpeech } from '../messages/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { SeatDrawn } from './SeatDrawn.tsx'
import './outline.css'

/** All that lies open before another player: drawn where the board can, and in words. */
export function SeatDialog({
  seat,
  board,
  table,
  onRead,
  onClose,
}: {
  seat: Seat
  board: Board | undefined
  /** The table as it is shown to the viewer. */
  table: BoardProps
  /** Somebody wants to read what lies on a place. */
  onRead: (reading: Reading) => void
  onClose: () => void
}) {
  const { language, messages } = useSpeech()
  const { play, who } = table
  const sections = play.game.words[language].outline(play, who).filter(section => section.seat === seat)
  const told = sections.map(section => (
    <ul key={section.title} className="outline-lines">
      {section.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are plain text, told apart by nothing else
        <li key={at}>{line}</li>
      ))}
    </ul>
  ))
  if (board?.SeatTable === undefined)
    return (
      <Dialog title={who(seat)} onClose={onClose}>
        {told}
      </Dialog>
    )
  return (
    <Dialog title={who(seat)} wide onClose={onClose}>
      <SeatDrawn seat={seat} board={board} table={table} onRead={onRead} />
      <details className="outline-details">
        <summary>{messages.table.seatInWords}</summary>
        {told}
      </details>
    </Dialog>
  )
}
