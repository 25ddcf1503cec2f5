import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { makeLink } from '../session/remote/requests.ts'

/** One link for everybody whom the host invites. */
export function InviteLink({ table }: { table: string }) {
  const { lobby, invitation: say } = useMessages()
  const [link, setLink] = useState<string>()
  const make = async (): Promise<void> => {
    const made = link ?? (await makeLink(table, 'invite'))
    setLink(made)
    await navigator.clipboard?.writeText(made).catch(() => undefined)
  }
  return (
    <div className="lobby-invite">
      <p>
        <b>{say.invite}</b> {say.inviteHelp}
      </p>
      <button type="button" className="button button--ink" onClick={make}>
        {link === undefined ? lobby.copy : lobby.copied}
      </button>
      {link !== undefined && <input className="lobby-link" readOnly value={link} aria-label={lobby.link} />}
    </div>
  )
}
