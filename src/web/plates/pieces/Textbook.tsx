import { memo } from 'react'
import { SeatSymbol } from '../SeatSymbol.tsx'
import { fillOf, hatchOf, type SeatColor } from '../seats.ts'
import { pieceProps } from './piece-kind.ts'

/** Width of a book as a share of its height. */
export const bookShape = 0.78

const height = 22
const width = height * bookShape

/** A closed book of a player's colour: hatched spine, the symbol on the cover, the pages below. Its top left is the origin. */
export const Textbook = memo(({ color }: { color: SeatColor }) => (
  <g {...pieceProps('textbook', color)} stroke="var(--ink)">
    <rect width={width} height={height} rx="1" fill="var(--paper-raised)" />
    <path d={`M0 0h${width}v${height * 0.86}h${-width}Z`} fill={fillOf(color)} />
    <path d={`M0 0h${width * 0.24}v${height * 0.86}h${-width * 0.24}Z`} fill={hatchOf(color)} strokeWidth=".8" />
    <g stroke="none">
      <SeatSymbol color={color} x={width * 0.62} y={height * 0.43} size={height * 0.34} />
    </g>
  </g>
))

/** A dictionary belongs to nobody: paper, ink and its first letter. */
export const Dictionary = () => (
  <g stroke="var(--ink)">
    <rect width={width} height={height} rx="1" fill="var(--paper-raised)" />
    <path d={`M0 ${height * 0.86}h${width}M${width * 0.24} 0v${height * 0.86}`} strokeWidth=".8" fill="none" />
    <text
      x={width * 0.62}
      y={height * 0.62}
      textAnchor="middle"
      fontSize={height * 0.56}
      className="plate-name"
      stroke="none"
    >
      A
    </text>
  </g>
)

/** A book in a line of text, as high as it is set: `size` in em. */
export const Book = memo(({ kind, size = 1.3 }: { kind: SeatColor | 'dictionary'; size?: number }) => (
  <svg
    className="icon book"
    aria-hidden="true"
    viewBox={`-.6 -.6 ${width + 1.2} ${height + 1.2}`}
    width={`${size * bookShape}em`}
    height={`${size}em`}
  >
    {kind === 'dictionary' ? <Dictionary /> : <Textbook color={kind} />}
  </svg>
))
