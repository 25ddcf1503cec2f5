import { momentIn } from '../../protocol/notices/spans.ts'
import type { TableInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { AgainButton } from '../people/AgainButton.tsx'
import { shortTitleOf } from './shelf-of-games.ts'

/** A table of the server: whose turn it is since when, or how it ended. */
export function ServerRow({ table }: { table: TableInfo }) {
  const { id, game, status, summary, seat, updatedAt } = table
  const { language, messages } = useSpeech()
  const { home, waiting } = messages
  const title = shortTitleOf(game)
  const names = summary.seats.map(one => one.name ?? '…')
  const yours = seat !== undefined && summary.asked.includes(seat)
  const asked = summary.asked.map(at => names[at] ?? '').join(', ')
  const own = summary.scores?.find(score => score.seat === seat)
  const state =
    status === 'finished'
      ? home.over
      : status === 'open'
        ? waiting.open
        : yours
          ? home.yourTurn
          : `${waiting.turnOf(asked)} ${momentIn(language, updatedAt, Date.now())}`
  const result =
    summary.scores === undefined
      ? names.join(', ')
      : summary.scores.map(score => `${names[score.seat] ?? ''} ${score.total}`).join(', ')
  return (
    <li>
      <span className="tables-game">{title}</span>
      <span className="tables-when">
        <b className={yours ? 'tables-yours' : undefined}>{state}</b>{' '}
        {own?.place !== undefined && waiting.place(own.place, names.length)}
      </span>
      <span className="tables-last">
        {home.onServer}: {result}
      </span>
      <Link
        to={{ page: 'table', id }}
        className={yours ? 'button button--turn' : 'button'}
        aria-label={`${title}: ${state}`}
      >
        {status === 'finished' ? home.result : yours ? home.resume : home.lookIn}
      </Link>
      {summary.seats.filter(({ kind }) => kind === 'person').length > 1 && <AgainButton table={table} />}
    </li>
  )
}
