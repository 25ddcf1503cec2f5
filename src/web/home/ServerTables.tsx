import { useEffect, useState } from 'react'
import type { TableInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { playable } from './shelf-of-games.ts'

/** The viewer's tables on the server, last changed first. */
export function ServerTables() {
  const { home } = useMessages()
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    if (!navigator.onLine) return
    void import('../session/remote/requests.ts').then(({ myTables }) => myTables().then(setTables, () => setTables([])))
  }, [])
  return tables.map(({ id, game, status, summary, seat }) => {
    const title = playable.find(one => one.id === game)?.title ?? game
    const yours = seat !== undefined && summary.asked.includes(seat)
    const state = status === 'finished' ? home.over : yours ? home.yourTurn : home.waiting
    return (
      <li key={id}>
        <span className="tables-game">{title}</span>
        <span className="tables-when">
          <b className={yours ? 'tables-yours' : undefined}>{state}</b>
        </span>
        <span className="tables-last">
          {home.onServer}: {summary.seats.map(one => one.name ?? '…').join(', ')}
        </span>
        <Link
          to={{ page: 'table', id }}
          className={yours ? 'button button--turn' : 'button'}
          aria-label={`${title}: ${state}`}
        >
          {status === 'finished' ? home.result : yours ? home.resume : home.lookIn}
        </Link>
      </li>
    )
  })
}
