import { memo } from 'react'
import { SeatSymbol } from '../SeatSymbol.tsx'
import { fillOf, hatchOf, type SeatColor } from '../seats.ts'
import { pieceProps } from './piece-kind.ts'

/** A disc with the seat's symbol and a hatched rim below. `laps` lies that many discs under it. Centred on the origin. */
export const MarkerDisc = memo(function MarkerDisc({
  color,
  radius = 9,
  laps = 0,
}: {
  color: SeatColor
  radius?: number
  laps?: number
}) {
  return (
    <g {...pieceProps('marker', color)} stroke="var(--ink)" strokeWidth="1.1">
      {Array.from({ length: laps + 1 }, (_, i) => (laps + 1 - i) * radius * 0.24).map(drop => (
        <circle key={drop} cy={drop} r={radius} fill={hatchOf(color)} />
      ))}
      <circle r={radius} fill={fillOf(color)} />
      <g stroke="none">
        <SeatSymbol color={color} x={0} y={0} size={radius * 1.05} />
      </g>
    </g>
  )
})

/** The disc in a line of text, for names of players. */
export const SeatBadge = memo(({ color, size = 1.4 }: { color: SeatColor; size?: number }) => (
  <svg className="icon" aria-hidden="true" viewBox="-10 -9.5 20 22" width={`${size}em`} height={`${size * 1.1}em`}>
    <MarkerDisc color={color} />
  </svg>
))
