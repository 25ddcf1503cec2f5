import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { changeSettings } from '../settings/settings.ts'
import { Dialog } from './Dialog.tsx'

/** Asks for a name, before others see one. */
export function NameDialog({ onNamed, onClose }: { onNamed: () => void; onClose: () => void }) {
  const { setup, site } = useMessages()
  const [name, setName] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    changeSettings({ name: name.trim() })
    onNamed()
  }
  return (
    <Dialog title={setup.whoAreYou} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <label>
          {setup.yourName}
          <input
            value={name}
            maxLength={24}
            required
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        </label>
        <small className="quiet">{setup.nameHelp}</small>
        <button type="submit" className="button button--ink" disabled={name.trim() === ''}>
          {site.goOn}
        </button>
      </form>
    </Dialog>
  )
}
