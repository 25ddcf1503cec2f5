import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'
import { callHere } from './use-turn-call.ts'

/** Calls whoever waits at a table when its game begins: perhaps they look elsewhere. */
export function useStartCall({ id, game, status, seat }: TableSnapshot): void {
  const { offers: say } = useMessages()
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && status === 'playing' && seat !== undefined) callHere(id, game.title, say.begun(game.title))
    waited.current = status === 'open'
  }, [status, seat, id, game, say])
}
