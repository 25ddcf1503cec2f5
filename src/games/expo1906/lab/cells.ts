/**
 * A set of cells of the Lab, as bits: cell `row × columns + column` is a bit of `lo` while it is below WORD, and else of
 * `hi`. Two numbers, because the grid has more cells than a bit operation has bits.
 */
export interface Cells {
  readonly lo: number
  readonly hi: number
}

const WORD = 30

/** The most cells that a grid can have. */
export const MOST_CELLS = 2 * WORD

export function cellsOf(cells: readonly number[]): Cells {
  let lo = 0
  let hi = 0
  for (const cell of cells) {
    if (cell < WORD) lo |= 1 << cell
    else hi |= 1 << (cell - WORD)
  }
  return { lo, hi }
}

export const overlap = (one: Cells, other: Cells): boolean => ((one.lo & other.lo) | (one.hi & other.hi)) !== 0

export const isIn = (cell: number, { lo, hi }: Cells): boolean =>
  cell < WORD ? (lo & (1 << cell)) !== 0 : (hi & (1 << (cell - WORD))) !== 0
