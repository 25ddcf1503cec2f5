import { memo } from 'react'
import { SeatSymbol } from '../SeatSymbol.tsx'
import { fillOf, hatchOf, type SeatColor } from '../seats.ts'
import { pieceProps } from './piece-kind.ts'

const column = (h: number) =>
  `M${-h * 0.26} ${h / 2}h${h * 0.52}v${-h * 0.12}h${-h * 0.08}v${-h * 0.66}h${h * 0.08}v${-h * 0.2}h${-h * 0.52}v${h * 0.2}h${h * 0.08}v${h * 0.66}h${-h * 0.08}Z`

/** A column with capital and foot, hatched in the seat's colour; nobody's is paper and ink. Centred on the origin. */
export const Pillar = memo(({ color, height }: { color: SeatColor | undefined; height: number }) => (
  <g {...pieceProps('pillar', color)}>
    <path
      d={column(height)}
      fill={color === undefined ? 'var(--paper-raised)' : hatchOf(color)}
      stroke="var(--ink)"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    {color !== undefined && (
      <>
        <circle r={height * 0.17} fill={fillOf(color)} />
        <SeatSymbol color={color} x={0} y={0} size={height * 0.23} />
      </>
    )}
  </g>
))
