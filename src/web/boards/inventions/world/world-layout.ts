import { type Box, centerOf, type Point, round } from '../../../plates/geometry.ts'
import { idOf, kindOf, type PlaceName } from '../../../plates/targets.ts'
import { world } from './coastline.ts'

/** How large the world is drawn where nothing asks for another form. */
export const worldWidth = 840
export const worldHeight = 484

/** Four displays beside each other need this width; two above each other and the map between them this height. */
export const leastWorld = { width: 840, height: 404 }

/** How the field of the coastline lies on a plate of the usual form. */
const mapScale = 0.83
const mapOrigin: Point = { x: 9, y: 98 }

export const displayWidth = 202
export const displayHeight = 106
const margin = 8

/** Displays lie above and below the world, by region number from 0. */
const rows: readonly { readonly side: 'top' | 'bottom'; readonly column: number }[] = [
  { side: 'bottom', column: 1 },
  { side: 'bottom', column: 2 },
  { side: 'top', column: 1 },
  { side: 'top', column: 2 },
  { side: 'bottom', column: 3 },
  { side: 'top', column: 0 },
  { side: 'bottom', column: 0 },
]

export interface RegionSpot {
  /** The plate with its card, citizens and tokens. */
  readonly display: Box
  /** Its number on the map. */
  readonly at: Point
  /** From the display to the number. */
  readonly leader: string
}

/** The world laid out on a plate: displays keep their size, the map has what they leave and is stretched a little. */
export interface WorldLayout {
  readonly width: number
  readonly height: number
  /** Where the field of the coastline begins, and its scale in both directions. */
  readonly origin: Point
  readonly scale: Point
  readonly spots: readonly RegionSpot[]
}

/** The coast is not stretched more than this. */
const stretch = 1.2

/** The height at which the middles of the regions lie on average, on a plate of the usual form. */
const equator = 246

/** The middles of the regions, moved where pieces need room. */
const moved: readonly Point[] = [
  { x: -8, y: 12 },
  { x: 14, y: 4 },
  { x: -12, y: -2 },
  { x: 40, y: 4 },
  { x: -22, y: -30 },
  { x: -8, y: 16 },
  { x: 4, y: -14 },
]

export function layWorld(width: number, height: number): WorldLayout {
  const displays = 2 * (displayHeight + margin)
  const across = width / worldWidth
  const room = (height - displays) / (worldHeight - displays)
  const high = Math.min(Math.max(room, 0.8), across * stretch)
  const wide = Math.min(across, high * stretch)
  const left = (width - worldWidth * wide) / 2
  const middle = equator + (height - worldHeight) / 2 - Math.max(0, 1 - high) * 50
  const onPlate = ({ x, y }: Point): Point => ({ x: left + x * wide, y: middle + (y - equator) * high })
  const spots = Object.values(world.regions).map(([x, y], index): RegionSpot => {
    const { side, column } = rows[index] ?? { side: 'top', column: 0 }
    const step = (width - 2 * margin - displayWidth) / (side === 'top' ? 2 : 3)
    const display: Box = {
      x: margin + column * step,
      y: side === 'top' ? margin : height - margin - displayHeight,
      w: displayWidth,
      h: displayHeight,
    }
    const shift = moved[index] ?? { x: 0, y: 0 }
    const at = onPlate({ x: mapOrigin.x + x * mapScale + shift.x, y: mapOrigin.y + y * mapScale + shift.y })
    return { display, at, leader: leaderPath(display, at, side) }
  })
  return { width, height, origin: onPlate(mapOrigin), scale: { x: mapScale * wide, y: mapScale * high }, spots }
}

/** The world in its usual form. */
export const usualWorld = layWorld(worldWidth, worldHeight)

/** Text on the world is not set smaller than this. */
const leastScale = 0.95

/** The world for a window of this size: laid out to fill it, larger where there is room, never smaller than it can be read. */
export function worldIn(room: { readonly width: number; readonly height: number }): {
  readonly layout: WorldLayout
  readonly scale: number
} {
  const usual = Math.min(room.width / worldWidth, room.height / worldHeight)
  const least = Math.min(room.width / leastWorld.width, room.height / leastWorld.height)
  const scale = Math.max(leastScale, usual > 1 ? usual : Math.min(1, least))
  const width = Math.max(leastWorld.width, room.width / scale)
  const height = Math.max(leastWorld.height, room.height / scale)
  return { layout: layWorld(round(width), round(height)), scale }
}

function leaderPath(display: Box, at: Point, side: 'top' | 'bottom'): string {
  const x = centerOf(display).x
  const y = side === 'top' ? display.y + display.h : display.y
  const bend = side === 'top' ? 30 : -30
  return `M${x} ${y}C${x} ${y + bend} ${at.x} ${at.y - bend} ${at.x} ${at.y}`
}

/** Where the parts of a display lie in it. */
export const presentersBox: Box = { x: 5, y: 26, w: 38, h: 75 }
export const cardBox: Box = { x: 47, y: 26, w: 112, h: 75 }
export const inventorAt: Point = { x: 180, y: 38 }
export const innovatorAt: Point = { x: 180, y: 62 }
export const wealthBox: Box = { x: 163, y: 77, w: 35, h: 24 }
export const influenceAt = (space: number): Point => ({ x: displayWidth - 58 + space * 22, y: 13 })

/** Citizens of several owners beside the number of their region. */
export const crowdSpot = (at: Point, place: number): Point => ({
  x: at.x + 33 + (place % 2) * 37,
  y: at.y - 8 + Math.floor(place / 2) * 21,
})
export const knowledgeSpot = (at: Point): Point => ({ x: at.x - 6, y: at.y + 26 })
export const sageSpot = (at: Point): Point => ({ x: at.x - 23, y: at.y - 3 })
export const chronosSpot = (at: Point): Point => ({ x: at.x - 35, y: at.y + 20 })

/** What of the world a place lies on, so that a small window shows it. */
export function boxOfPlace(place: PlaceName, indexOf: (kind: string, id: string) => number): Box | undefined {
  const spot = usualWorld.spots[indexOf(kindOf(place), idOf(place))]
  if (spot === undefined) return undefined
  const { at, display } = spot
  return ['region', 'citizens', 'knowledge'].includes(kindOf(place))
    ? { x: at.x - 44, y: at.y - 24, w: 136, h: 64 }
    : display
}
