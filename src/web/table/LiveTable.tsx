import { lazy, Suspense, useState } from 'react'
import { PlayingTable } from './PlayingTable.tsx'
import type { OpenedTable } from './use-session.ts'
import { useSnapshot } from './use-session.ts'

const EndPage = lazy(async () => ({ default: (await import('../end/EndPage.tsx')).EndPage }))
const Lobby = lazy(async () => ({ default: (await import('../lobby/Lobby.tsx')).Lobby }))

/** The table as it stands: waiting for players, played, or over. */
export function LiveTable({ opened }: { opened: OpenedTable }) {
  const snapshot = useSnapshot(opened.session)
  const [boards, seeBoards] = useState(false)
  const { shared } = opened.session.commands
  if (snapshot.status === 'open' && shared !== undefined)
    return (
      <Suspense>
        <Lobby snapshot={snapshot} commands={shared} />
      </Suspense>
    )
  if (snapshot.status === 'finished' && !boards && snapshot.challenge === undefined)
    return (
      <Suspense>
        <EndPage snapshot={snapshot} opened={opened} onSeeBoards={() => seeBoards(true)} />
      </Suspense>
    )
  return <PlayingTable snapshot={snapshot} opened={opened} onSeeResult={() => seeBoards(false)} />
}
