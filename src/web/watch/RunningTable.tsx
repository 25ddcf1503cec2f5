import { useEffect, useRef } from 'react'
import type { TableInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { pictureOf, titleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { SmallBoard } from './SmallBoard.tsx'
import type { LiveBoards } from './use-live-boards.ts'

/** A game that is played: who plays, whose turn it is, and its table while it is in sight. */
export function RunningTable({ table, live }: { table: TableInfo; live: LiveBoards }) {
  const { watch: say, levels } = useMessages()
  const { id, game, summary } = table
  const card = useRef<HTMLLIElement>(null)
  const { see, boards, shown } = live
  useEffect(() => {
    const { current } = card
    if (current === null) return
    const observer = new IntersectionObserver(entries => see(id, entries.at(-1)?.isIntersecting === true), {
      threshold: 0.4,
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      see(id, false)
    }
  }, [id, see])
  const names = summary.seats.map(({ kind, name = '' }) => (kind === 'bot' ? (levels.names[name] ?? name) : name))
  const asked = summary.asked.map(at => names[at] ?? '').join(', ')
  const title = titleOf(game)
  const Picture = pictureOf(game)
  const picture = Picture === undefined ? undefined : <Picture />
  return (
    <li className="running-table" ref={card}>
      {boards !== undefined && shown.includes(id) ? (
        <SmallBoard id={id} boards={boards} label={say.board(title, names.join(', '))} picture={picture} />
      ) : (
        <div className="small-board">{picture}</div>
      )}
      <div className="running-table-about">
        <div>
          <b className="offer-game">{title}</b>
          <span>{names.join(', ')}</span>
          {asked !== '' && <small className="quiet">{say.turnOf(asked)}</small>}
        </div>
        <Link to={{ page: 'table', id }} className="button" aria-label={say.openAt(title, names.join(', '))}>
          {say.open}
        </Link>
      </div>
    </li>
  )
}
