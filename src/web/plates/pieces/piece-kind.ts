import type { SeatColor } from '../seats.ts'

/** What a piece of a player is; where it is drawn, the page finds it and can say what it is. */
export type PieceKind =
  | 'marker'
  | 'cube'
  | 'student'
  | 'scientist'
  | 'master'
  | 'citizen'
  | 'pillar'
  | 'textbook'
  | 'volume'
  | 'coin'

/** Attributes by which a drawn piece says what it is and whose. */
export const pieceProps = (kind: PieceKind, color?: SeatColor) => ({ 'data-kind': kind, 'data-color': color })
