import { marksOfMoment } from '../analysis/moment-marks.ts'
import type { ToldTurn } from '../analysis/told-turn.ts'
import type { Board } from '../boards/board.ts'
import type { HintStep } from '../hint/tell-line.ts'
import type { ExploringState } from '../lines/exploring.ts'
import type { Marks } from '../plates/targets.ts'

/** How much of the solution was asked for. */
export type Help = 'none' | 'hint' | 'solution'

/** The place to look at first, or the whole solution drawn. */
export function withHelp(
  marks: Marks,
  help: Help,
  board: Board | undefined,
  { play }: ExploringState,
  told: ToldTurn,
): Marks {
  if (help === 'none' || board === undefined) return marks
  const places = firstStep(told)?.places ?? []
  if (help === 'solution') return { ...marks, ...marksOfMoment(board, play, { turn: told }, 'other'), look: places }
  const at = { ...marks.at }
  for (const place of places) at[place] = [...(at[place] ?? []), 'hint-1']
  return { ...marks, at, look: places }
}

/** The first answer of the better turn that was not played. */
export const firstStep = ({ shared, lines, reviewed }: ToldTurn): HintStep | undefined => {
  const parts = reviewed.other.findIndex((key, at) => key !== reviewed.played[at])
  return lines.other.told[parts < 0 ? shared.length : parts]
}
