import { type ReactNode, useState } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Scrolled } from '../shell/Scrolled.tsx'
import { BlockedRow } from './BlockedRow.tsx'
import { Consequence } from './Consequence.tsx'
import type { Asking, Choice } from './choices.ts'
import { HeldBar } from './HeldBar.tsx'
import { choiceProps, OptionRow } from './OptionRow.tsx'
import { PieceRow } from './PieceRow.tsx'
import type { MovablePiece } from './pieces.ts'
import './question.css'
import type { Answering } from './use-answering.ts'
import { letters, useOptionKeys } from './use-option-keys.ts'
import { WasteWarning } from './WasteWarning.tsx'

/** So many answers are listed at once; what gives nothing folds first. */
const MOST_LISTED = 9

/** The open question: what is asked, every answer, what is blocked and why, and what an answer would bring. */
export function QuestionSheet({
  asking,
  answering,
  play,
  board,
  who,
  spoken,
  clock,
  lesson,
  aid,
  taking,
}: {
  asking: Asking
  answering: Answering
  play: Play
  board: Board | undefined
  who: SeatName
  spoken: (place: string) => string
  clock?: ReactNode
  /** A lesson stands in `aid` and needs its room. */
  lesson: boolean
  /** What helps to answer, between the question and its answers. */
  aid?: ReactNode
  /** Undo, redo, restart. */
  taking: ReactNode
}) {
  const { table } = useMessages()
  const { listed, pieces, folded } = useFolding(asking, answering)
  const aside = asking.choices.filter(choice => choice.purpose === 'aside')
  const leave = asking.choices.filter(choice => choice.purpose === 'leave')
  const lettered = [...listed, ...pieces, ...aside, ...leave]
  const letterOf = (row: Choice | MovablePiece): string => letters[lettered.indexOf(row)] ?? ''
  useOptionKeys(lettered, answering)
  const shown = answering.pointed ?? answering.selected
  const confirmed =
    answering.selected?.purpose === 'leave' && answering.waste === undefined ? undefined : answering.selected
  const { game } = play.state
  return (
    <section className={lesson ? 'question question--lesson' : 'question'} aria-labelledby="question-title">
      <header className="question-head">
        <div className="question-eyebrow">
          <span>{table.yourTurn}</span>
          {clock}
        </div>
        <h1 id="question-title">{asking.title}</h1>
        <p className="question-help">
          {asking.help}{' '}
          {asking.rules.map(rule => (
            <Link key={rule} to={{ page: 'rules', game, rule }} target="_blank" className="rule-link">
              {table.rule(rule)}
            </Link>
          ))}
        </p>
      </header>
      {aid}
      <WasteWarning answering={answering} />
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
        {listed.map(choice => (
          <OptionRow
            key={choice.id}
            choice={choice}
            letter={letterOf(choice)}
            play={play}
            board={board}
            answering={answering}
            spoken={spoken}
          />
        ))}
        {folded}
        {pieces.map(piece => (
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
          <div className="question-aside">
            {aside.map(choice => (
              <OptionRow
                key={choice.id}
                choice={choice}
                letter={letterOf(choice)}
                play={play}
                board={board}
                answering={answering}
                spoken={spoken}
              />
            ))}
          </div>
        )}
        <BlockedList blocked={answering.blocked} game={game} />
      </section>
      {shown === undefined ? (
        <p className="question-then question-then--empty">{table.select}</p>
      ) : (
        <Scrolled className="question-then" label={table.consequence}>
          <Consequence choice={shown} play={play} board={board} who={who} />
        </Scrolled>
      )}
      <footer
        className="question-foot"
        data-crowded={leave.length > 0 || confirmed !== undefined ? '' : undefined}
        data-confirming={confirmed === undefined ? undefined : ''}
      >
        {taking}
        {leave
          .filter(choice => answering.waste === undefined || choice !== answering.selected)
          .map(choice => (
            <LeaveButton key={choice.id} choice={choice} answering={answering} />
          ))}
        {confirmed !== undefined && (
          <button type="button" className="button button--answer" data-confirm="" onClick={answering.confirm}>
            <Icon name={confirmed.final ? 'seal' : 'check'} /> {confirmed.label}
          </button>
        )}
      </footer>
    </section>
  )
}

/** Passing, stopping and ending are quiet buttons: never filled, never the default. */
function LeaveButton({ choice, answering }: { choice: Choice; answering: Answering }) {
  const { table } = useMessages()
  return (
    <button
      type="button"
      className="button button--leave"
      aria-pressed={answering.selected?.id === choice.id}
      {...choiceProps(choice, answering)}
    >
      {choice.label}
      {choice.final && (
        <span className="option-final" title={table.finalHelp}>
          <Icon name="seal" /> <span className="final-word">{table.final}</span>
        </span>
      )}
    </button>
  )
}

/** Which answers are listed: with a piece in hand where it can go, else pieces and what gives something; the rest behind a button. */
function useFolding(
  asking: Asking,
  answering: Answering,
): { listed: readonly Choice[]; pieces: readonly MovablePiece[]; folded: ReactNode } {
  const { table } = useMessages()
  const [unfolded, unfold] = useState('')
  const { held, narrowed } = answering
  const offered = held === undefined ? asking.choices : answering.choices.filter(one => !asking.choices.includes(one))
  const all = narrowed ?? offered.filter(choice => choice.purpose === 'matter')
  const pieces = held === undefined && narrowed === undefined ? asking.pieces : []
  const room = Math.max(3, MOST_LISTED - pieces.length)
  if (unfolded === asking.id || all.length <= room) return { listed: all, pieces, folded: undefined }
  const giving = all.filter(choice => choice.gives).length
  const keep = Math.min(room - 1, Math.max(giving, 4))
  const chosen = answering.selected ?? answering.pointed
  const listed = all.filter((choice, at) => at < keep || choice.id === chosen?.id)
  const more = (
    <button type="button" className="option option--more" onClick={() => unfold(asking.id)}>
      <span className="option-key" aria-hidden="true">
        +
      </span>
      <span className="option-text">
        <b>{table.more(all.length - keep)}</b>
        {held === undefined && (
          <small>
            {all
              .slice(keep, keep + 3)
              .map(choice => choice.label)
              .join(', ')}{' '}
            …
          </small>
        )}
      </span>
      <Icon name="down" />
    </button>
  )
  return { listed, pieces, folded: more }
}

function BlockedList({ blocked, game }: { blocked: Asking['blocked']; game: string }) {
  const { table } = useMessages()
  if (blocked.length === 0) return null
  if (blocked.length <= 2) return blocked.map(one => <BlockedRow key={one.id} blocked={one} game={game} />)
  return (
    <details className="question-blocked">
      <summary>
        <span className="option-key" aria-hidden="true">
          <Icon name="lock" size={0.9} />
        </span>
        <span>{table.blockedCount(blocked.length)}</span>
        <small>{table.whyBlocked}</small>
        <Icon name="down" />
      </summary>
      {blocked.map(one => (
        <BlockedRow key={one.id} blocked={one} game={game} />
      ))}
    </details>
  )
}
