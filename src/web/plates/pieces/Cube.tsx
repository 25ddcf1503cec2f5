import { memo } from 'react'
import { SeatSymbol } from '../SeatSymbol.tsx'
import { fillOf, hatchOf, type SeatColor } from '../seats.ts'
import { pieceProps } from './piece-kind.ts'

/** A wooden cube seen a little from above: front with the symbol, light lid, hatched side. Centred on the origin. */
export const Cube = memo(function Cube({ color, size = 15 }: { color: SeatColor; size?: number }) {
  const front = size * 0.76
  const depth = size * 0.24
  const left = -size / 2
  const top = size / 2 - front
  const lid = `M${left} ${top}l${depth} ${-depth}h${front}l${-depth} ${depth}Z`
  return (
    <g {...pieceProps('cube', color)}>
      <g stroke="var(--ink)" strokeWidth="1.1" strokeLinejoin="round" fill={fillOf(color)}>
        <path d={`M${left} ${top}l${depth} ${-depth}h${front}v${front}l${-depth} ${depth}Z`} fill={hatchOf(color)} />
        <rect x={left} y={top} width={front} height={front} />
        <path d={lid} />
      </g>
      <path d={lid} fill="#fff" opacity=".35" />
      <SeatSymbol color={color} x={left + front / 2} y={top + front / 2} size={front * 0.62} />
    </g>
  )
})
