import type { Cells } from './cells.ts'
import { isIn } from './cells.ts'
import type { Form, Placement } from './placement.ts'

/**
 * Adds the options of all placements that cover free cells only (E-6.3), but for the one at `except`; `options` stand in the
 * order of the form's placements. Everything a player could lay anywhere passes here, so tiles of one cell are counted by
 * cell.
 */
export function offerFree<O>(form: Form, options: readonly O[], taken: Cells, except: number, legal: O[]): void {
  const { placements, turnsOfCell, grid } = form
  if (turnsOfCell > 0) {
    const cells = grid.rows * grid.cols
    for (let cell = 0; cell < cells; cell++) {
      if (isIn(cell, taken)) continue
      const from = cell * turnsOfCell
      for (let at = from; at < from + turnsOfCell; at++) if (at !== except) legal.push(options[at] as O)
    }
    return
  }
  const { lo, hi } = taken
  for (let at = 0; at < placements.length; at++) {
    const { covers } = placements[at] as Placement
    if (((covers.lo & lo) | (covers.hi & hi)) === 0 && at !== except) legal.push(options[at] as O)
  }
}
