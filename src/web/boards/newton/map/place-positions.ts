import { distance, type Point, round } from '../../../plates/geometry.ts'
import { boxOf, halfWidth, type Shape } from '../../../plates/marks/shape.ts'
import { coastline } from '../coastline.ts'
import type { PlaceData } from '../components.ts'

const shapes: Readonly<Record<string, Shape>> = {
  start: { kind: 'disc', radius: 12 },
  university: { kind: 'disc', radius: 14 },
  ancientLand: { kind: 'disc', radius: 15 },
  city: { kind: 'box', width: 27, height: 27 },
  village: { kind: 'disc', radius: 10 },
  master: { kind: 'disc', radius: 14 },
  objective: { kind: 'box', width: 46, height: 38 },
}

const dot: Shape = { kind: 'disc', radius: 10 }

export const shapeOfPlace = (place: PlaceData): Shape => shapes[place.kind] ?? dot

export const placeBox = (place: PlaceData, at: Point, room = 0) => boxOf(shapeOfPlace(place), at, room)

/** The true place on the map; a place of a component pack that no atlas knows stands where its data puts it. */
function truePosition(place: PlaceData): Point {
  const known = coastline.places[place.id]
  if (known !== undefined) return { x: known[0], y: known[1] }
  return { x: 50 + (place.x / 100) * (coastline.width - 100), y: 50 + (place.y / 100) * (coastline.height - 100) }
}

/** Room between two outlines: enough for rings, a cost and a name. */
const apart = 17

/** True positions, pushed apart where two places would touch, each held back by a weak spring. */
export function placePositions(places: readonly PlaceData[]): ReadonlyMap<string, Point> {
  const bodies = places.map(place => {
    const home = truePosition(place)
    return { id: place.id, home, radius: Math.min(18, halfWidth(shapeOfPlace(place)) + 0.5), x: home.x, y: home.y }
  })
  for (let round = 0; round < 400; round++) {
    bodies.forEach((a, i) => {
      for (const b of bodies.slice(i + 1)) {
        const gap = distance(a, b) || 1
        const least = a.radius + b.radius + apart
        if (gap >= least) continue
        const push = ((least - gap) / gap) * 0.25
        const dx = (b.x - a.x) * push
        const dy = (b.y - a.y) * push
        a.x -= dx
        a.y -= dy
        b.x += dx
        b.y += dy
      }
    })
    for (const body of bodies) {
      body.x += (body.home.x - body.x) * 0.01
      body.y += (body.home.y - body.y) * 0.01
    }
  }
  return new Map(bodies.map(body => [body.id, { x: round(body.x), y: round(body.y) }]))
}
