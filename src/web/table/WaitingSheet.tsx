import type { ReactNode } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { inkOf } from '../plates/seats.ts'
import { actingSeat, type TableSnapshot } from '../session/session.ts'

/** In place of the question while others are asked, or when the game is over. */
export function WaitingSheet({
  snapshot,
  board,
  who,
  clock,
  taking,
  aid,
  lately,
  onNext,
  onSeeResult,
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  who: SeatName
  clock: ReactNode
  taking: ReactNode
  /** What helps to wait: answers given in advance. */
  aid?: ReactNode
  /** What the others have done meanwhile. */
  lately: ReactNode
  /** Shows the next turn of a bot, where it waits for that. */
  onNext: (() => void) | undefined
  onSeeResult: () => void
}) {
  const { table, seat: say, explain } = useMessages()
  const { play, asked, seat, through, status } = snapshot
  const [first] = asked
  const color = play === undefined || first === undefined ? undefined : board?.colorOf(play.state, first)
  const names = asked.map(who)
  const help = (): string => {
    if (seat === undefined) return table.watching
    if (through === 'coach') return say.coaching(who(seat))
    if (status === 'finished') return ''
    return onNext === undefined ? table.waiting : explain.nextHelp
  }
  return (
    <section
      className="question question--waiting"
      style={color === undefined ? {} : { '--seat': inkOf(color) }}
      aria-labelledby="question-title"
    >
      <header className="question-head">
        <div className="question-eyebrow">
          <span>
            {status === 'finished' ? table.finished : asked.length === 1 ? table.othersTurn(names[0] ?? '') : ''}
          </span>
          {clock}
        </div>
        <h1 id="question-title">
          {color !== undefined && <SeatBadge color={color} size={1.1} />}{' '}
          {status === 'finished'
            ? table.finished
            : names.length === 1
              ? table.isChoosing(names[0] ?? '')
              : table.othersTurns(names)}
        </h1>
        <p className="question-help">{help()}</p>
      </header>
      {aid}
      <div className="question-list">{lately}</div>
      <footer className="question-foot">
        {status === 'finished' ? (
          <button type="button" className="button button--ink" onClick={onSeeResult}>
            {table.seeResult}
          </button>
        ) : (
          actingSeat(snapshot) !== undefined && taking
        )}
        {onNext !== undefined && (
          <button type="button" className="button button--ink" data-next onClick={onNext}>
            {explain.next} <Icon name="stepOn" />
          </button>
        )}
      </footer>
    </section>
  )
}
