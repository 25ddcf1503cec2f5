import { useEffect, useRef } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { TableSnapshot } from '../session/session.ts'
import { type Episode, linesOf } from './happenings.ts'
import './log.css'

/** Everything that happened, with its causes, newest last. An entry that is picked jumps there, where jumping is possible. */
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
  const { language, messages } = useSpeech()
  const end = useRef<HTMLLIElement>(null)
  const { play, game } = snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment the log ends elsewhere
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  if (play === undefined) return null
  const told = episodes
    .map(one => ({ ...one, lines: linesOf(game, play.components, language, one.events, who) }))
    .filter(one => one.lines.length > 0)
  if (told.length === 0) return <p className="log-empty">{messages.table.logEmpty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keyboard
    <ol className="log" aria-label={messages.table.log} tabIndex={0}>
      {told.map(({ seat, from, to, lines }) => {
        const [first, ...more] = lines
        const current = at !== undefined && at >= from && at <= to
        return (
          <li key={from} ref={at === undefined || current ? end : undefined} data-current={current ? '' : undefined}>
            {seat !== undefined && board !== undefined && (
              <SeatBadge color={board.colorOf(play.state, seat)} size={1.15} />
            )}
            {onJump === undefined ? (
              <b>{first}</b>
            ) : (
              <button type="button" className="log-jump" onClick={() => onJump(to)}>
                {first}
              </button>
            )}
            {more.length > 0 && (
              <ul>
                {more.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change their order
                  <li key={index}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}
