import { useEffect } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { IconName } from '../plates/icons/icons.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'

/**
 * Undo, redo and restart, always at the same place; `further` back than the rules allow where that may be asked for. Among bots
 * that needs nobody’s consent, even when it is final.
 */
export function TakeBack({
  snapshot,
  commands,
  further = true,
}: {
  snapshot: TableSnapshot
  commands: TableCommands
  further?: boolean
}) {
  const { table } = useMessages()
  const { canUndo, canRedo, canRestartTurn, mayAskConsent, seats } = snapshot
  const furtherBack = further && mayAskConsent
  const alone = seats.filter(one => one.kind === 'person').length <= 1
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
      {alone && furtherBack && !canUndo ? (
        <TakeButton icon="undo" label={table.takeBackAnyway} onTake={commands.askConsent} written />
      ) : (
        <TakeButton icon="undo" label={table.undo} disabled={!canUndo} onTake={commands.undo} written />
      )}
      {canRedo && <TakeButton icon="redo" label={table.redo} onTake={commands.redo} />}
      <TakeButton icon="restart" label={table.restartTurn} disabled={!canRestartTurn} onTake={commands.restartTurn} />
      {furtherBack && !alone && (
        <button type="button" className="button" data-aid="" onClick={commands.askConsent}>
          {table.askConsent}
        </button>
      )}
    </>
  )
}

/** A sign with a spoken name; `written`, the name stands beside it where there is room. */
const TakeButton = ({
  icon,
  label,
  disabled = false,
  written = false,
  onTake,
}: {
  icon: IconName
  label: string
  disabled?: boolean
  written?: boolean
  onTake: () => void
}) => (
  <button
    type="button"
    className="button button--icon"
    disabled={disabled}
    onClick={onTake}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} />
    {written && <span className="take-back-label">{label}</span>}
  </button>
)
