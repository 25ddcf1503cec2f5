import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { TableSnapshot } from '../session/session.ts'
import { type Episode, linesOf } from './happenings.ts'
import './lately.css'

/** How many turns are told; the log has them all. */
const MOST = 4

/** What the others have just done, the latest first, for somebody who waits. */
export function Lately({
  snapshot: { play, game },
  episodes,
  board,
  who,
}: {
  snapshot: TableSnapshot
  episodes: readonly Episode[]
  board: Board | undefined
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  if (play === undefined || episodes.length === 0) return null
  return (
    <ol className="lately" aria-label={messages.table.recap}>
      {episodes
        .slice(-MOST)
        .toReversed()
        .map(({ seat, from, events }) => (
          <li key={from}>
            {seat !== undefined && board !== undefined && (
              <SeatBadge color={board.colorOf(play.state, seat)} size={1.1} />
            )}
            <ul>
              {linesOf(game, play.components, language, events, who).map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change their order
                <li key={at}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  )
}
