import type { Play } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import type { Marks, PlaceName, Preview } from '../plates/targets.ts'
import { marksOf, moveMade } from '../question/marks.ts'
import type { ToldTurn } from './told-turn.ts'

/** Which of the two lines of a moment is drawn. */
export type DrawnLine = 'played' | 'other'

/** So many steps of a line are numbered on the board. */
const NUMBERED = 3

/**
 * A moment on the board: corner marks in the seat's ink where it was played, and one of the two lines drawn, the other turn as a move that
 * could be made, with its first steps numbered.
 */
export function marksOfMoment(
  board: Board | undefined,
  play: Play,
  { turn: { reviewed, lines }, letter }: { readonly turn: ToldTurn; readonly letter?: string },
  drawn: DrawnLine,
): Marks {
  if (board === undefined) return { at: {} }
  const { seat } = reviewed
  const color = board.colorOf(play.state, seat)
  const { told, events } = lines[drawn]
  const line = board.previewOf(play, seat, events)
  const places = lines.played.events.flatMap(board.placesOfEvent)
  const numbered = told.filter(({ leaves, places }) => !leaves && places.length > 0).slice(0, NUMBERED)
  const hinted = numbered.map(({ places }) => places.slice(-1))
  const marks = marksOf({
    last: { places, mover: color },
    preview: withLetter(drawn === 'played' ? moveMade(line, color) : line, letter, places[0]),
    hinted,
  })
  return { ...marks, look: [...hinted.flat(), ...places] }
}

/** The letter of the moment where it was played. */
const withLetter = (preview: Preview, letter: string | undefined, at: PlaceName | undefined): Preview =>
  letter === undefined || at === undefined
    ? preview
    : { ...preview, chips: [...(preview.chips ?? []), { at, parts: [{ text: letter, tone: 'ink' }] }] }
