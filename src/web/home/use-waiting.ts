import { useEffect, useState } from 'react'
import type { WaitingTable } from '../../protocol/rest.ts'
import { useSpeech } from '../messages/messages.ts'
import { wasAtServer } from '../session/remote/person.ts'

/** The tables of the server that wait for the viewer; undefined until it is known, and for who has never been there. */
export function useWaiting(): readonly WaitingTable[] | undefined {
  const { language } = useSpeech()
  const [waiting, setWaiting] = useState<readonly WaitingTable[]>()
  useEffect(() => {
    if (!navigator.onLine || !wasAtServer()) return
    const load = (): void =>
      void import('../session/remote/requests.ts')
        .then(({ waitingTables }) => waitingTables(language))
        .then(setWaiting, () => setWaiting(undefined))
    load()
    // Somebody who comes back to this page wants to know how it stands now.
    const back = (): void => {
      if (document.visibilityState === 'visible') load()
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [language])
  useEffect(() => {
    if (waiting !== undefined) showBadge(waiting.length)
  }, [waiting])
  return waiting
}

/** How many tables wait, on the icon of the installed app. */
function showBadge(many: number): void {
  void (many === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(many))?.catch(() => undefined)
}
