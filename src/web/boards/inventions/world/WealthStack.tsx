import type { TableInput } from '../table-input.ts'
import { BoxTarget } from './BoxTarget.tsx'
import { wealthBox } from './world-layout.ts'

/** The wealth tiles beside a region: their letter and how many are left. */
export function WealthStack({ index, left, input }: { index: number; left: number; input: TableInput }) {
  const { components, state } = input.play
  const wealth = components.wealth[state.layout.wealth[index] ?? 0]
  if (wealth === undefined) return null
  const { w, h } = wealthBox
  return (
    <BoxTarget input={input} place={`wealth:${wealth.id}`} box={wealthBox}>
      <g opacity={left === 0 ? 0.45 : 1}>
        {left > 1 && (
          <rect
            x={-w / 2 + 2}
            y={-h / 2 + 2}
            width={w - 2}
            height={h - 2}
            rx="2"
            fill="var(--paper-sunk)"
            stroke="var(--ink)"
            strokeWidth=".8"
          />
        )}
        <rect
          x={-w / 2}
          y={-h / 2}
          width={w - 3}
          height={h - 3}
          rx="2"
          fill="var(--paper-raised)"
          stroke="var(--t-wealth)"
          strokeWidth="1.4"
        />
        <text x={-9} y="3" className="plate-name" fontSize="13" textAnchor="middle">
          {wealth.letter}
        </text>
        <text x={6} y="3" className="plate-number" fontSize="11.5">
          ×{left}
        </text>
      </g>
    </BoxTarget>
  )
}
