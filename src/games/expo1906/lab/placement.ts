import { type Cells, cellsOf } from './cells.ts'

export interface Grid {
  readonly rows: number
  readonly cols: number
  /** Cells within rows and columns that the board does not have. */
  /** Boards prepared by rules version 1 do not say it: they have all cells. */
  readonly missing?: readonly number[]
}

export const cellAt = ({ cols }: Grid, row: number, col: number): number => row * cols + col

/** A tile lying on the grid: where, how turned, what it covers and what its edges face (E-6.2). */
export interface Placement {
  readonly row: number
  readonly col: number
  readonly rotation: number
  readonly cells: readonly number[]
  readonly covers: Cells
  /**
   * Cells that the tile's two sides face. A Resource tile has a side for each of its halves (E-6.4); any larger tile faces
   * all round, with both sides alike (E-6.8).
   */
  readonly faces: readonly [Cells, Cells]
}

/** How a kind of tile can lie on the grid: all its placements, and which of them is at a place. */
export interface Form {
  readonly grid: Grid
  readonly placements: readonly Placement[]
  /** For tiles of one cell on a grid with every cell: in how many rotations it lies on each; else 0. */
  readonly turnsOfCell: number
  /** Position among the placements, by rotation and cell; -1 where it would stick out. */
  readonly positions: readonly number[]
}

/** A shape of several cells in its distinct rotations: offsets as [row, column]. */
export interface Rotation {
  readonly rotation: number
  readonly cells: readonly (readonly [number, number])[]
}

export function formOfShape(grid: Grid, rotations: readonly Rotation[]): Form {
  return formOf(grid, rotations, ({ cells }, row, col) => {
    const around = cells.flatMap(([down, right]) => edges.map(edge => neighbour(grid, row + down, col + right, edge)))
    const covered = coveredBy(grid, cells, row, col)
    const outside = cellsOf(around.filter((cell): cell is number => cell !== undefined && !covered.includes(cell)))
    return [outside, outside]
  })
}

export type Edge = 'n' | 'e' | 's' | 'w'
const edges: readonly Edge[] = ['n', 'e', 's', 'w']

/** A tile of one cell, with the edges that each half has in each rotation. */
export interface SplitRotation {
  readonly rotation: number
  readonly two: readonly Edge[]
  readonly one: readonly Edge[]
}

export function formOfSplitTile(grid: Grid, rotations: readonly SplitRotation[]): Form {
  const single = rotations.map(turned => ({ ...turned, cells: [[0, 0]] as const }))
  return formOf(grid, single, ({ two, one }, row, col) => {
    const facing = (half: readonly Edge[]): Cells =>
      cellsOf(half.flatMap(edge => neighbour(grid, row, col, edge) ?? []))
    return [facing(two), facing(one)]
  })
}

function formOf<R extends Rotation>(
  grid: Grid,
  rotations: readonly R[],
  faces: (turned: R, row: number, col: number) => readonly [Cells, Cells],
): Form {
  const placements: Placement[] = []
  const positions: number[] = []
  for (let row = 0; row < grid.rows; row++)
    for (let col = 0; col < grid.cols; col++)
      for (const turned of rotations) {
        const at = positionOf(grid, row, col, turned.rotation)
        const inside = turned.cells.every(([down, right]) => isOnGrid(grid, row + down, col + right))
        positions[at] = inside ? placements.length : -1
        if (!inside) continue
        const cells = coveredBy(grid, turned.cells, row, col)
        const { rotation } = turned
        placements.push({ row, col, rotation, cells, covers: cellsOf(cells), faces: faces(turned, row, col) })
      }
  const isSingle = rotations.every(({ cells }) => cells.length === 1)
  const turnsOfCell = isSingle && missingIn(grid).length === 0 ? rotations.length : 0
  return { grid, placements, turnsOfCell, positions: Array.from(positions, at => at ?? -1) }
}

const coveredBy = (grid: Grid, offsets: Rotation['cells'], row: number, col: number): readonly number[] =>
  offsets.map(([down, right]) => cellAt(grid, row + down, col + right))

/** The cell beyond an edge, if it is on the grid. */
function neighbour(grid: Grid, row: number, col: number, edge: Edge): number | undefined {
  const down = row + (edge === 's' ? 1 : edge === 'n' ? -1 : 0)
  const right = col + (edge === 'e' ? 1 : edge === 'w' ? -1 : 0)
  return isOnGrid(grid, down, right) ? cellAt(grid, down, right) : undefined
}

const isOnGrid = (grid: Grid, row: number, col: number): boolean =>
  row >= 0 && row < grid.rows && col >= 0 && col < grid.cols && !missingIn(grid).includes(cellAt(grid, row, col))

export const missingIn = ({ missing = [] }: Grid): readonly number[] => missing

/** The cells of a board as a grid: what lies within its rows and columns, and is not among its cells, is missing. */
export function gridOf({ rows, cols, cells }: Pick<Grid, 'rows' | 'cols'> & { cells: readonly GridCell[] }): Grid {
  const all = Array.from({ length: rows * cols }, (_, cell) => cell)
  return { rows, cols, missing: all.filter(cell => !cells.some(({ row, col }) => row * cols + col === cell)) }
}

interface GridCell {
  readonly row: number
  readonly col: number
}

const positionOf = (grid: Grid, row: number, col: number, rotation: number): number =>
  rotation * grid.rows * grid.cols + row * grid.cols + col

/** Where the placement at a place stands among those of the form. */
export const indexAt = (form: Form, row: number, col: number, rotation: number): number =>
  form.positions[positionOf(form.grid, row, col, rotation)] ?? -1

/** The placement at a place. A Lab never holds a tile that sticks out. */
export function placementAt(form: Form, row: number, col: number, rotation: number): Placement {
  const found = form.placements[indexAt(form, row, col, rotation)]
  if (found === undefined) throw new Error(`no tile of this form lies at (${row},${col}) in rotation ${rotation}`)
  return found
}
