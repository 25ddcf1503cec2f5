import { type FormEvent, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { ChatLine } from '../../tables/table.ts'
import { useSpeech } from '../messages/messages.ts'

/** What the players say to each other. Whoever only watches reads it; what somebody says who is blocked is not shown. */
export function Chat({
  lines,
  blocked = none,
  onSay,
}: {
  lines: readonly ChatLine[]
  /** Seats whose words the viewer does not want to read. */
  blocked?: readonly Seat[]
  onSay: ((text: string) => void) | undefined
}) {
  const { language, messages } = useSpeech()
  const { table, people } = messages
  const [text, setText] = useState('')
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  const say = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '' || onSay === undefined) return
    onSay(text.trim())
    setText('')
  }
  return (
    <div className="chat">
      <ul aria-label={table.chat}>
        {lines.map(line => (
          <li key={`${line.at} ${line.name}`}>
            <time dateTime={new Date(line.at).toISOString()}>{time.format(line.at)}</time>{' '}
            {line.seat !== undefined && blocked.includes(line.seat) ? (
              <span className="chat-hidden">{people.hiddenLine}</span>
            ) : (
              <>
                <b>{line.name}</b> {line.text}
              </>
            )}
          </li>
        ))}
      </ul>
      {onSay !== undefined && (
        <form onSubmit={say}>
          <input
            value={text}
            onChange={event => setText(event.target.value)}
            aria-label={table.chatLine}
            placeholder={table.chatLine}
            maxLength={500}
          />
          <button type="submit" className="button">
            {table.chatSend}
          </button>
        </form>
      )}
    </div>
  )
}

const none: readonly Seat[] = []
