import type { ReactNode } from 'react'
import { PlateFrame } from '../../plates/PlateFrame.tsx'

/** The line of an engraving. */
export const ink = { stroke: 'var(--ink)', fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const width = 318
const height = 196
const ticks = 30

/** A plate with a graduated frame, as in old books of natural philosophy. */
export function Plate({ children }: { children: ReactNode }) {
  const step = (width - 12) / ticks
  const dark = Array.from({ length: ticks / 2 }, (_, at) => 6 + (2 * at + 1) * step)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="game-picture" aria-hidden="true">
      <PlateFrame width={width} height={height} />
      {dark.map(x => (
        <g key={x} fill="var(--ink)">
          <rect x={x} y="2.5" width={step} height="3.5" />
          <rect x={x} y={height - 6} width={step} height="3.5" />
        </g>
      ))}
      <svg
        aria-hidden="true"
        x="6.5"
        y="6.5"
        width={width - 13}
        height={height - 13}
        viewBox={`6.5 6.5 ${width - 13} ${height - 13}`}
      >
        {children}
      </svg>
      <rect x="6" y="6" width={width - 12} height={height - 12} fill="none" stroke="var(--ink)" strokeWidth=".75" />
    </svg>
  )
}

/** Hatching: short strokes set along a line. */
export function Hatching({
  from: [x1, y1],
  to: [x2, y2],
  count,
  stroke: [dx, dy],
  opacity = 0.6,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  count: number
  stroke: readonly [number, number]
  opacity?: number
}) {
  const strokes = Array.from({ length: count + 1 }, (_, at) => {
    const share = at / count
    return `M${(x1 + (x2 - x1) * share).toFixed(1)} ${(y1 + (y2 - y1) * share).toFixed(1)}l${dx} ${dy}`
  })
  return <path d={strokes.join('')} {...ink} strokeWidth=".7" opacity={opacity} />
}

export const Caption = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text x={x} y={y} className="plate-minor" fontSize="15" fill="var(--ink)">
    {children}
  </text>
)
