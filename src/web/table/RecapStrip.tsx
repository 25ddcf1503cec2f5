import { useEffect, useRef } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { TableSnapshot } from '../session/session.ts'
import { type Episode, type ToldLine, touching } from './happenings.ts'
import './recap.css'
import { Headline, Line, useToldLines } from './ToldEpisode.tsx'

/**
 * Steps through what happened since the viewer's last turn, a step for each turn; the board shows the step. It lies over the
 * board and moves nothing of it.
 */
export function RecapStrip({
  episodes,
  at,
  onStep,
  onClose,
  snapshot,
  board,
  who,
}: {
  episodes: readonly Episode[]
  at: number
  onStep: (at: number) => void
  onClose: () => void
  snapshot: TableSnapshot
  board: Board | undefined
  who: SeatName
}) {
  const { table, site } = useMessages()
  const linesOf = useToldLines(snapshot, who)
  const { play, seat } = snapshot
  const shown = episodes[at]
  if (play === undefined || shown === undefined) return null
  const lines = linesOf(shown)
  const mine = touching(lines, shown, seat)
  return (
    <section className="recap sheet" aria-label={table.recap}>
      <Details
        lines={[...mine, ...lines.filter(line => !mine.includes(line))]}
        episode={shown}
        play={play}
        board={board}
      />
      <div className="recap-steps">
        <button
          type="button"
          className="button button--icon"
          disabled={at === 0}
          onClick={() => onStep(at - 1)}
          aria-label={table.previous}
        >
          <Icon name="stepBack" />
        </button>
        <span className="recap-count">{table.of(at + 1, episodes.length)}</span>
        <ol>
          {episodes.map((one, index) => (
            <Step
              key={one.id}
              episode={one}
              lines={linesOf(one)}
              current={index === at}
              onPick={() => onStep(index)}
              seat={seat}
              play={play}
              board={board}
            />
          ))}
        </ol>
        <button
          type="button"
          className="button button--icon button--ink"
          disabled={at >= episodes.length - 1}
          onClick={() => onStep(at + 1)}
          aria-label={table.next}
        >
          <Icon name="stepOn" />
        </button>
        <button type="button" className="button button--icon button--ghost" onClick={onClose} aria-label={site.close}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}

/** All of the step that is shown, what touched the viewer first. */
const Details = ({
  lines,
  episode,
  play,
  board,
}: {
  lines: readonly ToldLine[]
  episode: Episode
  play: Play
  board: Board | undefined
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by keys
  <ul className="recap-details" aria-live="polite" tabIndex={0}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change their order
      <li key={index}>
        <Line line={line} seat={episode.seat} play={play} board={board} />
      </li>
    ))}
  </ul>
)

function Step({
  episode,
  lines,
  current,
  onPick,
  seat,
  play,
  board,
}: {
  episode: Episode
  lines: readonly ToldLine[]
  current: boolean
  onPick: () => void
  seat: number | undefined
  play: Play
  board: Board | undefined
}) {
  const step = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) step.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const [mine] = touching(lines, episode, seat)
  return (
    <li ref={step}>
      <button type="button" aria-pressed={current} onClick={onPick}>
        <Headline episode={episode} line={lines[0]} play={play} board={board} />
        {mine !== undefined && seat !== undefined && board !== undefined && (
          <small>
            <SeatBadge color={board.colorOf(play.state, seat)} size={1} /> {mine.text}
          </small>
        )}
      </button>
    </li>
  )
}
