import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { TableSnapshot } from '../session/session.ts'
import { type Episode, linesOf } from './happenings.ts'
import './recap.css'

/** Steps through what others did since the viewer's last turn; the board shows the step. */
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
  const { language, messages } = useSpeech()
  const { table, site } = messages
  const { game, play } = snapshot
  if (play === undefined) return null
  return (
    <section className="recap sheet" aria-label={table.recap}>
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
        {episodes.map((one, index) => {
          const lines = linesOf(game, play.components, language, one.events, who)
          return (
            <li key={one.from}>
              <button type="button" aria-pressed={index === at} onClick={() => onStep(index)}>
                {one.seat !== undefined && board !== undefined && (
                  <SeatBadge color={board.colorOf(play.state, one.seat)} size={1.3} />
                )}
                <span>
                  <b>{lines[0] ?? ''}</b>
                  <small>{lines.slice(1).join(' · ')}</small>
                </span>
              </button>
            </li>
          )
        })}
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
    </section>
  )
}
