import { useCallback, useEffect, useState } from 'react'
import type { TableInfo } from '../../protocol/rest.ts'
import { removeThoughts } from '../analysis/kept-thoughts.ts'
import { Link } from '../app/navigation.tsx'
import { removeFound } from '../exercises/kept-found.ts'
import { removeLines } from '../lines/kept-lines.ts'
import { useMessages } from '../messages/messages.ts'
import { forgetPlans } from '../plan/device-plans.ts'
import { isShared } from '../session/local/ids.ts'
import type { SavedTable } from '../session/local/saved-table.ts'
import { allTables, removeTable } from '../session/local/shelf.ts'
import { LocalRow } from './LocalRow.tsx'
import { ServerRow } from './ServerRow.tsx'
import { titleOf } from './shelf-of-games.ts'

/** The others stand among the results. */
const MOST_FINISHED = 12

/** A table wherever it is kept, with what it is sorted by. */
type Row = { readonly id: string; readonly at: number; readonly over: boolean } & (
  | { readonly local: SavedTable }
  | { readonly remote: TableInfo }
)

/** The viewer's tables, of this browser and of the server in one list: first those that run, last changed first, then the finished. */
export function YourTables({ waiting }: { waiting: readonly string[] }) {
  const { home, share, waiting: say } = useMessages()
  const [local, setLocal] = useState<readonly SavedTable[]>()
  const [remote, setRemote] = useState<readonly TableInfo[]>([])
  const load = useCallback(async () => {
    // Tables of challenges are listed with them, and what others have shared is not the viewer's.
    setLocal((await allTables()).filter(({ id, challenge }) => challenge === undefined && !isShared(id)))
  }, [])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (!navigator.onLine) return
    void import('../session/remote/requests.ts').then(({ myTables }) => myTables().then(setRemote, () => setRemote([])))
  }, [])
  const remove = async (id: string, title: string): Promise<void> => {
    if (!confirm(home.removeSure(title))) return
    await removeTable(id)
    forgetPlans(id)
    await removeThoughts(id)
    removeLines(id)
    removeFound(id)
    await load()
  }
  const rows = rowsOf(local ?? [], remote).filter(({ id }) => !waiting.includes(id))
  const show = (row: Row) =>
    'local' in row ? (
      <LocalRow key={row.id} table={row.local} onRemove={() => remove(row.id, titleOf(row.local.header.game))} />
    ) : (
      <ServerRow key={row.id} table={row.remote} />
    )
  const finished = rows.filter(row => row.over)
  return (
    <section className="tables">
      <h2>{home.yourTables}</h2>
      {local !== undefined && rows.length === 0 && waiting.length === 0 && <p className="quiet">{home.noTables}</p>}
      <ul aria-label={say.running}>{rows.filter(row => !row.over).map(show)}</ul>
      {finished.length > 0 && (
        <>
          <div className="tables-finished">
            <h3>{say.finished}</h3>
            <Link to={{ page: 'history' }}>{share.allResults}</Link>
          </div>
          <ul aria-label={say.finished}>{finished.slice(0, MOST_FINISHED).map(show)}</ul>
        </>
      )}
    </section>
  )
}

const rowsOf = (local: readonly SavedTable[], remote: readonly TableInfo[]): readonly Row[] =>
  [
    ...local.map(
      (table): Row => ({
        ...{ id: table.id, at: table.summary.changedAt, over: table.summary.over },
        local: table,
      }),
    ),
    ...remote.map(
      (table): Row => ({
        ...{ id: table.id, at: table.updatedAt, over: table.status === 'finished' },
        remote: table,
      }),
    ),
  ].toSorted((one, other) => other.at - one.at)
