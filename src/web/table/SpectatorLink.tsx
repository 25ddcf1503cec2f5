import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { makeLink } from '../session/remote/house.ts'

/** Makes a link with which anybody may watch, and copies it. */
export function SpectatorLink({ table }: { table: string }) {
  const { table: say, replay } = useMessages()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await makeLink(table, 'spectate'))
    setCopied(true)
  }
  return (
    <button type="button" onClick={copy}>
      {copied ? replay.copied : say.spectators}
    </button>
  )
}
