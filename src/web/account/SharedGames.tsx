import { Link } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { mySharedGames, withdrawGame } from '../share/games-at-server.ts'
import { SharedThings } from './SharedThings.tsx'

/** The games that the server keeps for whoever has a link of the viewer. */
export function SharedGames() {
  const { share } = useMessages()
  return (
    <SharedThings
      title={share.games}
      help={share.gamesHelp}
      load={mySharedGames}
      withdraw={withdrawGame}
      nameOf={({ game }) => titleOf(game)}
      show={({ id, game }, made) => (
        <>
          <Link to={{ page: 'shared-game', id }}>{titleOf(game)}</Link>
          <span className="quiet">{made}</span>
        </>
      )}
    />
  )
}
