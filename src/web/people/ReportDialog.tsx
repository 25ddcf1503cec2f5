import { type FormEvent, useState } from 'react'
import { type ReportReason, reportReasons, type Whom } from '../../protocol/people/requests.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { changeTie, report } from '../session/remote/ties.ts'
import { Dialog } from '../shell/Dialog.tsx'

/** Tells the host of the server of somebody, and blocks them if wanted. */
export function ReportDialog({ name, whom, onClose }: { name: string; whom: Whom; onClose: () => void }) {
  const messages = useMessages()
  const { people: say } = messages
  const [reason, setReason] = useState<ReportReason>(whom.line === undefined ? 'play' : 'chat')
  const [words, setWords] = useState('')
  const [blocks, setBlocks] = useState(false)
  const [state, setState] = useState<'idle' | 'sent' | { readonly fault: unknown }>('idle')
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      await report({ ...whom, reason, words })
      if (blocks) await changeTie({ ...whom, blocked: true })
      setState('sent')
    } catch (fault) {
      setState({ fault })
    }
  }
  return (
    <Dialog title={say.reportTitle(name)} onClose={onClose}>
      {state === 'sent' ? (
        <p role="status">{say.reportSent}</p>
      ) : (
        <form className="form" onSubmit={send}>
          <p className="quiet">{say.reportHelp}</p>
          <label>
            {say.reportReason}
            <select
              value={reason}
              onChange={event => setReason(reportReasons.find(one => one === event.target.value) ?? reason)}
            >
              {reportReasons.map(one => (
                <option key={one} value={one}>
                  {say.reasons[one]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say.reportWords}
            <textarea rows={4} maxLength={500} value={words} onChange={event => setWords(event.target.value)} />
          </label>
          <label className="form-check">
            <input type="checkbox" checked={blocks} onChange={event => setBlocks(event.target.checked)} />
            {say.block}
          </label>
          <button type="submit" className="button button--ink">
            {say.reportSend}
          </button>
          {typeof state === 'object' && (
            <p role="alert" className="fault">
              {saidFault(state.fault, messages)}
            </p>
          )}
        </form>
      )}
    </Dialog>
  )
}
