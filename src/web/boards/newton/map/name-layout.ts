import { type Box, between, boxAround, lengthInside, overlap, type Point } from '../../../plates/geometry.ts'
import { halfHeight, halfWidth } from '../../../plates/marks/shape.ts'
import { textWidth } from '../../../plates/text-width.ts'
import type { PlaceData } from '../components.ts'
import { placeBox, shapeOfPlace } from './place-positions.ts'
import { costSize, type RouteLayout } from './route-layout.ts'

export type Anchor = 'start' | 'middle' | 'end'

export interface NameLayout {
  readonly place: PlaceData
  readonly minor: boolean
  readonly at: Point
  readonly anchor: Anchor
  readonly box: Box
}

export const nameSize = (minor: boolean) => (minor ? 13 : 14)

/** Room that travel cubes take beside a place: a column of up to four. */
export function cubeColumn(place: PlaceData, at: Point): Box | undefined {
  if (place.kind === 'village' || place.kind === 'start') return undefined
  return { x: at.x + halfWidth(shapeOfPlace(place)) - 3, y: at.y - 22, w: 15, h: 46 }
}

/** Names that a rule would place badly, by hand: offset of the anchor from the place. */
const byHand: Readonly<Record<string, readonly [number, number, Anchor]>> = {
  'map-master': [-2, -22, 'end'],
  amsterdam: [-7, -24, 'middle'],
  athenai: [-17, 28, 'middle'],
  basel: [18, 2, 'start'],
  calais: [-10, 0, 'end'],
  cambridge: [-9, 16, 'end'],
  palermo: [14, 10, 'start'],
  wien: [15, 22, 'middle'],
}

type Candidate = readonly [dx: number, dy: number, anchor: Anchor, dislike: number]

function candidates(place: PlaceData, height: number): readonly Candidate[] {
  const hand = byHand[place.id]
  if (hand !== undefined) return [[...hand, 0]]
  const w = halfWidth(shapeOfPlace(place)) + 4
  const h = halfHeight(shapeOfPlace(place)) + 4
  return [0, 7].flatMap((out): Candidate[] => [
    [0, h + height / 2 + out, 'middle', out],
    [w + 3 + out, 0, 'start', 1 + out],
    [-w - 3 - out, 0, 'end', 1 + out],
    [0, -h - height / 2 - out, 'middle', 0.6 + out],
    [w * 0.75 + out, h * 0.9, 'start', 1.5 + out],
    [-w * 0.75 - out, h * 0.9, 'end', 1.5 + out],
    [w * 0.75 + out, -h * 0.9, 'start', 1.5 + out],
    [-w * 0.75 - out, -h * 0.9, 'end', 1.5 + out],
  ])
}

const leftOf = (x: number, width: number, anchor: Anchor) =>
  anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2

/** Gives every name the place among sixteen where it covers least: other names and costs first, then places and routes. */
export function nameLayouts(
  places: readonly PlaceData[],
  positions: ReadonlyMap<string, Point>,
  routes: readonly RouteLayout[],
  frame: Box,
): readonly NameLayout[] {
  const standing = places.flatMap(place => {
    const at = positions.get(place.id)
    return at === undefined ? [] : [{ place, at, box: placeBox(place, at, 3), cubes: cubeColumn(place, at) }]
  })
  const costs = routes.flatMap(route => (route.cost === undefined ? [] : [boxAround(route.cost, costSize + 2)]))
  const names = new Map<string, NameLayout>()

  const cover = (box: Box, id: string): number => {
    let sum = 60 * (box.w * box.h - overlap(box, frame))
    for (const other of standing) {
      sum += overlap(box, other.box) * 2
      if (other.cubes !== undefined) sum += overlap(box, other.cubes) * 1.8
    }
    for (const [otherId, other] of names) if (otherId !== id) sum += overlap(box, other.box) * 3
    for (const cost of costs) sum += overlap(box, cost) * 4
    for (const { from, to, bend } of routes) {
      const middle = bend === undefined ? between(from, to, 0.5) : between(between(from, to, 0.5), bend, 0.5)
      sum += 1.5 * (lengthInside(from, middle, box) + lengthInside(middle, to, box))
    }
    return sum
  }

  for (let pass = 0; pass < 4; pass++) {
    for (const { place, at } of standing) {
      const minor = place.kind === 'village'
      const size = nameSize(minor)
      const width = textWidth(place.name, size) + 2
      let least = Infinity
      for (const [dx, dy, anchor, dislike] of candidates(place, size)) {
        const spot = { x: at.x + dx, y: at.y + dy }
        const box = { x: leftOf(spot.x, width, anchor), y: spot.y - size * 0.5, w: width, h: size }
        const sum = cover(box, place.id) + dislike * 8
        if (sum >= least) continue
        least = sum
        names.set(place.id, { place, minor, at: spot, anchor, box })
      }
    }
  }
  return [...names.values()]
}
