import type { Play } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import type { HeldPiece } from '../plates/targets.ts'

/** A piece small beside its name in a list. */
export function PiecePicture({ play, board, held }: { play: Play; board: Board | undefined; held: HeldPiece }) {
  const Carried = board?.Carried
  return (
    Carried !== undefined && (
      <span className="option-piece" aria-hidden="true">
        <Carried play={play} held={held} />
      </span>
    )
  )
}
