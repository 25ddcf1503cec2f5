import { memo } from 'react'
import { SeatSymbol } from '../SeatSymbol.tsx'
import { fillOf, hatchOf, type SeatColor } from '../seats.ts'
import { pieceProps } from './piece-kind.ts'

const silhouettes = {
  student:
    'M12 1.6a4.3 4.3 0 0 1 2.6 7.7c.6 2.4 1.9 4.2 3.9 5.3v7.8H5.5v-7.8c2-1.1 3.3-2.9 3.9-5.3A4.3 4.3 0 0 1 12 1.6Z',
  scientist:
    'M12 .6c2.5 0 3.8 1.8 4.1 4.6 2.3.2 4.2.8 5.1 1.6-1.2.8-2.8 1.3-4.7 1.6.5 2.4 4.5 4.6 4.7 14.2H2.8C3 13 7 10.8 7.5 8.4 5.6 8.1 4 7.6 2.8 6.8c.9-.8 2.8-1.4 5.1-1.6C8.2 2.4 9.5.6 12 .6Z',
  master:
    'M12 1 18 3.6 12 6.2 6 3.6ZM8.8 5.6V8a3.2 3.2 0 0 0 6.4 0V5.6M12 11c4.4 0 7.2 3.6 7.6 11.4H4.4C4.8 14.6 7.6 11 12 11Z',
  citizen:
    'M12 1.5a4 4 0 0 1 3 6.7c4 .6 6.5 1.6 6.5 3.2 0 1.7-2.3 2-4.5 1.8l2 9.2h-5l-2-4-2 4H5l2-9.2c-2.2.2-4.5-.1-4.5-1.8 0-1.6 2.5-2.6 6.5-3.2a4 4 0 0 1 3-6.7Z',
}

/** Where on the body the boss is. */
const bossAt: Readonly<Record<keyof typeof silhouettes, number>> = {
  student: 16.6,
  scientist: 16.6,
  master: 16.6,
  citizen: 12.5,
}

/** A standing figure, filled with the seat's hatching, the symbol on a plain boss. Centred on the origin. */
export const Figure = memo(function Figure({
  kind,
  color,
  size = 22,
}: {
  kind: keyof typeof silhouettes
  color: SeatColor
  size?: number
}) {
  return (
    <g {...pieceProps(kind, color)} transform={`scale(${size / 24}) translate(-12 -12)`}>
      <path
        d={silhouettes[kind]}
        fill={hatchOf(color)}
        stroke="var(--ink)"
        strokeWidth={(1.3 * 24) / size}
        strokeLinejoin="round"
      />
      <circle cx="12" cy={bossAt[kind]} r="5.2" fill={fillOf(color)} />
      <SeatSymbol color={color} x={12} y={bossAt[kind]} size={7} />
    </g>
  )
})

/** A figure that belongs to nobody: paper and ink only. Centred on the origin. */
export const PlainFigure = ({ kind, size = 22 }: { kind: keyof typeof silhouettes; size?: number }) => (
  <path
    {...pieceProps(kind)}
    transform={`scale(${size / 24}) translate(-12 -12)`}
    d={silhouettes[kind]}
    fill="var(--paper-raised)"
    stroke="var(--ink)"
    strokeWidth={(1.3 * 24) / size}
    strokeLinejoin="round"
  />
)
