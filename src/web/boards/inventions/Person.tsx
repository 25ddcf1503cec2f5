import { Figure, PlainFigure } from '../../plates/pieces/Figure.tsx'
import type { SeatColor } from '../../plates/seats.ts'

/** A citizen of a seat, or of Chronos, who has no colour. Centred on the origin. */
export const Person = ({ color, size }: { color: SeatColor | undefined; size: number }) =>
  color === undefined ? <PlainFigure kind="citizen" size={size} /> : <Figure kind="citizen" color={color} size={size} />

/** Citizens in a line of text. */
export const People = ({ color, count, size = 1.7 }: { color: SeatColor | undefined; count: number; size?: number }) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: citizens of one colour are all alike
    <svg key={at} className="icon" aria-hidden="true" viewBox="-12 -12 24 24" width={`${size}em`} height={`${size}em`}>
      <Person color={color} size={24} />
    </svg>
  ))
