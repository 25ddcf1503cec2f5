import { useMessages } from '../messages/messages.ts'
import { actingSeat, type TableCommands, type TableSnapshot } from '../session/session.ts'

/** In place of the question while the game stands still. Whoever plays may go on with it. */
export function PausedSheet({ snapshot, commands }: { snapshot: TableSnapshot; commands: TableCommands }) {
  const { seat: say, table } = useMessages()
  const acting = actingSeat(snapshot) !== undefined
  return (
    <section className="question question--waiting" aria-labelledby="question-title">
      <header className="question-head">
        <h1 id="question-title">{say.paused}</h1>
        <p className="question-help">{acting ? say.pausedHelp : table.watching}</p>
      </header>
      <div className="question-list" />
      <footer className="question-foot">
        {acting && (
          <button type="button" className="button button--ink" onClick={commands.shared?.goOn}>
            {say.goOn}
          </button>
        )}
      </footer>
    </section>
  )
}
