import { useMemo } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import type { Hinted } from '../hint/hinted.ts'
import { type Marks, noMarks, type PlaceName, type Preview } from '../plates/targets.ts'
import type { Choice } from '../question/choices.ts'
import { marksOf, moveMade } from '../question/marks.ts'
import type { Episode } from './happenings.ts'
import type { Playing } from './use-playing.ts'

/**
 * The marks of the board: what can be answered, what is pointed at, and what was done last or is shown again. They stay the
 * same object while nothing of it changes, so that the board is not drawn again for things that it does not show.
 */
export function useMarks(
  { snapshot: { play, seat }, board, answering, hinting: { hinted }, episodes }: Playing,
  pointedOut: readonly PlaceName[],
  shown: Episode | undefined,
): Marks {
  const last = episodes.at(-1)
  const { choices, blocked, pieces, held, touched, beyond, narrowed, pointed, selected } = answering
  return useMemo(() => {
    if (play === undefined || board === undefined) return noMarks
    const episode = shown ?? last
    const color = episode?.seat === undefined ? undefined : board.colorOf(play.state, episode.seat)
    const choice = pointed ?? selected
    const preview =
      shown?.seat !== undefined && color !== undefined
        ? moveMade(board.previewOf(play, shown.seat, shown.events), color)
        : seat !== undefined
          ? previewed(board, play, seat, choice, hinted)
          : undefined
    return marksOf({
      offered: { choices, blocked, pieces, held, touched, beyond, narrowed },
      pointed,
      selected,
      last: {
        places: color === undefined && shown === undefined ? [] : (episode?.events.flatMap(board.placesOfEvent) ?? []),
        mover: color,
      },
      preview,
      hinted: hinted.map(one => one.places),
      pointedOut,
    })
  }, [
    play,
    seat,
    board,
    choices,
    blocked,
    pieces,
    held,
    touched,
    beyond,
    narrowed,
    pointed,
    selected,
    hinted,
    pointedOut,
    last,
    shown,
  ])
}

/** What is pointed at or picked, drawn; of a hint the whole line, and of none pointed at the best. */
function previewed(
  board: Board,
  play: Play,
  seat: Seat,
  choice: Choice | undefined,
  hinted: readonly Hinted[],
): Preview | undefined {
  const hint = choice === undefined ? hinted[0] : hinted.find(one => one.choice?.id === choice.id)
  const events = hint?.events ?? choice?.events
  return events === undefined ? undefined : board.previewOf(play, seat, events)
}
