import { between, distance, type Point, round } from '../../../plates/geometry.ts'
import { halfWidth } from '../../../plates/marks/shape.ts'
import type { PlaceData, RouteData } from '../components.ts'
import { shapeOfPlace } from './place-positions.ts'

export interface RouteLayout {
  readonly route: RouteData
  readonly from: Point
  readonly to: Point
  readonly bend: Point | undefined
  /** Where the coin with the cost lies; nothing for a free route. */
  readonly cost: Point | undefined
}

/** Long sea routes swing around the land; pixels to the right of the way from a to b. */
const bends: Readonly<Record<string, number>> = {
  'dublin--lisboa': -46,
  'lisboa--carthago': -26,
  'alexandria--carthago': 26,
  'map-objective--istanbul': -14,
  'smyrna--alexandria': -8,
}

export const costSize = 16

function bendOf(route: RouteData, from: Point, to: Point): Point | undefined {
  const offset = bends[route.id]
  if (offset === undefined) return undefined
  const length = distance(from, to) || 1
  const middle = between(from, to, 0.5)
  return {
    x: round(middle.x + ((to.y - from.y) / length) * offset),
    y: round(middle.y - ((to.x - from.x) / length) * offset),
  }
}

const along = (from: Point, bend: Point, to: Point, share: number) =>
  between(between(from, bend, share), between(bend, to, share), share)

export function routeLayouts(
  places: readonly PlaceData[],
  routes: readonly RouteData[],
  positions: ReadonlyMap<string, Point>,
): readonly RouteLayout[] {
  const taken: Point[] = []
  /** The share of the route where its coin keeps the greatest distance from places and other coins. */
  const costSpot = (from: Point, bend: Point, to: Point): Point => {
    let best = between(from, to, 0.5)
    let widest = -Infinity
    for (let share = 0.3; share <= 0.701; share += 0.05) {
      const spot = along(from, bend, to, share)
      let free = 40
      for (const place of places) {
        const at = positions.get(place.id)
        if (at !== undefined) free = Math.min(free, distance(at, spot) - halfWidth(shapeOfPlace(place)) - costSize / 2)
      }
      for (const other of taken) free = Math.min(free, distance(other, spot) - costSize - 1)
      free -= Math.abs(share - 0.5) * 3
      if (free > widest) {
        widest = free
        best = spot
      }
    }
    taken.push(best)
    return { x: round(best.x), y: round(best.y) }
  }
  return routes.flatMap(route => {
    const from = positions.get(route.a)
    const to = positions.get(route.b)
    if (from === undefined || to === undefined) return []
    const bend = bendOf(route, from, to)
    const cost = route.cost > 0 ? costSpot(from, bend ?? between(from, to, 0.5), to) : undefined
    return [{ route, from, to, bend, cost }]
  })
}
