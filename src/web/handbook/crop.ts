import type { Box } from '../plates/geometry.ts'

interface Sheet {
  readonly width: number
  readonly height: number
}

const margin = 30

/** How much wider than high a piece may be. */
export interface Proportions {
  readonly least: number
  readonly most: number
}

/** The piece of a sheet that shows all of some boxes, with a margin, in the proportions asked for where that fits. */
export function cropAround(boxes: readonly Box[], sheet: Sheet, proportions: Proportions): Box {
  if (boxes.length === 0) return { x: 0, y: 0, w: sheet.width, h: sheet.height }
  const left = Math.min(...boxes.map(box => box.x)) - margin
  const top = Math.min(...boxes.map(box => box.y)) - margin
  const right = Math.max(...boxes.map(box => box.x + box.w)) + margin
  const bottom = Math.max(...boxes.map(box => box.y + box.h)) + margin
  const asked = { x: left, y: top, w: right - left, h: bottom - top }
  const [x, w] = within(asked.x, asked.w, Math.max(asked.w, asked.h * proportions.least), sheet.width)
  const [y, h] = within(asked.y, asked.h, Math.max(asked.h, asked.w / proportions.most), sheet.height)
  return { x, y, w, h }
}

/** A stretch grown around its middle, pushed back into a sheet. */
function within(from: number, length: number, wanted: number, room: number): readonly [number, number] {
  const long = Math.min(wanted, room)
  const start = from + length / 2 - long / 2
  return [Math.max(0, Math.min(start, room - long)), long]
}
