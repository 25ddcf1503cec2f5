import { useEffect, useState } from 'react'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { useMessages } from '../messages/messages.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { findReplayed } from './find-replayed.ts'
import { Replay } from './Replay.tsx'
import type { ReplayedGame } from './replayed-game.ts'

interface Found {
  readonly course: ReplayedGame
  readonly seats: readonly LocalSeat[]
  readonly board: Board | undefined
}

/** Any game that was played here, from its first moment to its last. */
export function ReplayPage({ id, at, seat }: { id: string; at: number | undefined; seat: number | undefined }) {
  const { replay, site } = useMessages()
  const [found, setFound] = useState<Found | 'missing'>()
  useEffect(() => {
    void (async () => {
      try {
        const kept = await findReplayed(id)
        setFound(kept === undefined ? 'missing' : { ...kept, board: await loadBoard(kept.course.game.id) })
      } catch {
        setFound('missing')
      }
    })()
  }, [id])
  return (
    <>
      {found === undefined ? (
        <main className="plain-page">
          <p>{site.loading}</p>
        </main>
      ) : found === 'missing' ? (
        <main className="plain-page">
          <h1>{replay.notFound}</h1>
          <Link to={{ page: 'home' }} className="button">
            {site.home}
          </Link>
        </main>
      ) : (
        <Replay id={id} course={found.course} seats={found.seats} board={found.board} at={at} seat={seat} />
      )}
    </>
  )
}
