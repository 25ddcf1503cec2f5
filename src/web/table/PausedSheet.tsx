import type { Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { useMessages } from '../messages/messages.ts'
import { actingSeat, type TableCommands, type TableSnapshot } from '../session/session.ts'

/** In place of the question while the game stands still: who paused it, and for whoever plays the way on. */
export function PausedSheet({
  by,
  snapshot,
  commands,
  who,
}: {
  by: Seat
  snapshot: TableSnapshot
  commands: TableCommands
  who: SeatName
}) {
  const { seat: say, table } = useMessages()
  const acting = actingSeat(snapshot)
  return (
    <section className="question question--waiting" aria-labelledby="question-title">
      <header className="question-head">
        <h1 id="question-title">{by === acting ? say.pausedByYou : say.pausedBy(who(by))}</h1>
        <p className="question-help">{acting === undefined ? table.watching : say.pausedHelp}</p>
      </header>
      <div className="question-list" />
      <footer className="question-foot">
        {acting !== undefined && (
          <button type="button" className="button button--ink" onClick={commands.shared?.goOn}>
            {say.goOn}
          </button>
        )}
      </footer>
    </section>
  )
}
