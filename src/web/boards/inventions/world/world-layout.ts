import { type Box, centerOf, type Point } from '../../../plates/geometry.ts'
import { idOf, kindOf, type PlaceName } from '../../../plates/targets.ts'
import { world } from './coastline.ts'

export const worldWidth = 840
export const worldHeight = 484

/** How the field of the coastline lies on the plate. */
export const mapScale = 0.83
export const mapOrigin: Point = { x: 9, y: 98 }

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

export const regionSpots: readonly RegionSpot[] = Object.values(world.regions).map(([x, y], index) => {
  const { side, column } = rows[index] ?? { side: 'top', column: 0 }
  const step = (worldWidth - 2 * margin - displayWidth) / (side === 'top' ? 2 : 3)
  const display: Box = {
    x: margin + column * step,
    y: side === 'top' ? margin : worldHeight - margin - displayHeight,
    w: displayWidth,
    h: displayHeight,
  }
  const shift = moved[index] ?? { x: 0, y: 0 }
  const at = { x: mapOrigin.x + x * mapScale + shift.x, y: mapOrigin.y + y * mapScale + shift.y }
  return { display, at, leader: leaderPath(display, at, side) }
})

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
  const spot = regionSpots[indexOf(kindOf(place), idOf(place))]
  if (spot === undefined) return undefined
  const { at, display } = spot
  return ['region', 'citizens', 'knowledge'].includes(kindOf(place))
    ? { x: at.x - 44, y: at.y - 24, w: 136, h: 64 }
    : display
}
