import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'

/** Private notes, kept with the table. */
export function NotesButton({ notes, onNote }: { notes: string; onNote: (text: string) => void }) {
  const { table } = useMessages()
  return (
    <>
      <button type="button" className="button button--ghost header-extra" popoverTarget="table-notes">
        <Icon name="note" /> <span className="header-label">{table.notes}</span>
        {notes !== '' && <i className="dot" />}
      </button>
      <div id="table-notes" popover="auto" className="notes sheet">
        <label>
          <span className="sheet-title">{table.notes}</span>
          <small>{table.notesHelp}</small>
          <textarea defaultValue={notes} rows={8} maxLength={4000} onBlur={event => onNote(event.target.value)} />
        </label>
      </div>
    </>
  )
}
