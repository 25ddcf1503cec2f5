import { memo } from 'react'
import { fillOf, hatchOf, type SeatColor } from '../seats.ts'

const drops = [0, 3, 1, 4]

/** A bookshelf tile: books of the seat's colour standing side by side, every other one hatched. */
export const Spines = memo(function Spines({
  color,
  x,
  y,
  width,
  height,
  count = 4,
}: {
  color: SeatColor
  x: number
  y: number
  width: number
  height: number
  count?: number
}) {
  const thick = width / count
  return (
    <g stroke="var(--ink)" strokeWidth=".9">
      {Array.from({ length: count }, (_, i) => ({ left: x + i * thick, tall: height - (drops[i % 4] ?? 0) })).map(
        ({ left, tall }, i) => (
          <g key={left}>
            <rect
              x={left}
              y={y + height - tall}
              width={thick - 0.6}
              height={tall}
              fill={i % 2 === 1 ? hatchOf(color) : fillOf(color)}
            />
            <path
              d={`M${left} ${y + height - tall * 0.76}h${thick - 0.6}`}
              stroke="var(--paper-raised)"
              strokeWidth="1.2"
            />
          </g>
        ),
      )}
    </g>
  )
})
