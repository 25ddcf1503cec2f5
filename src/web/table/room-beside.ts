import type { LeastRoom } from '../boards/board.ts'
import { roomIn } from './room.ts'

/** Where the boards of the others stand open: in a column between the table and the question, or in a row below the table. */
export interface Beside {
  readonly where: 'column' | 'row'
  /** How wide the column is, or how high the row. */
  readonly extent: number
}

/** What the page takes of a window: the rail with the question, the header, and the gaps beside and between them. */
const page = { width: 336 + 3 * 8, height: 48 + 8 }
const gap = 8

/** What is left beside a whole table is shared: the table grows too, until the boards beside it have all they can use. */
const share = 0.6

/**
 * Whether a window, in the units in which it is drawn, has room for the boards of the others beside a table that keeps all
 * its parts, and where.
 */
export function roomBeside(
  size: { readonly width: number; readonly height: number },
  { table, seat }: LeastRoom,
): Beside | undefined {
  if (roomIn(size) !== 'wide') return undefined
  const width = size.width - page.width - gap - table.width
  const height = size.height - page.height - table.height
  if (height >= 0 && width >= seat.width)
    return { where: 'column', extent: Math.round(Math.max(seat.width, Math.min(share * width, 2 * seat.width))) }
  const below = height - gap
  if (width + gap >= 0 && below >= seat.height)
    return { where: 'row', extent: Math.round(Math.max(seat.height, Math.min(share * below, 1.5 * seat.height))) }
  return undefined
}

/** How high the strip is by which one goes through a game, with the gap below it. */
export const STRIP = 54

/** What is needed under something that is so high. */
export const under = (height: number, { table, seat }: LeastRoom): LeastRoom => ({
  table: { width: table.width, height: table.height + height },
  seat,
})
