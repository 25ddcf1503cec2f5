import { useState } from 'react'
import { Link, navigate } from '../app/navigation.tsx'
import { usualPace } from '../lobby/clocks.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { RefusedByServer } from '../session/remote/refused-by-server.ts'
import { useNamed } from '../shell/use-named.tsx'
import type { GameFacts } from './game-facts.ts'

/** Makes a table on the server and goes there, where links can be sent. */
export function InviteFriends({ game }: { game: GameFacts }) {
  const messages = useMessages()
  const { home, you } = messages
  const [fault, setFault] = useState<string>()
  const { named, dialog } = useNamed()
  const invite = async (): Promise<void> => {
    try {
      const { newTable } = await import('../session/remote/requests.ts')
      const id = await newTable({ game: game.id, players: game.players.max, pace: usualPace() })
      navigate({ page: 'table', id })
    } catch (fault) {
      setFault(fault instanceof RefusedByServer ? saidFault(fault, messages) : home.noServer)
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={() => named(() => void invite())}>
        {home.withFriends}
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {fault} {fault !== home.noServer && <Link to={{ page: 'you' }}>{you.title}</Link>}
        </p>
      )}
      {dialog}
    </>
  )
}
