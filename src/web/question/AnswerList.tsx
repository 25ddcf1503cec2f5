import type { Play } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { BlockedList } from './BlockedList.tsx'
import { BlockedRow } from './BlockedRow.tsx'
import type { Choice } from './choices.ts'
import { HeldBar } from './HeldBar.tsx'
import { OptionRow } from './OptionRow.tsx'
import { PieceRow } from './PieceRow.tsx'
import type { MovablePiece } from './pieces.ts'
import type { Answering } from './use-answering.ts'
import type { Folding } from './use-folding.ts'

/** Every answer in the order in which one reads them: what matters, what is folded, pieces, what is beside the matter, what is blocked. */
export function AnswerList({
  folding,
  aside,
  letterOf,
  answering,
  play,
  board,
  spoken,
}: {
  folding: Folding
  aside: readonly Choice[]
  letterOf: (row: Choice | MovablePiece) => string
  answering: Answering
  play: Play
  board: Board | undefined
  spoken: (place: string) => string
}) {
  const { table } = useMessages()
  const { game } = play.state
  // What cards do is told where they are all that is asked for; among other answers it would hide those.
  const isTold = ({ option }: Choice): boolean => board?.toldVerbs.includes(option.verb) ?? false
  const told = folding.listed.every(isTold)
  const row = (choice: Choice) => (
    <OptionRow
      key={choice.id}
      choice={choice}
      letter={letterOf(choice)}
      play={play}
      board={board}
      answering={answering}
      spoken={spoken}
      told={told && isTold(choice)}
    />
  )
  return (
    <section className="question-list" aria-label={table.options}>
      {answering.narrowed !== undefined && (
        <div className="question-narrowed">
          {table.chooseOne}
          <button type="button" className="text-button" onClick={answering.widen}>
            {table.allOptions}
          </button>
        </div>
      )}
      <HeldBar answering={answering} play={play} board={board} spoken={spoken} />
      {folding.listed.map(row)}
      <FoldedRow folding={folding} named={answering.held === undefined} />
      {folding.pieces.map(piece => (
        <PieceRow
          key={piece.id}
          piece={piece}
          letter={letterOf(piece)}
          answering={answering}
          play={play}
          board={board}
          spoken={spoken}
        />
      ))}
      {answering.why.map(blocked => (
        <div key={blocked.id} className="question-why" role="status">
          <BlockedRow blocked={blocked} game={game} />
        </div>
      ))}
      {aside.length > 0 && answering.narrowed === undefined && answering.held === undefined && (
        <div className="question-aside">{aside.map(row)}</div>
      )}
      <BlockedList blocked={answering.blocked} game={game} />
    </section>
  )
}

/** Stands for the answers that are folded, and names the first of them. */
function FoldedRow({ folding: { folded, unfold }, named }: { folding: Folding; named: boolean }) {
  const { table } = useMessages()
  if (folded.length === 0) return null
  return (
    <button type="button" className="option option--more" onClick={unfold}>
      <span className="option-key" aria-hidden="true">
        +
      </span>
      <span className="option-text">
        <b>{table.more(folded.length)}</b>
        {named && (
          <small>
            {folded
              .slice(0, 3)
              .map(choice => choice.label)
              .join(', ')}{' '}
            …
          </small>
        )}
      </span>
      <Icon name="down" />
    </button>
  )
}
