import { useCallback, useEffect, useState } from 'react'
import { said } from '../../kernel/translations.ts'
import { removeAnalysis } from '../analysis/kept-analyses.ts'
import { Link } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { seatColors } from '../plates/seats.ts'
import type { SavedTable } from '../session/local/saved-table.ts'
import { allTables, removeTable } from '../session/local/shelf.ts'
import { ServerTables } from './ServerTables.tsx'
import { titleOf } from './shelf-of-games.ts'

/** The tables that this browser keeps, last played first. */
export function YourTables() {
  const { language, messages } = useSpeech()
  const { home } = messages
  const [tables, setTables] = useState<readonly SavedTable[]>()
  const load = useCallback(async () => {
    const all = await allTables()
    setTables(all.toSorted((a, b) => b.summary.changedAt - a.summary.changedAt))
  }, [])
  useEffect(() => void load(), [load])
  const remove = async (id: string, title: string): Promise<void> => {
    if (!confirm(home.removeSure(title))) return
    await removeTable(id)
    await removeAnalysis(id).catch(() => undefined)
    await load()
  }
  return (
    <section className="tables">
      <h2>{home.yourTables}</h2>
      {tables?.length === 0 && <p className="quiet">{home.noTables}</p>}
      <ul>
        {tables?.map(({ id, header, summary }) => {
          const title = titleOf(header.game)
          return (
            <li key={id}>
              <span className="tables-game">{title}</span>
              <span className="tables-when">
                <b className={summary.yourTurn ? 'tables-yours' : undefined}>
                  {summary.over ? home.over : summary.yourTurn ? home.yourTurn : home.waiting}
                </b>{' '}
                {said(summary.moment, language)}
              </span>
              <span className="tables-last">{said(summary.last, language)}</span>
              <span className="tables-seats">
                {summary.colors.map(color => {
                  const known = seatColors.find(one => one === color)
                  return known !== undefined && <SeatBadge key={color} color={known} size={1.3} />
                })}
              </span>
              <Link
                to={{ page: 'table', id }}
                className={summary.yourTurn ? 'button button--turn' : 'button'}
                aria-label={`${summary.over ? home.result : home.resume}: ${title}, ${said(summary.moment, language)}`}
              >
                {summary.over ? home.result : home.resume}
              </Link>
              <button type="button" className="text-button" onClick={() => remove(id, title)}>
                {home.remove}
              </button>
            </li>
          )
        })}
        <ServerTables />
      </ul>
    </section>
  )
}
