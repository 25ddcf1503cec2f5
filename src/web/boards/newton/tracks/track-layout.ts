import { huddle, type Point, round } from '../../../plates/geometry.ts'
import { halfWidth, type Shape } from '../../../plates/marks/shape.ts'
import { idOf, kindOf, type PlaceName } from '../../../plates/targets.ts'
import type { NewtonComponents, TechSpaceData, WorkSpaceData } from '../components.ts'

export const tracksWidth = 454
export const tracksHeight = 507

/** The brass rule of the work track. */
export const rule = { left: 22, right: tracksWidth - 22, y: 44, height: 30 }
const workStep = (spaces: number) => (rule.right - rule.left) / (spaces - 1)

export const workSpot = (index: number, spaces: number): Point => ({
  x: round(rule.left + index * workStep(spaces)),
  y: rule.y,
})

export const workShape: Shape = { kind: 'disc', radius: 9.5 }

/** Where the tile of a work space hangs from the rule; the last one is drawn in from the edge. */
export function hangingSpot(space: WorkSpaceData, spaces: number): Point {
  const { x, y } = workSpot(space.index, spaces)
  return { x: space.kind === 'objective' ? Math.min(x, tracksWidth - 34) : x, y: y + 38 }
}

const rays = { left: 38, right: tracksWidth - 38, top: 148, bottom: tracksHeight - 34 }

/** Percent of the tracks board to the field below the rule: the prism at the foot, the finals at the head. */
export const techSpot = (space: TechSpaceData): Point => ({
  x: round(rays.left + ((space.x - 8) / 84) * (rays.right - rays.left)),
  y: round(rays.top + ((space.y - 20) / 76) * (rays.bottom - rays.top)),
})

/** Room for the longest row of effects that an invention has. */
export const inventionWidth = 68

const techShapes: Readonly<Record<string, Shape>> = {
  start: { kind: 'box', width: 64, height: 46 },
  plain: { kind: 'disc', radius: 8 },
  bonus: { kind: 'disc', radius: 11.5 },
  specialization: { kind: 'box', width: 46, height: 25 },
  invention: { kind: 'box', width: inventionWidth, height: 26 },
  master: { kind: 'disc', radius: 17 },
  objective: { kind: 'box', width: 58, height: 46 },
}

const plain: Shape = { kind: 'disc', radius: 8 }

export const techShape = (space: TechSpaceData): Shape => techShapes[space.kind] ?? plain

/** The point and outline of a place on either track. */
export function trackPlace(
  place: PlaceName,
  components: NewtonComponents,
): { readonly at: Point; readonly shape: Shape } | undefined {
  if (kindOf(place) === 'work') {
    return { at: workSpot(Number(idOf(place)), components.workTrack.spaces.length), shape: workShape }
  }
  const space = components.technologyTrack.spaces.find(one => kindOf(place) === 'tech' && one.id === idOf(place))
  return space && { at: techSpot(space), shape: techShape(space) }
}

/** Where student number `index` of `count` stands at a space: in front of small spaces, at the sides of tiles. */
export function studentSpot(space: TechSpaceData, index: number, count: number): Point {
  const { x, y } = techSpot(space)
  if (space.kind === 'start') {
    const row = Math.min(count, 8)
    const step = Math.min(18, 112 / row)
    const inRow = Math.min(row, count - Math.floor(index / row) * row)
    return { x: x + ((index % row) - (inRow - 1) / 2) * step, y: y + 7 - Math.floor(index / row) * 13 }
  }
  const shape = techShape(space)
  if (shape.kind === 'box' || space.kind === 'master') {
    const side = index % 2 === 0 ? -1 : 1
    return { x: x + side * (halfWidth(shape) + 2), y: y - 3 + Math.floor(index / 2) * 14 }
  }
  const step = Math.min(15, 44 / count)
  return { x: x + (index - (count - 1) / 2) * step, y: y - 5 }
}

/** Where marker number `index` of `count` lies on its field of the rule. */
export function markerSpot(at: Point, index: number, count: number): { at: Point; scale: number } {
  const { dx, dy, scale } = huddle(count)[index] ?? { dx: 0, dy: 0, scale: 1 }
  return { at: { x: at.x + dx * 9.5, y: at.y + dy * 9.5 - 1 }, scale }
}
