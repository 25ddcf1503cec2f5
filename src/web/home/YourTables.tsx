import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { LocalRow } from './LocalRow.tsx'
import { ServerRow } from './ServerRow.tsx'
import { titleOf } from './shelf-of-games.ts'
import type { YourTables as Known, OwnTable } from './use-your-tables.ts'

/** The others stand among the results. */
const MOST_FINISHED = 12

/** The viewer's tables in one list: first those that run, last changed first, then the finished. Those that wait stand above. */
export function YourTables({ known: { tables, remove }, waiting }: { known: Known; waiting: readonly string[] }) {
  const { home, share, waiting: say } = useMessages()
  const rows = (tables ?? []).filter(({ id }) => !waiting.includes(id))
  const ask = (id: string, title: string): void => {
    if (confirm(home.removeSure(title))) void remove(id)
  }
  const show = (row: OwnTable) =>
    'local' in row ? (
      <LocalRow key={row.id} table={row.local} onRemove={() => ask(row.id, titleOf(row.local.header.game))} />
    ) : (
      <ServerRow key={row.id} table={row.remote} />
    )
  const running = rows.filter(row => !row.over)
  const finished = rows.filter(row => row.over)
  // All of them wait: they are told above.
  if (rows.length === 0 && waiting.length > 0) return null
  return (
    <section className="tables">
      {(running.length > 0 || finished.length === 0) && <h2>{home.yourTables}</h2>}
      {tables !== undefined && rows.length === 0 && <p className="quiet">{home.noTables}</p>}
      {running.length > 0 && <ul aria-label={say.running}>{running.map(show)}</ul>}
      {finished.length > 0 && (
        <>
          <div className="tables-finished">
            <h2>{say.finished}</h2>
            <Link to={{ page: 'history' }}>{share.allResults}</Link>
          </div>
          <ul aria-label={say.finished}>{finished.slice(0, MOST_FINISHED).map(show)}</ul>
        </>
      )}
    </section>
  )
}
