import { IconAt } from '../Icon.tsx'

/** Victory points: an inked rosette with the number in the colour of the paper. */
export function Rosette({ points, x, y, size = 20 }: { points: number; x: number; y: number; size?: number }) {
  const text = Math.max(12, size * 0.62)
  return (
    <g>
      <IconAt name="vp" x={x} y={y} size={size} />
      <text x={x} y={y + text * 0.34} className="plate-number" fontSize={text} fill="var(--paper)">
        {points}
      </text>
    </g>
  )
}
