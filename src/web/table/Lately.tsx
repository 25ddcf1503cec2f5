import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'
import type { Episode } from './happenings.ts'
import './lately.css'
import { Headline, Line, useToldLines } from './ToldEpisode.tsx'

/** How many turns are told; the log has them all. */
const MOST = 4

/** What the others have just done, the latest first, for somebody who waits. */
export function Lately({
  snapshot,
  episodes,
  board,
  who,
}: {
  snapshot: TableSnapshot
  episodes: readonly Episode[]
  board: Board | undefined
  who: SeatName
}) {
  const { table } = useMessages()
  const linesOf = useToldLines(snapshot, who)
  const { play } = snapshot
  if (play === undefined || episodes.length === 0) return null
  return (
    <ol className="lately" aria-label={table.recap}>
      {episodes
        .slice(-MOST)
        .toReversed()
        .map(episode => {
          const [first, ...more] = linesOf(episode)
          return (
            <li key={episode.id}>
              <div className="log-head">
                <Headline episode={episode} line={first} play={play} board={board} />
              </div>
              <ul>
                {more.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change their order
                  <li key={at}>
                    <Line line={line} seat={episode.seat} play={play} board={board} />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
    </ol>
  )
}
