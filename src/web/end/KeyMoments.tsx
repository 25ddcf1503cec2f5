import type { SeatName } from '../../kernel/words.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { TableSnapshot } from '../session/session.ts'
import { linesOf } from '../table/happenings.ts'
import { keyMoments } from './key-moments.ts'

/** The turns that brought most; each opens the replay there. */
export function KeyMoments({
  snapshot,
  board,
  who,
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  const { end } = messages
  const { game, play, happened, id } = snapshot
  if (play === undefined) return null
  const moments = keyMoments(happened, board?.points ?? 'points', 4)
  if (moments.length === 0) return null
  return (
    <section className="key-moments sheet">
      <header>
        <h2>{end.keyMoments}</h2>
        <span>{end.keyMomentsHelp}</span>
      </header>
      <ol>
        {moments.map(({ episode, points }) => {
          const [first = '', ...more] = linesOf(game, play.components, language, episode.events, who)
          return (
            <li key={episode.from}>
              <Link to={{ page: 'replay', id, at: episode.to }}>
                {episode.seat !== undefined && board !== undefined && (
                  <SeatBadge color={board.colorOf(play.state, episode.seat)} size={1.4} />
                )}
                <span>
                  <b>{first}</b>
                  <small>{more.slice(0, 3).join(' · ')}</small>
                </span>
                <b className="key-moments-points">+{points}</b>
                <Icon name="chevron" />
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
