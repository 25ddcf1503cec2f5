import type { Play, Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { type Marks, noMarks } from '../plates/targets.ts'
import { marksOf, moveMade } from '../question/marks.ts'
import type { ShownBoard } from '../table/shown-board.ts'
import type { WayStep } from './way.ts'

/** The board after a step of a way: the move in the ink of its seat, with what it brought, and corner marks where something happened. */
export const boardAfter = (step: WayStep, seat: Seat, board: Board | undefined): ShownBoard => ({
  play: step.seen,
  marks: marksAfter(step, seat, board),
})

/** The board from which a way goes, with nothing marked. */
export const boardBefore = (play: Play): ShownBoard => ({ play, marks: noMarks })

function marksAfter({ seen, events, places }: WayStep, seat: Seat, board: Board | undefined): Marks {
  if (board === undefined) return noMarks
  const color = board.colorOf(seen.state, seat)
  const preview = moveMade(board.previewOf(seen, seat, events), color)
  const happened = { places: [...places, ...events.flatMap(board.placesOfEvent)], mover: color }
  // Nothing can be answered here: where to look is marked in the seat's ink, not as something that is pointed at.
  return { ...marksOf(undefined, undefined, undefined, happened, preview), look: places.slice(-1) }
}
