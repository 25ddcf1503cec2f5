import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSpeech } from '../messages/messages.ts'

/** Something that the viewer has given away by a link. */
interface SharedThing {
  readonly id: string
  readonly createdAt: number
}

/** What the viewer has given away by links, of one kind: each is opened, or withdrawn. */
export function SharedThings<T extends SharedThing>({
  title,
  help,
  load,
  withdraw,
  nameOf,
  show,
}: {
  title: string
  help: string
  load: () => Promise<readonly T[]>
  withdraw: (id: string) => Promise<unknown>
  nameOf: (thing: T) => string
  /** A link to it, and what else is to be known; `made` says when it was shared. */
  show: (thing: T, made: string) => ReactNode
}) {
  const { language, messages } = useSpeech()
  const { you } = messages
  const [things, setThings] = useState<readonly T[]>([])
  const look = useCallback(() => load().then(setThings, () => setThings([])), [load])
  useEffect(() => void look(), [look])
  if (things.length === 0) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="account-part">
      <h2>{title}</h2>
      <p className="quiet">{help}</p>
      <ul className="account-tokens" aria-label={title}>
        {things.map(thing => (
          <li key={thing.id}>
            {show(thing, you.made(when.format(thing.createdAt)))}
            <button
              type="button"
              className="button"
              aria-label={you.withdrawOne(nameOf(thing))}
              onClick={() => withdraw(thing.id).then(look, look)}
            >
              {you.withdraw}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
