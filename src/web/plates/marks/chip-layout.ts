import { type Box, boxAround, overlap, type Point } from '../geometry.ts'
import type { ChipPart } from '../targets.ts'
import { halfHeight, halfWidth, type Shape } from './shape.ts'

export const chipHeight = 23

export const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`)

export const partWidth = (part: ChipPart) =>
  'text' in part ? part.text.length * 6.6 : signed(part.change).length * 7.4 + 18

export const chipWidth = (parts: readonly ChipPart[]) =>
  parts.reduce((sum, part) => sum + partWidth(part), 0) + (parts.length - 1) * 7 + 18

/** Puts a chip beside its place where it covers least of what it should leave visible. */
export function placeChip(at: Point, shape: Shape, width: number, avoid: readonly Box[], frame: Box): Point {
  const dx = halfWidth(shape) + 9 + width / 2
  const dy = halfHeight(shape) + 9 + chipHeight / 2
  const candidates: readonly (readonly [number, number])[] = [
    [dx, 0],
    [0, dy],
    [-dx, 0],
    [0, -dy],
    [dx * 0.75, dy * 0.85],
    [-dx * 0.75, dy * 0.85],
    [dx * 0.75, -dy * 0.85],
    [-dx * 0.75, -dy * 0.85],
    [0, dy + 16],
    [0, -dy - 16],
    [dx * 0.6, dy + 14],
    [-dx * 0.6, dy + 14],
    [dx + 14, dy * 0.5],
    [-dx - 14, dy * 0.5],
    [0, dy + 34],
  ]
  let best = at
  let least = Infinity
  candidates.forEach(([x, y], rank) => {
    const center = { x: at.x + x, y: at.y + y }
    const box = boxAround(center, width, chipHeight)
    const outside = box.w * box.h - overlap(box, frame)
    const cover = avoid.reduce((sum, other) => sum + overlap(box, other), 0) + outside * 20 + rank * 6
    if (cover < least) {
      least = cover
      best = center
    }
  })
  return best
}
