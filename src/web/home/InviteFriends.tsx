import { useState } from 'react'
import { Link, navigate } from '../app/navigation.tsx'
import { usualPace } from '../lobby/clocks.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { RefusedByServer } from '../session/remote/refused-by-server.ts'
import { settings } from '../settings/settings.ts'
import { NameDialog } from '../shell/NameDialog.tsx'
import type { GameFacts } from './game-facts.ts'

/** Makes a table on the server and goes there, where links can be sent. Who has no name yet is asked for one. */
export function InviteFriends({ game }: { game: GameFacts }) {
  const messages = useMessages()
  const { home, you } = messages
  const [fault, setFault] = useState<string>()
  const [naming, setNaming] = useState(false)
  const invite = async (): Promise<void> => {
    if (settings.get().name === '') {
      setNaming(true)
      return
    }
    try {
      const { createTable } = await import('../session/remote/requests.ts')
      navigate({ page: 'table', id: await createTable(game.id, game.players.max, usualPace()) })
    } catch (fault) {
      setFault(fault instanceof RefusedByServer ? saidFault(fault, messages) : home.noServer)
    }
  }
  const named = (): void => {
    setNaming(false)
    void invite()
  }
  return (
    <>
      <button type="button" className="button" onClick={invite}>
        {home.withFriends}
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {fault} {fault !== home.noServer && <Link to={{ page: 'you' }}>{you.title}</Link>}
        </p>
      )}
      {naming && <NameDialog onNamed={named} onClose={() => setNaming(false)} />}
    </>
  )
}
