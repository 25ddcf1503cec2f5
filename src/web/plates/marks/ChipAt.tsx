import type { Point } from '../geometry.ts'
import { IconAt } from '../Icon.tsx'
import { inkOf, type SeatColor } from '../seats.ts'
import type { ChipPart } from '../targets.ts'
import { chipHeight, chipWidth, partWidth, signed } from './chip-layout.ts'

function Part({ part, x }: { part: ChipPart; x: number }) {
  if ('text' in part) {
    return (
      <text x={x} y="4.5" className="plate-number is-start" fontSize="13" fill={`var(--${part.tone})`}>
        {part.text}
      </text>
    )
  }
  return (
    <>
      <text
        x={x}
        y="4.5"
        className="plate-number is-start"
        fontSize="13"
        fill={part.change < 0 ? 'var(--cost)' : 'var(--gain)'}
      >
        {signed(part.change)}
      </text>
      <IconAt name={part.icon} x={x + partWidth(part) - 8} y={0} size={15} />
    </>
  )
}

/** What is paid and gained, in a capsule beside the place. */
export function ChipAt({ at, parts, by }: { at: Point; parts: readonly ChipPart[]; by?: SeatColor | undefined }) {
  const width = chipWidth(parts)
  let x = -width / 2 + 9
  return (
    <g className="chip" transform={`translate(${at.x} ${at.y})`}>
      <rect
        x={-width / 2}
        y={-chipHeight / 2}
        width={width}
        height={chipHeight}
        rx={chipHeight / 2}
        fill="var(--paper-raised)"
        stroke={by === undefined ? 'var(--accent)' : inkOf(by)}
        strokeWidth="1.5"
      />
      {parts.map(part => {
        const left = x
        x += partWidth(part) + 7
        return <Part key={left} part={part} x={left} />
      })}
    </g>
  )
}
