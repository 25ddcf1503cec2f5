import { useEffect, useState } from 'react'
import type { TableInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { OpenFile } from './OpenFile.tsx'
import { titleOf } from './shelf-of-games.ts'

/** Tables on the server that wait for players, and the way in for a record. */
export function OpenTables() {
  const { home, ratings } = useMessages()
  const [tables, setTables] = useState<readonly TableInfo[]>()
  useEffect(() => {
    if (!navigator.onLine) return
    void import('../session/remote/requests.ts').then(({ openTables }) =>
      openTables().then(setTables, () => setTables(undefined)),
    )
  }, [])
  return (
    <section className="tables">
      <h2>{home.openTables}</h2>
      {tables === undefined && <p className="quiet">{home.noServer}</p>}
      {tables?.length === 0 && <p className="quiet">{home.noOpenTables}</p>}
      <ul>
        {tables?.map(({ id, game, summary }) => {
          const title = titleOf(game)
          const taken = summary.seats.filter(seat => seat.kind !== 'open').length
          return (
            <li key={id}>
              <span className="tables-last">
                <span className="tables-game">{title}</span> {summary.host}
              </span>
              <span>
                {home.seatsTaken(taken, summary.seats.length)}
                {summary.rated && ` · ${ratings.rated}`}
              </span>
              <Link
                to={{ page: 'table', id }}
                className="button"
                aria-label={`${home.join}: ${title}, ${summary.host}`}
              >
                {home.join}
              </Link>
            </li>
          )
        })}
      </ul>
      <OpenFile />
    </section>
  )
}
