import { type FormEvent, useState } from 'react'
import type { ChatLine } from '../../tables/table.ts'
import { useSpeech } from '../messages/messages.ts'

export function Chat({ lines, onSay }: { lines: readonly ChatLine[]; onSay: (text: string) => void }) {
  const { language, messages } = useSpeech()
  const { table } = messages
  const [text, setText] = useState('')
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  const say = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    onSay(text.trim())
    setText('')
  }
  return (
    <div className="chat">
      <ul aria-label={table.chat}>
        {lines.map(line => (
          <li key={`${line.at} ${line.name}`}>
            <time dateTime={new Date(line.at).toISOString()}>{time.format(line.at)}</time> <b>{line.name}</b>{' '}
            {line.text}
          </li>
        ))}
      </ul>
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
    </div>
  )
}
