import { useMessages } from '../messages/messages.ts'
import { Headline, Line, useToldLines } from './ToldEpisode.tsx'
import type { Playing } from './use-playing.ts'

/** What the others did last, in sight while the viewer thinks; it opens all that happened since their last turn. */
export function LastTurn({ playing, onOpen }: { playing: Playing; onOpen: () => void }) {
  const { explain } = useMessages()
  const { snapshot, board, who, since } = playing
  const linesOf = useToldLines(snapshot, who)
  const last = since.findLast(one => one.seat !== undefined)
  const { play } = snapshot
  if (play === undefined || last === undefined) return null
  const [first, ...more] = linesOf(last)
  return (
    <details className="last-turn">
      <summary>
        <Headline episode={last} line={first} play={play} board={board} />
      </summary>
      <ul>
        {more.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change their order
          <li key={at}>
            <Line line={line} seat={last.seat} play={play} board={board} />
          </li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={onOpen}>
        {explain.allSince}
      </button>
    </details>
  )
}
