import { between, distance, type Point, round } from '../geometry.ts'
import { inkOf, type SeatColor } from '../seats.ts'

/** One step of a way: straight, or bent towards a control point. */
export interface Leg {
  readonly from: Point
  readonly to: Point
  readonly bend?: Point | undefined
}

const head = 7.5

/** The leg as a path that leaves its ends free by some pixels, with an arrowhead. */
function legPath({ from, to, bend = between(from, to, 0.5) }: Leg, leave: number, arrive: number): string {
  const length = distance(from, bend) + distance(bend, to)
  const start = Math.min(0.4, leave / length)
  const end = 1 - Math.min(0.4, arrive / length)
  const at = (t: number) => between(between(from, bend, t), between(bend, to, t), t)
  const p = at(start)
  const q = at(end)
  const control = between(between(from, bend, start), between(bend, to, start), end)
  const before = at(end - 0.02)
  const step = distance(before, q) || 1
  const u = (q.x - before.x) / step
  const v = (q.y - before.y) / step
  const wing = (side: number) => `${round(q.x - u * head + side * v * 5.5)} ${round(q.y - v * head - side * u * 5.5)}`
  return `M${round(p.x)} ${round(p.y)}Q${round(control.x)} ${round(control.y)} ${round(q.x)} ${round(q.y)}M${wing(1)}L${round(q.x)} ${round(q.y)}L${wing(-1)}`
}

/** A way that a piece would go (plum) or has gone (in the mover's ink). */
export function Way({ legs, by }: { legs: readonly Leg[]; by?: SeatColor | undefined }) {
  if (legs.length === 0) return null
  const d = legs.map(leg => legPath(leg, 15, 20)).join('')
  return (
    <g className="way">
      <path d={d} stroke="var(--paper-raised)" strokeWidth="7.5" />
      <path d={d} stroke={by === undefined ? 'var(--accent)' : inkOf(by)} strokeWidth="3.5" />
    </g>
  )
}
