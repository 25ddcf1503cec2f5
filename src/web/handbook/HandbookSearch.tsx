import { useMemo, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { Facts } from './inline.ts'
import type { LoadedHandbook } from './load-handbook.ts'
import { passagesIn } from './search.ts'

/** Finds passages by their words and goes to them. */
export function HandbookSearch({
  handbook: { chapters, texts },
  facts,
  onGo,
}: {
  handbook: LoadedHandbook
  facts: Facts
  onGo?: () => void
}) {
  const { handbook: say } = useMessages()
  const [search, setSearch] = useState('')
  const found = useMemo(() => passagesIn(chapters, texts, facts, search), [chapters, texts, facts, search])
  return (
    <search className="handbook-search">
      <input
        type="search"
        value={search}
        onChange={event => setSearch(event.target.value)}
        aria-label={say.search}
        placeholder={say.search}
      />
      {search.trim() !== '' && (
        <>
          <p role="status">{say.found(found.length)}</p>
          <ul>
            {found.map(({ anchor, title, words }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  onClick={event => {
                    event.preventDefault()
                    onGo?.()
                    goTo(anchor)
                  }}
                >
                  <b>{title}</b> {words}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  )
}

/** Shows a passage, and puts the reader's place there. */
function goTo(anchor: string): void {
  const element = document.getElementById(anchor)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
