import { memo } from 'react'
import { alike } from '../../../kernel/sharing.ts'
import { IconRowAt } from '../IconRow.tsx'
import type { IconToken } from '../icon-tokens.ts'

/** A tile lying on a plate: raised paper, ink outline, effect icons; an inner frame marks inventions. Centred on the point. */
export const Tile = memo(function Tile({
  x,
  y,
  width,
  height,
  tokens,
  size = 14,
  framed = false,
}: {
  x: number
  y: number
  width: number
  height: number
  tokens: readonly IconToken[]
  size?: number
  framed?: boolean
}) {
  const left = x - width / 2
  const top = y - height / 2
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="2.5"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      {framed && (
        <rect
          x={left + 2.5}
          y={top + 2.5}
          width={width - 5}
          height={height - 5}
          rx="1"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth=".6"
        />
      )}
      <IconRowAt tokens={tokens} x={x} y={y} size={size} room={width - (framed ? 7 : 5)} />
    </g>
  )
}, alike)

/** A stack of tiles: a second outline down right, and the count. Centred on the origin. */
export const TileStack = memo(function TileStack({
  tokens,
  left,
  width,
  height,
}: {
  tokens: readonly IconToken[]
  left: number
  width: number
  height: number
}) {
  const x = -width / 2
  const y = -height / 2
  const empty = left === 0
  return (
    <g opacity={empty ? 0.45 : 1} stroke="var(--ink)">
      {left > 1 && (
        <rect x={x + 2} y={y + 2} width={width} height={height} rx="2" fill="var(--paper-sunk)" strokeWidth=".8" />
      )}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="2"
        fill={empty ? 'none' : 'var(--paper-raised)'}
        strokeWidth="1.1"
        strokeDasharray={empty ? '3 3' : undefined}
      />
      <g stroke="none">
        <IconRowAt tokens={tokens} x={-width * 0.12} y={0} size={15} gap={0} />
        <text x={width / 2 - 6} y={height / 2 - 3} className="plate-number" fontSize="12" fill="var(--ink-2)">
          {left}
        </text>
      </g>
    </g>
  )
}, alike)
