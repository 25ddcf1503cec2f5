import type { ReactNode } from 'react'
import { inkOf } from '../seats.ts'
import { type Marks, marksAt, type PlaceName, type Pointing, ringOf } from '../targets.ts'
import './path-target.css'
import { hitProps } from './Target.tsx'

/** A place of any outline on a drawn board. Its ring lies on its drawing, since shapes that fit together leave no room around them. */
export function PathTarget({
  place,
  area,
  ring,
  marks,
  pointing,
  children,
}: {
  place: PlaceName
  /** What takes the pointer. */
  area: string
  /** What is drawn when it is marked. */
  ring: string
  marks: Marks
  pointing: Pointing
  children?: ReactNode
}) {
  const states = marksAt(marks, place)
  const shown = ringOf(states)
  const hit = hitProps(place, pointing, marks, 'target-hit')
  return (
    <g className="target path-target">
      {children}
      {shown !== undefined && (
        <g className={`ring ring--${shown}`}>
          <path d={ring} className="ring-wash" />
          <path d={ring} className="ring-line" pathLength={shown === 'blocked' ? undefined : 1} />
        </g>
      )}
      {states.includes('last-move') && (
        <path
          d={ring}
          className="last-outline"
          stroke={marks.mover === undefined ? 'var(--ink)' : inkOf(marks.mover)}
        />
      )}
      <path {...hit} d={area} />
    </g>
  )
}
