import { type FormEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'

/** A form that asks something of the server, and says below whether it was done or why not. */
export function RequestForm({
  submit,
  done,
  onSend,
  children,
}: {
  /** What the button says. */
  submit: string
  /** What is said when it is done; nothing where the page shows it by itself. */
  done?: string
  onSend: (field: (name: string) => string) => Promise<void>
  children?: ReactNode
}) {
  const messages = useMessages()
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { readonly fault: unknown }>('idle')
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    setState('busy')
    try {
      await onSend(name => String(data.get(name) ?? ''))
      form.reset()
      setState('done')
    } catch (fault) {
      setState({ fault })
    }
  }
  return (
    <form className="form account-form" onSubmit={send}>
      {children}
      <button type="submit" className="button" disabled={state === 'busy'}>
        {submit}
      </button>
      {state === 'done' && done !== undefined && <p role="status">{done}</p>}
      {typeof state === 'object' && (
        <p role="alert" className="fault">
          {saidFault(state.fault, messages)}
        </p>
      )}
    </form>
  )
}
