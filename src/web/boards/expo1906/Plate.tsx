import type { ReactNode } from 'react'
import { BoardFrame } from '../../plates/BoardFrame.tsx'

/** A plate of the exhibition: its frame, its title, and a note at the right. */
export function Plate({
  width,
  height,
  title,
  note = '',
  className = '',
  children,
}: {
  width: number
  height: number
  title: string
  note?: string
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own that groups buttons
    <svg className={`plate ${className}`} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={title}>
      <BoardFrame width={width} height={height} />
      <text x="14" y="23" className="plate-title" fontSize="15.5">
        {title}
      </text>
      <text x={width - 14} y="23" className="plate-minor" fontSize="14" textAnchor="end" fill="var(--ink-2)">
        {note}
      </text>
      {children}
    </svg>
  )
}
