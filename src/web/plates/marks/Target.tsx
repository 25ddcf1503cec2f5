import type { KeyboardEvent, ReactNode } from 'react'
import type { Point } from '../geometry.ts'
import { isLive, type Marks, marksAt, type PlaceName, type Pointing } from '../targets.ts'
import { OverMarks, Ring } from './Ring.tsx'
import type { Shape } from './shape.ts'

/** Handlers and attributes that every place shares, drawn or set in HTML. */
export function targetProps(place: PlaceName, pointing: Pointing, marks: Marks) {
  const states = marksAt(marks, place)
  const leave = () => pointing.onPoint?.(undefined)
  const enter = () => pointing.onPoint?.(place)
  return {
    'data-place': place,
    'data-marks': states.length > 0 ? states.join(' ') : undefined,
    'aria-label': pointing.name(place),
    'aria-disabled': states.includes('blocked') && isLive(states) ? true : undefined,
    onClick: () => pointing.onPick?.(place),
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  }
}

/** A place on a drawn board. It can be focused and picked when there is something to answer or a reason to read. */
export function Target({
  place,
  at,
  shape,
  marks,
  pointing,
  children,
}: {
  place: PlaceName
  at: Point
  shape: Shape
  marks: Marks
  pointing: Pointing
  children?: ReactNode
}) {
  const states = marksAt(marks, place)
  const live = isLive(states)
  const pressed = states.includes('selected')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    pointing.onPick?.(place)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be picked, and always names what it is
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: pressed is set only while the role is button
    <g
      {...targetProps(place, pointing, marks)}
      className="target"
      transform={`translate(${at.x} ${at.y})`}
      role={live ? 'button' : 'img'}
      tabIndex={live ? 0 : undefined}
      aria-pressed={live && pressed ? true : undefined}
      onKeyDown={live ? onKeyDown : undefined}
    >
      <Ring states={states} shape={shape} />
      {children}
      <OverMarks states={states} shape={shape} mover={marks.mover} />
      {shape.kind === 'disc' ? (
        <circle r={Math.max(shape.radius + 3, 14)} className="target-hit" />
      ) : (
        <rect
          x={-shape.width / 2 - 2}
          y={-shape.height / 2 - 2}
          width={shape.width + 4}
          height={shape.height + 4}
          className="target-hit"
        />
      )}
    </g>
  )
}
