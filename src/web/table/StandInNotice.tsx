import { useMessages } from '../messages/messages.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
import './seat.css'

/** For who has left their seat to a bot: the way back, unless they resigned. */
export function StandInNotice({
  left: { forGood },
  commands,
}: {
  left: NonNullable<TableSnapshot['left']>
  commands: TableCommands
}) {
  const { seat } = useMessages()
  return (
    <p className="stand-in" role="status">
      {forGood ? seat.resigned : seat.botPlays}{' '}
      {!forGood && (
        <button type="button" className="button button--ink" onClick={commands.shared?.comeBack}>
          {seat.comeBack}
        </button>
      )}
    </p>
  )
}
