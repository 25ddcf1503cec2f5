import { type Box, boxAround, overlap, type Point } from '../../../plates/geometry.ts'
import { halfWidth } from '../../../plates/marks/shape.ts'
import type { PlaceData } from '../components.ts'
import { shapeOfPlace } from './place-positions.ts'

const step = 11

/** Where the cube number `index` of `count` stands in the column beside a place. */
export const cubeSpot = (place: PlaceData, at: Point, index: number, count: number): Point => ({
  x: at.x + halfWidth(shapeOfPlace(place)) + 3,
  y: at.y + ((count - 1) * step) / 2 - index * step + 2,
})

/** How scientists gather at a place whose left side is free: before it, then in an arc around it. */
const gathering: readonly (readonly [number, number])[] = [
  [-12, -13],
  [5, -18],
  [-19, 3],
  [15, -22],
]

export type Side = 'left' | 'right'

export function scientistSpot(at: Point, side: Side, index: number): Point {
  const [dx, dy] = gathering[index % gathering.length] ?? [0, 0]
  return { x: at.x + (side === 'left' ? dx : -dx), y: at.y + dy }
}

/** The side of a place where a scientist covers less of its neighbours. */
export function freeSide(at: Point, neighbours: readonly Box[]): Side {
  const cover = (side: Side) => {
    const body = boxAround(scientistSpot(at, side, 0), 22, 26)
    return neighbours.reduce((sum, box) => sum + overlap(body, box), 0)
  }
  return cover('right') < cover('left') ? 'right' : 'left'
}
