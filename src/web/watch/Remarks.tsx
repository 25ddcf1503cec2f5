import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { ReportDialog } from '../people/ReportDialog.tsx'
import type { Remark, TableCommands, TableSnapshot } from '../session/session.ts'
import { useNamed } from '../shell/use-named.tsx'
import './watch.css'

/** What those who watch say to each other. Players read it when the game is over. */
export function Remarks({ snapshot, commands }: { snapshot: TableSnapshot; commands: TableCommands }) {
  const { watch: say, table, people } = useMessages()
  const { remarks, status, seat, arrangement, id } = snapshot
  const [reported, report] = useState<Remark>()
  const { shared } = commands
  const isLate = arrangement.delay !== undefined && status === 'playing'
  const isQuiet = seat !== undefined || isLate
  if (remarks === undefined || shared === undefined || (isQuiet && remarks.length === 0)) return null
  return (
    <section className="remarks" aria-label={say.remarks}>
      <h3>{seat === undefined ? say.remarks : say.remarksAfter}</h3>
      {seat === undefined && status === 'playing' && <p className="quiet">{say.remarksHelp}</p>}
      {remarks.length > 0 && (
        <ul aria-live="polite">
          {remarks.map(line => (
            <li key={line.number}>
              <b>{line.name}</b> {line.text}{' '}
              <button
                type="button"
                className="text-button"
                aria-label={`${people.report}: ${line.name}`}
                onClick={() => report(line)}
              >
                {people.report}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isLate && <RemarkForm say={say.remark} send={table.chatSend} remark={shared.remark} />}
      {reported !== undefined && (
        <ReportDialog
          name={reported.name}
          whom={{ table: id, line: reported.number }}
          onClose={() => report(undefined)}
        />
      )}
    </section>
  )
}

function RemarkForm({ say, send, remark }: { say: string; send: string; remark: (text: string) => Promise<void> }) {
  const messages = useMessages()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<unknown>()
  const { named, dialog } = useNamed()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    named(
      () =>
        void remark(text.trim()).then(() => {
          setText('')
          setFault(undefined)
        }, setFault),
    )
  }
  return (
    <>
      <form onSubmit={submit}>
        <input
          value={text}
          onChange={event => setText(event.target.value)}
          aria-label={say}
          placeholder={say}
          maxLength={200}
        />
        <button type="submit" className="button">
          {send}
        </button>
      </form>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
      {dialog}
    </>
  )
}
