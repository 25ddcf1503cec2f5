import type { Point } from '../../../plates/geometry.ts'
import { mapHeight, mapWidth, frameWidth as t } from './map-layout.ts'

export interface ScoreSpot extends Point {
  /** On which side of the map the spot lies. */
  readonly side: 'top' | 'right' | 'bottom' | 'left'
}

const across = mapWidth - t
const down = mapHeight - t

/** The frame counts from 0 to 50 and then goes round again. */
export const scoreFields = 51

/** The middle of a score's field on the frame: clockwise from the top left corner. */
export function scoreSpot(score: number): ScoreSpot {
  const perimeter = 2 * (across + down)
  let way = (((score % scoreFields) + 0.5) / scoreFields) * perimeter
  const inner = t / 2
  const outer = t / 2 - 2
  if (way < across) return { x: inner + way, y: outer, side: 'top' }
  way -= across
  if (way < down) return { x: mapWidth - outer, y: inner + way, side: 'right' }
  way -= down
  if (way < across) return { x: mapWidth - inner - way, y: mapHeight - outer, side: 'bottom' }
  way -= across
  return { x: outer, y: mapHeight - inner - way, side: 'left' }
}

/** The length of one field along the frame. */
export const fieldLength = (2 * (across + down)) / scoreFields
