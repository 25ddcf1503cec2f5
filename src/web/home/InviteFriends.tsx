import { useState } from 'react'
import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import type { GameFacts } from './game-facts.ts'

/** Makes a table on the server and goes there: its address is the invitation. */
export function InviteFriends({ game }: { game: GameFacts }) {
  const { home } = useMessages()
  const [fault, setFault] = useState<string>()
  const invite = async (): Promise<void> => {
    try {
      const { createTable } = await import('../session/remote/house.ts')
      navigate({ page: 'table', id: await createTable(game.id, game.players.max) })
    } catch {
      setFault(home.noServer)
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={invite}>
        {home.withFriends}
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </>
  )
}
