import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { type Marks, noMarks } from '../plates/targets.ts'
import { marksOf, moveMade } from '../question/marks.ts'
import type { ShownBoard } from '../table/shown-board.ts'
import type { WayStep } from './way.ts'

/** The board after a step of a way: the whole turn up to there in the ink of its seat, and corner marks where the step itself was. */
export const boardAfter = (
  steps: readonly WayStep[],
  at: number,
  seat: Seat,
  board: Board | undefined,
): ShownBoard | undefined => {
  const step = steps[at]
  return step && { play: step.seen, marks: marksAfter(step, turnUpTo(steps, at), seat, board) }
}

/** The board from which a way goes, with nothing marked. */
export const boardBefore = (play: Play): ShownBoard => ({ play, marks: noMarks })

/** What happened in the turn of a step, up to it. */
const turnUpTo = (steps: readonly WayStep[], at: number): readonly GameEvent[] =>
  steps.slice(0, at + 1).flatMap(one => (one.turn === steps[at]?.turn ? one.events : []))

function marksAfter(
  { seen, events, places }: WayStep,
  sofar: readonly GameEvent[],
  seat: Seat,
  board: Board | undefined,
): Marks {
  if (board === undefined) return noMarks
  const color = board.colorOf(seen.state, seat)
  const preview = moveMade(board.previewOf(seen, seat, sofar), color)
  const happened = { places: [...places, ...events.flatMap(board.placesOfEvent)], mover: color }
  // Nothing can be answered here: where to look is marked in the seat's ink, not as something that is pointed at.
  return { ...marksOf({ last: happened, preview }), look: places.slice(-1) }
}
