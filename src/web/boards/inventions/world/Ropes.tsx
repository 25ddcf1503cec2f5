import { memo } from 'react'
import type { Inventions } from '../../../../games/inventions/components.ts'
import { between, type Point, round } from '../../../plates/geometry.ts'
import { useWorld } from './use-world.ts'

/** Farther apart than this share of the map, a rope goes round its edge. */
const far = 0.46

function rope(a: Point, b: Point, worldWidth: number): string {
  if (Math.abs(a.x - b.x) > worldWidth * far) {
    const [west, east] = a.x < b.x ? [a, b] : [b, a]
    const y = round(Math.min(a.y, b.y) - 26)
    return `M${round(west.x)} ${round(west.y)}Q${round(west.x * 0.4)} ${y} 4 ${y}M${round(east.x)} ${round(east.y)}Q${round(east.x + (worldWidth - east.x) * 0.6)} ${y} ${worldWidth - 4} ${y}`
  }
  const middle = between(a, b, 0.5)
  const sag = Math.hypot(b.x - a.x, b.y - a.y) * 0.12
  return `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y + sag)} ${round(b.x)} ${round(b.y)}`
}

/** The ropes along which citizens travel. */
export const Ropes = memo(function Ropes({ regions }: { regions: Inventions['regions'] }) {
  const { spots, width } = useWorld()
  const d = regions
    .flatMap(({ index, routes }) =>
      routes
        .filter(({ to }) => to > index)
        .map(({ to }) => {
          const a = spots[index]
          const b = spots[to]
          return a === undefined || b === undefined ? '' : rope(a.at, b.at, width)
        }),
    )
    .join('')
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--land)" strokeWidth="5" opacity=".85" />
      <path d={d} stroke="var(--ink)" strokeWidth="2.4" />
      <path d={d} stroke="var(--r-coin)" strokeWidth="1.1" strokeDasharray="3 3" />
    </g>
  )
})
