import { useState } from 'react'
import { Link, navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { PlateDefs } from '../plates/PlateDefs.tsx'
import { SitePage } from '../shell/SitePage.tsx'
import { GameCard } from './GameCard.tsx'
import './home.css'
import type { GameFacts } from './game-facts.ts'
import { OpenTables } from './OpenTables.tsx'
import { lastSetup, startLocal } from './play-now.ts'
import { SetupDialog } from './SetupDialog.tsx'
import { playable } from './shelf-of-games.ts'
import { YourTables } from './YourTables.tsx'

/** The first page: the games, the viewer's tables, tables that wait for players. */
export function HomePage() {
  const { home, challenges } = useMessages()
  const [preparing, prepare] = useState<GameFacts>()
  const play = async (game: GameFacts, setup = lastSetup(game)) => {
    navigate({ page: 'table', id: await startLocal(game, setup) })
  }
  return (
    <SitePage wide>
      <PlateDefs />
      <div className="home-head">
        <h1>{home.title(playable.length)}</h1>
        <p>{home.subtitle}</p>
        <Link to={{ page: 'challenges' }} className="button home-challenge">
          {challenges.ofDay}
        </Link>
      </div>
      <div className="home-games">
        {playable.map(game => (
          <GameCard key={game.id} game={game} onPlay={() => play(game)} onPrepare={() => prepare(game)} />
        ))}
      </div>
      <div className="home-tables">
        <YourTables />
        <OpenTables />
      </div>
      {preparing !== undefined && (
        <SetupDialog game={preparing} onStart={setup => play(preparing, setup)} onClose={() => prepare(undefined)} />
      )}
    </SitePage>
  )
}
