import { useEffect, useState } from 'react'
import { loadGame } from '../../games/catalogue.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Invitation } from '../../protocol/rest.ts'
import { Arranged } from '../lobby/Arranged.tsx'
import '../lobby/lobby.css'

/** Everything that the host has chosen, in the words of the game. */
export function AllOptions({ game: id, invitation }: { game: string; invitation: Invitation }) {
  const [game, setGame] = useState<Game>()
  useEffect(() => void loadGame(id).then(setGame), [id])
  return game === undefined ? null : (
    <Arranged game={game} players={invitation.seats.length} arrangement={invitation.arrangement} />
  )
}
