export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly w: number
  readonly h: number
}

export const boxAround = (center: Point, w: number, h = w): Box => ({ x: center.x - w / 2, y: center.y - h / 2, w, h })

export const centerOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

/** The length of the segment from `a` to `b` that lies inside the box. */
export function lengthInside(a: Point, b: Point, box: Box): number {
  let enter = 0
  let leave = 1
  const sides: readonly [number, number, number, number][] = [
    [b.x - a.x, a.x, box.x, box.x + box.w],
    [b.y - a.y, a.y, box.y, box.y + box.h],
  ]
  for (const [direction, start, low, high] of sides) {
    if (direction === 0) {
      if (start < low || start > high) return 0
      continue
    }
    const first = (low - start) / direction
    const second = (high - start) / direction
    enter = Math.max(enter, Math.min(first, second))
    leave = Math.min(leave, Math.max(first, second))
  }
  return leave > enter ? (leave - enter) * distance(a, b) : 0
}

/** The smallest box around all boxes, or nothing where there is none. */
export function union(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  const right = Math.max(...boxes.map(box => box.x + box.w))
  const bottom = Math.max(...boxes.map(box => box.y + box.h))
  return { x, y, w: right - x, h: bottom - y }
}

export const round = (value: number) => Math.round(value * 100) / 100

export function hexagonPath(center: Point, radius: number): string {
  const corner = (i: number) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3
    return `${round(center.x + radius * Math.cos(angle))} ${round(center.y + radius * Math.sin(angle))}`
  }
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`
}

/** Where each of `count` equal round pieces of radius 1 stands around a common point, and how large it is drawn. */
export function huddle(count: number): readonly { dx: number; dy: number; scale: number }[] {
  if (count <= 1) return [{ dx: 0, dy: 0, scale: 1 }]
  if (count === 2)
    return [
      { dx: -0.52, dy: -0.4, scale: 0.84 },
      { dx: 0.52, dy: 0.4, scale: 0.84 },
    ]
  return Array.from({ length: count }, (_, i) => ({
    dx: i % 2 === 0 ? -0.66 : 0.66,
    dy: (Math.floor(i / 2) - (Math.ceil(count / 2) - 1) / 2) * 1.32,
    scale: 0.7,
  }))
}
