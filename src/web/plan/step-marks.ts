import type { LaidStep } from '../../kernel/planned.ts'
import type { Board } from '../boards/board.ts'
import { placesFor } from '../hint/tell-line.ts'
import type { MarkState, Marks } from '../plates/targets.ts'

/** The marks of the board with the number of each step of a plan where it was done, as in the list of the steps. */
export function withSteps(
  marks: Marks,
  board: Board | undefined,
  steps: readonly LaidStep[],
  numberOf: (step: number) => number,
): Marks {
  const at: Record<string, readonly MarkState[]> = { ...marks.at }
  for (const [step, { answers }] of steps.entries()) {
    const place = answers.flatMap(({ play, question, chosen }) => placesFor(play, question, chosen, board)).at(-1)
    if (place !== undefined) at[place] = [...(at[place] ?? []), `step-${numberOf(step)}`]
  }
  return { ...marks, at }
}
