import { useEffect } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { TableCommands, TableSnapshot } from '../session/session.ts'

/** Undo, redo and restart, always at the same place. */
export function TakeBack({ snapshot, commands }: { snapshot: TableSnapshot; commands: TableCommands }) {
  const { table } = useMessages()
  const { canUndo, canRedo, canRestartTurn, mayAskConsent } = snapshot
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null) return
      event.preventDefault()
      if (event.shiftKey && canRedo) commands.redo()
      else if (!event.shiftKey && canUndo) commands.undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [canUndo, canRedo, commands])
  return (
    <>
      <button
        type="button"
        className="button button--icon"
        disabled={!canUndo}
        onClick={commands.undo}
        aria-label={table.undo}
        title={table.undo}
        data-undo=""
      >
        <Icon name="undo" />
        <span className="take-back-label">{table.undo}</span>
      </button>
      {canRedo && (
        <button
          type="button"
          className="button button--icon"
          onClick={commands.redo}
          aria-label={table.redo}
          title={table.redo}
        >
          <Icon name="redo" />
        </button>
      )}
      <button
        type="button"
        className="button button--icon"
        disabled={!canRestartTurn}
        onClick={commands.restartTurn}
        aria-label={table.restartTurn}
        title={table.restartTurn}
      >
        <Icon name="restart" />
      </button>
      {mayAskConsent && commands.shared !== undefined && (
        <button type="button" className="button" onClick={commands.shared.askConsent}>
          {table.askConsent}
        </button>
      )}
    </>
  )
}
