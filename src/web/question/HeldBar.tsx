import type { Play } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import './held.css'
import { nameOnly } from './OptionRow.tsx'
import type { Answering } from './use-answering.ts'

/** The piece that is held, as it is turned, with the buttons that turn it and put it back. */
export function HeldBar({
  answering,
  play,
  board,
  spoken,
}: {
  answering: Answering
  play: Play
  board: Board | undefined
  spoken: (place: string) => string
}) {
  const { table } = useMessages()
  const { held, pieces } = answering
  if (held === undefined) return null
  const piece = pieces.find(one => one.id === held.piece)
  const Carried = board?.Carried
  return (
    <div className="held-bar">
      <span className="held-picture" aria-hidden="true">
        {Carried !== undefined && <Carried play={play} held={held} />}
      </span>
      <b className="held-name">{nameOnly(spoken(held.piece))}</b>
      {piece !== undefined && piece.turns.length > 1 && (
        <button type="button" className="button" aria-keyshortcuts="R" onClick={() => answering.turn(1)}>
          <Icon name="restart" /> {table.turn} <kbd>R</kbd>
        </button>
      )}
      <button type="button" className="button button--ghost" onClick={() => answering.hold(undefined)}>
        {table.putBack}
      </button>
    </div>
  )
}
