/** A cell as row and column. */
export type CellAt = readonly [number, number]

/** How many rows and columns cells reach over, from the origin. */
export const extentOf = (cells: readonly CellAt[]): { readonly rows: number; readonly cols: number } => ({
  rows: Math.max(...cells.map(([row]) => row)) + 1,
  cols: Math.max(...cells.map(([, col]) => col)) + 1,
})

const isAt = (cells: readonly CellAt[], row: number, col: number): boolean =>
  cells.some(([r, c]) => r === row && c === col)

/** The area of cells of a size, from an origin. */
export const areaPath = (cells: readonly CellAt[], size: number, x = 0, y = 0): string =>
  cells.map(([row, col]) => `M${x + col * size} ${y + row * size}h${size}v${size}h${-size}Z`).join('')

/** The outline around all cells, drawn in one stroke; `inset` moves it inwards. */
export function outlinePath(cells: readonly CellAt[], size: number, x = 0, y = 0, inset = 0): string {
  const corners = walk(cells)
  return `${corners
    .map(
      ({ row, col, dx, dy }, i) =>
        `${i === 0 ? 'M' : 'L'}${x + col * size + dx * inset} ${y + row * size + dy * inset}`,
    )
    .join('')}Z`
}

interface Corner {
  readonly row: number
  readonly col: number
  /** Into which direction the inside lies. */
  readonly dx: number
  readonly dy: number
}

/** Right, down, left, up. */
const steps: readonly CellAt[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]

/** The corners of the outline, clockwise from the first cell of the top row. */
function walk(cells: readonly CellAt[]): readonly Corner[] {
  const [start = [0, 0]] = cells.toSorted(([r, c], [s, d]) => r - s || c - d)
  const corners: Corner[] = []
  let [row, col] = start
  let heading = 0
  // The cells to the left and right in front of a corner, by the heading.
  const ahead = (turn: number): boolean => {
    const [dr = 0, dc = 0] = steps[heading] ?? []
    const [sr = 0, sc = 0] = steps[(heading + 1) % 4] ?? []
    const r = row + (dr + (turn > 0 ? sr : -sr) - 1) / 2
    const c = col + (dc + (turn > 0 ? sc : -sc) - 1) / 2
    return isAt(cells, r, c)
  }
  const add = (next: number): void => {
    const [ar = 0, ac = 0] = steps[(heading + 1) % 4] ?? []
    const [br = 0, bc = 0] = steps[(next + 1) % 4] ?? []
    corners.push({ row, col, dx: ac + bc, dy: ar + br })
    heading = next
  }
  add(0)
  const [first] = corners
  corners.length = 0
  for (let edge = 0; edge < cells.length * 8; edge++) {
    const [dr = 0, dc = 0] = steps[heading] ?? []
    row += dr
    col += dc
    if (ahead(-1)) add((heading + 3) % 4)
    else if (!ahead(1)) add((heading + 1) % 4)
    if (row === first?.row && col === first.col && heading === 0) break
  }
  return corners
}
