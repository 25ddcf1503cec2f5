import type { ReactNode } from 'react'
import type { Point } from '../geometry.ts'

/**
 * A piece on the flat layer above a board. Its key is the piece, never the place, so that a change of place is a change of
 * transform, which the style sheet animates.
 */
export const Piece = ({
  at,
  scale = 1,
  ghost = false,
  children,
}: {
  at: Point
  scale?: number
  ghost?: boolean
  children: ReactNode
}) => (
  <g
    className={ghost ? 'piece piece--ghost' : 'piece'}
    style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}
  >
    {children}
  </g>
)
