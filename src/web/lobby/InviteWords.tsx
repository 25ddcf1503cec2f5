import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'

/** What the protocol takes. */
const LONGEST = 80

/** The host's own words to those who are invited: kept when the field is left. */
export function InviteWords({
  words,
  onChoose,
}: {
  words: string | undefined
  onChoose: (words: string | undefined) => void
}) {
  const { invitation: say } = useMessages()
  const [said, write] = useState(words ?? '')
  const keep = (): void => {
    const chosen = said.trim() === '' ? undefined : said.trim()
    if (chosen !== words) onChoose(chosen)
  }
  return (
    <label>
      {say.words}
      <input value={said} maxLength={LONGEST} onChange={event => write(event.target.value)} onBlur={keep} />
    </label>
  )
}
