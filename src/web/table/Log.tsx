import { useEffect, useRef, useState } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { TableSnapshot } from '../session/session.ts'
import type { Episode, ToldLine } from './happenings.ts'
import './log.css'
import { Headline, Line, useToldLines } from './ToldEpisode.tsx'

/**
 * Everything that happened, a headline for each turn and its details folded, newest last. An entry that is picked jumps there,
 * where jumping is possible.
 */
export function Log({
  snapshot,
  episodes,
  board,
  who,
  onJump,
  at,
}: {
  snapshot: Pick<TableSnapshot, 'play' | 'game'>
  episodes: readonly Episode[]
  board: Board | undefined
  who: SeatName
  onJump?: (answer: number) => void
  at?: number
}) {
  const { table } = useMessages()
  const end = useRef<HTMLLIElement>(null)
  const { play } = snapshot
  const linesOf = useToldLines(snapshot, who)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment, or with more told, the log ends elsewhere
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [at, episodes.length])
  if (play === undefined) return null
  const told = episodes.map(episode => ({ episode, lines: linesOf(episode) })).filter(({ lines }) => lines.length > 0)
  if (told.length === 0) return <p className="log-empty">{table.logEmpty}</p>
  const isCurrent = ({ from, to }: Episode): boolean => at !== undefined && at >= from && at <= to
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keyboard
    <ol className="log" aria-label={table.log} tabIndex={0}>
      {told.map(({ episode, lines }) => (
        <li
          key={episode.id}
          ref={at === undefined || isCurrent(episode) ? end : undefined}
          data-current={isCurrent(episode) ? '' : undefined}
        >
          <Entry episode={episode} lines={lines} play={play} board={board} onJump={onJump} />
        </li>
      ))}
    </ol>
  )
}

function Entry({
  episode,
  lines,
  play,
  board,
  onJump,
}: {
  episode: Episode
  lines: readonly ToldLine[]
  play: Play
  board: Board | undefined
  onJump: ((answer: number) => void) | undefined
}) {
  const { explain } = useMessages()
  const [open, setOpen] = useState(false)
  const [first, ...more] = lines
  return (
    <>
      <div className="log-head">
        <Headline episode={episode} line={first} play={play} board={board}>
          {onJump === undefined
            ? first && (
                <b className="told-text">
                  <Line line={first} seat={first.event.seat} play={play} board={board} />
                </b>
              )
            : first && (
                <button type="button" className="log-jump told-text" onClick={() => onJump(episode.to)}>
                  {first.text}
                </button>
              )}
        </Headline>
        {more.length > 0 && (
          <button
            type="button"
            className="log-fold"
            aria-expanded={open}
            aria-label={explain.details(more.length, first?.text ?? '')}
            onClick={() => setOpen(!open)}
          >
            <span aria-hidden="true">{more.length}</span> <Icon name={open ? 'up' : 'down'} size={0.9} />
          </button>
        )}
      </div>
      {open && (
        <ul>
          {more.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change their order
            <li key={index}>
              <Line line={line} seat={episode.seat} play={play} board={board} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
