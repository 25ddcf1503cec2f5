import { useState, useSyncExternalStore } from 'react'
import { Link, navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { PlateDefs } from '../plates/PlateDefs.tsx'
import { useServerRatings } from '../rated/use-server-ratings.ts'
import { settings } from '../settings/settings.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { GameCard } from './GameCard.tsx'
import './home.css'
import { OpenSeats } from '../offers/OpenSeats.tsx'
import type { GameFacts } from './game-facts.ts'
import { lastSetup, startLocal } from './play-now.ts'
import { SetupDialog } from './SetupDialog.tsx'
import { playable } from './shelf-of-games.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingTables } from './WaitingTables.tsx'
import { YourTables } from './YourTables.tsx'

/** The first page: what waits for the viewer, if anything does; the games, the viewer's tables, tables that wait for players. */
export function HomePage() {
  const { home, waiting: say, challenges } = useMessages()
  const [preparing, prepare] = useState<GameFacts>()
  const play = async (game: GameFacts, setup = lastSetup(game)) => {
    navigate({ page: 'table', id: await startLocal(game, setup) })
  }
  const waiting = useWaiting()
  useServerRatings()
  const { name } = useSyncExternalStore(settings.subscribe, settings.get)
  const many = waiting?.length ?? 0
  const games = (
    <div className="home-games">
      {playable.map(game => (
        <GameCard key={game.id} game={game} onPlay={() => play(game)} onPrepare={() => prepare(game)} />
      ))}
    </div>
  )
  const tables = (
    <div className="home-tables">
      <YourTables waiting={(waiting ?? []).map(({ table }) => table)} />
      <OpenSeats />
    </div>
  )
  return (
    <SitePage wide>
      <PlateDefs />
      <div className="home-head">
        <h1>{many > 0 ? say.tables(many, name) : home.title(playable.length)}</h1>
        <p>{many > 0 ? say.shortestFirst : home.subtitle}</p>
        <Link to={{ page: 'challenges' }} className="button home-challenge">
          {challenges.ofDay}
        </Link>
      </div>
      {waiting !== undefined && many > 0 ? (
        <>
          <WaitingTables waiting={waiting} />
          {tables}
          {games}
        </>
      ) : (
        <>
          {games}
          {tables}
        </>
      )}
      {preparing !== undefined && (
        <SetupDialog game={preparing} onStart={setup => play(preparing, setup)} onClose={() => prepare(undefined)} />
      )}
    </SitePage>
  )
}
