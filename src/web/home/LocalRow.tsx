import { said } from '../../kernel/translations.ts'
import type { TableResult } from '../../tables/result.ts'
import { Link } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { seatColors } from '../plates/seats.ts'
import type { SavedTable } from '../session/local/saved-table.ts'
import { shortTitleOf } from './shelf-of-games.ts'

/** A table that this browser keeps. */
export function LocalRow({
  table: { id, header, seat, summary },
  onRemove,
}: {
  table: SavedTable
  onRemove: () => void
}) {
  const { language, messages } = useSpeech()
  const { home, waiting } = messages
  const title = shortTitleOf(header.game)
  const { result } = summary
  const own = result?.seats.length === 1 ? undefined : result?.seats[seat]
  const way = summary.over ? home.result : home.resume
  return (
    <li>
      <span className="tables-game">{title}</span>
      <span className="tables-when">
        <b className={summary.yourTurn ? 'tables-yours' : undefined}>
          {summary.over ? home.over : summary.yourTurn ? home.yourTurn : home.waiting}
        </b>{' '}
        {own === undefined ? said(summary.moment, language) : waiting.place(own.place, result?.seats.length ?? 1)}
      </span>
      <span className="tables-last">
        {home.onThisDevice}
        {result === undefined ? `, ${waiting.noClock}. ${said(summary.last, language)}` : `: ${scoresIn(result)}`}
      </span>
      <span className="tables-seats">
        {summary.colors.map(color => {
          const known = seatColors.find(one => one === color)
          return known !== undefined && <SeatBadge key={color} color={known} size={1.3} />
        })}
      </span>
      <Link
        to={{ page: 'table', id }}
        className={summary.yourTurn ? 'button button--turn' : 'button'}
        aria-label={`${way}: ${title}, ${said(summary.moment, language)}`}
      >
        {way}
      </Link>
      <button type="button" className="text-button" onClick={onRemove}>
        {home.remove}
      </button>
    </li>
  )
}

/** Who has how many points, as the list of tables says it of those on the server. */
const scoresIn = ({ seats }: TableResult): string =>
  seats.map(({ who, points }) => `${who.kind === 'gone' ? '…' : (who.name ?? '')} ${points}`).join(', ')
