import { momentIn, spanIn } from '../../protocol/notices/spans.ts'
import type { TableInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { AgainButton } from '../people/AgainButton.tsx'
import { shortTitleOf } from './shelf-of-games.ts'

/** A table of the server: whose turn it is since when, or how it ended. */
export function ServerRow({ table }: { table: TableInfo }) {
  const { id, game, status, summary, seat, updatedAt } = table
  const { language, messages } = useSpeech()
  const { home, waiting, setup, levels, absence } = messages
  const title = shortTitleOf(game)
  const names = summary.seats.map(({ kind, name = '…', standsInFor }) => {
    if (standsInFor !== undefined) return setup.bot(standsInFor)
    return kind === 'bot' ? setup.bot(levels.names[name] ?? name) : name
  })
  const now = Date.now()
  const [late] = (summary.waiting ?? []).filter(one => one.seat !== seat && now >= one.nudgeFrom)
  const yours = seat !== undefined && summary.asked.includes(seat)
  const asked = summary.asked.map(at => names[at] ?? '').join(', ')
  const since = summary.waiting?.[0]?.since ?? updatedAt
  const own = summary.scores?.find(score => score.seat === seat)
  const stateNow = (): string => {
    if (status === 'finished') return summary.ended ? absence.ended : home.over
    if (status === 'open')
      return summary.seats.some(({ kind }) => kind === 'open') ? waiting.open : waiting.starts(summary.host)
    if (yours) return home.yourTurn
    if (late !== undefined) return waiting.wellOver(names[late.seat] ?? '', spanIn(language, now - late.nudgeFrom))
    return `${waiting.turnOf(asked)} ${momentIn(language, since, now)}`
  }
  const state = stateNow()
  const result =
    summary.scores === undefined
      ? names.join(', ')
      : summary.scores.map(score => `${names[score.seat] ?? ''} ${score.total}`).join(', ')
  return (
    <li>
      <span className="tables-game">{title}</span>
      <span className="tables-when">
        <b className={yours ? 'tables-yours' : late === undefined ? undefined : 'tables-late'}>{state}</b>{' '}
        {late !== undefined && seat !== undefined && (
          <small>{now >= late.standInFrom ? waiting.mayStandIn : waiting.mayNudge}</small>
        )}
        {own?.place !== undefined && summary.ended !== true && waiting.place(own.place, names.length)}
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
