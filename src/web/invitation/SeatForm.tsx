import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { takeSeat } from '../session/remote/requests.ts'
import { changeSettings, settings } from '../settings/settings.ts'

/** One field with one label, and a button that says what it does. The field has the focus: the page was opened for this. */
export function SeatForm({ secret, table, seat }: { secret: string; table: string; seat: number }) {
  const messages = useMessages()
  const { invitation: say } = messages
  const id = useId()
  const [name, setName] = useState(settings.get().name)
  const [state, setState] = useState<'idle' | 'busy' | { readonly fault: unknown }>('idle')
  const field = useRef<HTMLInputElement>(null)
  // Whoever follows an invitation came to give a name; what it says stays in sight.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setState('busy')
    try {
      changeSettings({ name: name.trim() })
      await takeSeat(table, seat, secret)
      navigate({ page: 'table', id: table }, 'replace')
    } catch (fault) {
      setState({ fault })
    }
  }
  return (
    <form className="form invitation-form" onSubmit={sit}>
      <label htmlFor={id}>{say.name}</label>
      <input
        id={id}
        value={name}
        ref={field}
        required
        maxLength={24}
        autoComplete="nickname"
        aria-describedby={`${id}-help`}
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className="button button--turn button--big" disabled={state === 'busy'}>
        {say.takeSeat}
      </button>
      <small id={`${id}-help`} className="quiet">
        {say.nameHelp}
      </small>
      {typeof state === 'object' && (
        <p role="alert" className="fault">
          {saidFault(state.fault, messages)}
        </p>
      )}
    </form>
  )
}
