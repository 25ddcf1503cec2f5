import type { ReactNode } from 'react'
import { changesFor } from '../../kernel/amounts.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { IconRow } from '../plates/IconRow.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { Changes } from '../question/Changes.tsx'
import { type Episode, type ToldLine, toldLines } from './happenings.ts'
import './told.css'

interface Telling {
  readonly play: Play
  readonly board: Board | undefined
}

/** The lines of an episode in the viewer's language. */
export function useToldLines(
  { game, play }: { readonly game: Play['game']; readonly play: Play | undefined },
  who: SeatName,
): (episode: Episode) => readonly ToldLine[] {
  const { language } = useSpeech()
  return ({ events }) => (play === undefined ? [] : toldLines(game, play.components, language, events, who))
}

/** Whose turn it was, what it was about, and what it brought them in all. */
export function Headline({
  episode: { seat, events },
  line,
  play,
  board,
  children,
}: Telling & {
  episode: Episode
  line: ToldLine | undefined
  /** Stands in place of the line, for one that can be picked. */
  children?: ReactNode
}) {
  const text = children ?? <b className="told-text">{line?.text}</b>
  return (
    <>
      <Badge seat={seat ?? line?.event.seat} play={play} board={board} />
      {text}
      {seat !== undefined && (
        <span className="told-changes">
          <Changes changes={changesFor(events, seat)} board={board} />
        </span>
      )}
    </>
  )
}

/** One thing that happened; where it was somebody else's, or nobody's turn, with their badge. What it is about explains itself. */
export function Line({ line, seat, play, board }: Telling & { line: ToldLine; seat: Seat | undefined }) {
  const { event, text } = line
  const about = board?.placesOfEvent(event).find(place => board.componentAt(play, place) !== undefined)
  const shown = board?.cardShownBy?.(play, event) ?? []
  return (
    <span className="told-line" data-about={about}>
      {event.seat !== seat && <Badge seat={event.seat} play={play} board={board} />}
      {text}
      {shown.length > 0 && (
        <span className="told-card">
          <IconRow tokens={shown} />
        </span>
      )}
    </span>
  )
}

const Badge = ({ seat, play, board }: Telling & { seat: Seat | undefined }) =>
  seat === undefined || board === undefined ? null : <SeatBadge color={board.colorOf(play.state, seat)} size={1.15} />
