import { type ReactNode, useState } from 'react'
import type { FinishedGame, PlayedSeat } from '../../tables/played.ts'
import { Link } from '../app/navigation.tsx'
import { shortTitleOf, titleOf } from '../home/shelf-of-games.ts'
import type { HistoryMessages } from '../messages/history/messages.ts'
import { useMessages, useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { isLocal } from '../session/local/ids.ts'
import { dayIn } from './day.ts'
import { bgStatsAddress } from './exports.ts'

/** The games one by one: when, which place, who with how many points. */
export function PlayedGames({
  say,
  games,
  more,
  children,
}: {
  say: HistoryMessages
  games: readonly FinishedGame[]
  more: (() => Promise<void>) | undefined
  children?: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const load = async (): Promise<void> => {
    setBusy(true)
    await more?.().catch(() => undefined)
    setBusy(false)
  }
  return (
    <section className="played">
      <div className="played-head">
        <h2>{say.list}</h2>
        {children}
      </div>
      <ul>
        {games.map(game => (
          <PlayedRow key={game.table} say={say} game={game} />
        ))}
      </ul>
      {more !== undefined && (
        <button type="button" className="button" disabled={busy} onClick={load}>
          {say.more}
        </button>
      )}
    </section>
  )
}

/** A finished game, in the list of results and at home. */
export function PlayedRow({ say, game }: { say: HistoryMessages; game: FinishedGame }) {
  const { language } = useSpeech()
  const { table, finishedAt, seats, mine } = game
  const title = shortTitleOf(game.game)
  const when = dayIn(language, finishedAt)
  return (
    <li className="played-row">
      <span className="played-game">
        <b>{title}</b>
        <small>
          {when}
          {isLocal(table) && `, ${say.here}`}
        </small>
      </span>
      <b className="played-place">{placeText(say, game)}</b>
      <span className="played-seats">
        {seats
          .toSorted((one, other) => one.place - other.place)
          .map(one => (
            <span key={one.seat} data-mine={one.seat === mine ? '' : undefined}>
              <SeatName say={say} seat={one} mine={one.seat === mine} /> <b>{one.points}</b>
            </span>
          ))}
      </span>
      <span className="played-ways">
        <Link to={{ page: 'table', id: table }} className="button" aria-label={`${say.open}: ${title}, ${when}`}>
          {say.open}
        </Link>
        <a
          href={bgStatsAddress(game, titleOf(game.game))}
          target="_blank"
          rel="noopener noreferrer"
          className="button"
          aria-label={`${say.bgStats}: ${title}, ${when}`}
          title={say.bgStats}
        >
          <Icon name="download" /> BG Stats
        </a>
      </span>
    </li>
  )
}

function SeatName({ say, seat, mine }: { say: HistoryMessages; seat: PlayedSeat; mine: boolean }) {
  const { levels } = useMessages()
  const { kind, name, level = '', page } = seat
  if (mine) return say.you
  if (kind === 'gone') return say.somebody
  if (kind === 'bot') return name ?? say.level(levels.names[level] ?? level)
  return page === undefined ? name : <Link to={{ page: 'person', name: page }}>{name}</Link>
}

/** Which place, and by how much; or why none is told. */
function placeText(say: HistoryMessages, { seats, mine, ending, ownPack }: FinishedGame): string {
  const own = seats.find(({ seat }) => seat === mine)
  if (own === undefined) return ''
  if (ending === 'agreement') return say.agreed
  if (own.left !== undefined) return own.left === 'resigned' ? say.resigned : say.left
  const place = say.place(own.place, seats.length)
  const lead = own.points - Math.max(...seats.filter(one => one !== own).map(({ points }) => points))
  const how = own.sharing > 1 ? say.tied : own.place === 1 && seats.length > 1 && lead > 0 ? say.by(lead) : undefined
  return [place, how, ownPack ? say.ownPack : undefined].filter(one => one !== undefined).join(', ')
}
