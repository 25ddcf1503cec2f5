import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { inkOf, type SeatColor } from '../seats.ts'
import { type Marks, marksAt, numberAt, type PlaceName, type Pointing, ringOf } from '../targets.ts'
import { hitProps } from './Target.tsx'

/**
 * A place set in HTML: a slot, a card, a cell. `readable` places can always be focused and picked (a card opens its text),
 * others only when there is something to answer or a reason to read. A place without a name is only drawn.
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
  const number = numberAt(states)
  const cover = hitProps(place, pointing, marks, 'target-cover', readable)
  const named = cover['aria-label'] !== ''
  return (
    <div className={`target-box ${className}${ring === undefined ? '' : ` target-box--${ring}`}`} style={style}>
      <span className="target-inside" aria-hidden={named}>
        {children}
      </span>
      {states.includes('last-move') && <span className="target-crop" style={inkFor(marks.mover)} />}
      {number !== undefined && <span className="target-hint">{number}</span>}
      {states.includes('final') && (
        <span className="target-seal">
          <Icon name="seal" />
        </span>
      )}
      {named && <span {...cover} />}
    </div>
  )
}

const inkFor = (mover: SeatColor | undefined) => (mover === undefined ? undefined : { borderColor: inkOf(mover) })
