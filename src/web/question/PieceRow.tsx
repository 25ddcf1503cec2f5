import type { Play } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { nameOnly } from './OptionRow.tsx'
import './option.css'
import { PiecePicture } from './PiecePicture.tsx'
import type { MovablePiece } from './pieces.ts'
import type { Answering } from './use-answering.ts'

/** A piece of the list that is taken up first: what it is, and in how many ways it can be set down. */
export function PieceRow({
  piece,
  letter,
  answering,
  play,
  board,
  spoken,
}: {
  piece: MovablePiece
  letter: string
  answering: Answering
  play: Play
  board: Board | undefined
  spoken: (place: string) => string
}) {
  const { table } = useMessages()
  return (
    <button
      type="button"
      className="option"
      data-choice={piece.id}
      aria-keyshortcuts={letter === '' ? undefined : letter}
      onClick={() => answering.hold(piece)}
    >
      <span className="option-key" aria-hidden="true">
        {letter}
      </span>
      <PiecePicture play={play} board={board} held={{ piece: piece.id, turn: piece.turns[0] ?? 0 }} />
      <span className="option-text">
        <b className="option-name">{nameOnly(spoken(piece.id))}</b>
      </span>
      <span className="option-right option-steps">{table.ways(piece.ways)}</span>
    </button>
  )
}
