import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { inkOf } from '../seats.ts'
import { isLive, type Marks, marksAt, type PlaceName, type Pointing, ringOf } from '../targets.ts'
import { targetProps } from './Target.tsx'

/**
 * A place set in HTML: a slot, a card, a cell. `readable` places can always be focused and picked (a card opens its text),
 * others only when there is something to answer or a reason to read.
 */
export function TargetBox({
  place,
  marks,
  pointing,
  readable = false,
  className,
  style,
  children,
}: {
  place: PlaceName
  marks: Marks
  pointing: Pointing
  readable?: boolean
  className: string
  style?: CSSProperties
  children?: ReactNode
}) {
  const states = marksAt(marks, place)
  const ring = ringOf(states)
  const shared = {
    ...targetProps(place, pointing, marks),
    className: `target-box ${className}${ring === undefined ? '' : ` target-box--${ring}`}`,
    style: marks.mover === undefined ? style : { ...style, '--mover': inkOf(marks.mover) },
  }
  const inside = (
    <>
      {children}
      {states.includes('last-move') && <span className="target-crop" />}
      {states.includes('final') && (
        <span className="target-seal">
          <Icon name="seal" />
        </span>
      )}
    </>
  )
  if (readable || isLive(states)) {
    return (
      <button type="button" {...shared} aria-pressed={states.includes('selected') ? true : undefined}>
        {inside}
      </button>
    )
  }
  return (
    <div {...shared} role="img">
      {inside}
    </div>
  )
}
