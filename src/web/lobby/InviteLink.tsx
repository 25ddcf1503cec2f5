import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { makeLink } from '../session/remote/requests.ts'
import { giveLink } from '../share/give-link.ts'

/** One link for everybody whom the host invites. */
export function InviteLink({ table, game }: { table: string; game: string }) {
  const { lobby, invitation: say } = useMessages()
  const [link, setLink] = useState<string>()
  const [copied, setCopied] = useState(false)
  const make = async (): Promise<void> => {
    const made = link ?? (await makeLink(table, 'invite'))
    setLink(made)
    setCopied((await giveLink(game, made)) === 'copied')
  }
  return (
    <div className="lobby-invite">
      <p>
        <b>{say.invite}</b> {say.inviteHelp}
      </p>
      <button type="button" className="button button--ink" onClick={make}>
        {copied ? lobby.copied : lobby.copy}
      </button>
      {link !== undefined && <input className="lobby-link" readOnly value={link} aria-label={lobby.link} />}
    </div>
  )
}
