import { useCallback, useEffect, useState } from 'react'
import type { TableInfo } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { runningTables } from '../session/remote/requests.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { RunningTable } from './RunningTable.tsx'
import { useLiveBoards } from './use-live-boards.ts'
import './watch.css'

/** Public games that are played now, each with its table drawn small as long as it is in sight. */
export function WatchPage() {
  const { watch: say, home } = useMessages()
  const [tables, setTables] = useState<readonly TableInfo[] | 'away'>()
  const [next, setNext] = useState<string>()
  const load = useCallback((after?: string) => {
    runningTables(after).then(
      page => {
        setTables(before => [...(after === undefined || !Array.isArray(before) ? [] : before), ...page.tables])
        setNext(page.next)
      },
      () => setTables('away'),
    )
  }, [])
  useEffect(() => load(), [load])
  const live = useLiveBoards()
  const known = Array.isArray(tables) ? (tables as readonly TableInfo[]) : []
  return (
    <SitePage title={say.title} wide>
      <p className="quiet">{tables === 'away' ? home.noServer : say.intro}</p>
      {Array.isArray(tables) && known.length === 0 && <p role="status">{say.none}</p>}
      <ul className="running-tables">
        {known.map(table => (
          <RunningTable key={table.id} table={table} live={live} />
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" className="button" onClick={() => load(next)}>
          {say.more}
        </button>
      )}
    </SitePage>
  )
}
