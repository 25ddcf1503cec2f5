import type { Pack } from '../../../../games/expo1906/pack.ts'
import { type Box, boxAround, type Point } from '../../../plates/geometry.ts'

export const patentsWidth = 584
export const patentsHeight = 408

const firstRow = 52
const rowPitch = 38
const firstColumn = 76
const columnPitch = 51

export const rowY = (row: number): number => firstRow + row * rowPitch
export const columnX = (column: number): number => firstColumn + (column - 1) * columnPitch

/** The common start lies before the middle of all rows. */
export const startAt = (rows: number): Point => ({ x: columnX(1) - 6, y: (rowY(0) + rowY(rows - 1)) / 2 })

/** Spaces that give points are a little larger. */
export const spaceRadius = (endVp: number): number => (endVp > 0 ? 12 : 9.5)

/** Where each space of the Patents Office lies. */
export function spacePoints({ board: { patentsOffice } }: Pack): ReadonlyMap<string, Point> {
  const { rows, spaces } = patentsOffice
  return new Map(
    spaces.map(({ id, row, column }) => [
      id,
      row === undefined
        ? startAt(rows.length)
        : { x: columnX(column), y: rowY(rows.findIndex(one => one.resource === row)) },
    ]),
  )
}

export const spaceBox = (at: Point): Box => boxAround(at, 44)

export const chitsY = 282
export const prestigeY = 344
export const fundingY = 380
