import { useSyncExternalStore } from 'react'
import { useMessages } from '../messages/messages.ts'
import { outdated } from '../session/remote/outdated.ts'
import './outdated.css'

/** The page is of another release than the server: only loading it anew helps. */
export function OutdatedNotice() {
  const { site } = useMessages()
  const shown = useSyncExternalStore(outdated.subscribe, outdated.get)
  if (!shown) return null
  return (
    <p className="outdated" role="alert">
      {site.outdated}
      <button type="button" className="button button--ink" onClick={() => location.reload()}>
        {site.reload}
      </button>
    </p>
  )
}
