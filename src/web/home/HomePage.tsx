import { useState, useSyncExternalStore } from 'react'
import { Link, navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { useServerRatings } from '../rated/use-server-ratings.ts'
import { settings } from '../settings/settings.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { GameCard } from './GameCard.tsx'
import './home.css'
import { OpenSeats } from '../offers/OpenSeats.tsx'
import type { GameFacts } from './game-facts.ts'
import { Invitations } from './Invitations.tsx'
import { lastSetup, startLocal } from './play-now.ts'
import { SetupDialog } from './SetupDialog.tsx'
import { playable } from './shelf-of-games.ts'
import { useWaiting } from './use-waiting.ts'
import { useYourTables } from './use-your-tables.ts'
import { WaitingTables } from './WaitingTables.tsx'
import { YourTables } from './YourTables.tsx'

/** The first page: what waits for the viewer and what is under way, if anything is; the games; tables that wait for players. */
export function HomePage() {
  const [preparing, prepare] = useState<GameFacts>()
  const play = async (game: GameFacts, setup = lastSetup(game)) => {
    navigate({ page: 'table', id: await startLocal(game, setup) })
  }
  const waiting = useWaiting() ?? []
  const known = useYourTables()
  useServerRatings()
  const running = known.tables?.filter(({ over }) => !over) ?? []
  // Whoever plays somewhere comes back for that; whoever does not, to begin something.
  const playing = waiting.length + running.length > 0
  const games = (
    <div className="home-games" data-strip={playing ? '' : undefined}>
      {playable.map(game => (
        <GameCard key={game.id} game={game} onPlay={() => play(game)} onPrepare={() => prepare(game)} />
      ))}
    </div>
  )
  return (
    <SitePage wide>
      <HomeHead waiting={waiting.length} others={running.some(table => 'remote' in table)} />
      <Invitations />
      {waiting.length > 0 && <WaitingTables waiting={waiting} />}
      {!playing && games}
      <div className="home-tables">
        <YourTables known={known} waiting={waiting.map(({ table }) => table)} />
        <OpenSeats folded={playing} />
      </div>
      {playing && games}
      {preparing !== undefined && (
        <SetupDialog game={preparing} onStart={setup => play(preparing, setup)} onClose={() => prepare(undefined)} />
      )}
    </SitePage>
  )
}

/** Whether somebody waits for the viewer; to whom nobody could, what there is. */
function HomeHead({ waiting, others }: { waiting: number; others: boolean }) {
  const { home, waiting: say, challenges } = useMessages()
  const { name } = useSyncExternalStore(settings.subscribe, settings.get)
  const [title, help] =
    waiting > 0
      ? [say.tables(waiting, name), waiting > 1 ? say.shortestFirst : '']
      : others
        ? [say.nobody(name), say.nobodyHelp]
        : [home.title(playable.length), home.subtitle]
  return (
    <div className="home-head">
      <h1>{title}</h1>
      <p>{help}</p>
      <Link to={{ page: 'challenges' }} className="button home-challenge">
        {challenges.ofDay}
      </Link>
    </div>
  )
}
