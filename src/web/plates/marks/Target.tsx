import type { KeyboardEvent, ReactNode } from 'react'
import type { Point } from '../geometry.ts'
import { isLive, type Marks, marksAt, type PlaceName, type Pointing } from '../targets.ts'
import { OverMarks, Ring } from './Ring.tsx'
import type { Shape } from './shape.ts'

/** Handlers and attributes that every place shares. */
function targetProps(place: PlaceName, pointing: Pointing, marks: Marks) {
  const states = marksAt(marks, place)
  return {
    'data-place': place,
    'data-marks': states.length > 0 ? states.join(' ') : undefined,
    'data-piece': marks.pieces?.includes(place) ? '' : undefined,
    'aria-label': pointing.name(place),
    'aria-disabled': states.includes('blocked') && isLive(states) ? true : undefined,
    'aria-pressed': states.includes('selected') ? true : undefined,
    ...handlersFor(place, pointing),
  }
}

interface Handlers {
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

const known = new WeakMap<Pointing, Map<PlaceName, Handlers>>()

/** The handlers of a place stay the same while pointing does: a place whose marks do not change is not touched. */
function handlersFor(place: PlaceName, pointing: Pointing): Handlers {
  const handlers = known.get(pointing) ?? new Map<PlaceName, Handlers>()
  known.set(pointing, handlers)
  const made = handlers.get(place)
  if (made !== undefined) return made
  const leave = () => pointing.onPoint?.(undefined)
  const enter = () => pointing.onPoint?.(place)
  const pick = () => pointing.onPick?.(place)
  const fresh: Handlers = {
    onClick: pick,
    onKeyDown: event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      pick()
    },
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  }
  handlers.set(place, fresh)
  return fresh
}

/**
 * What an outline needs to take the pointer and the keys: a button whenever there is something to answer or a reason to read.
 * It stays one element then and now, so that a new question moves nothing and whoever is there stays there.
 */
export function hitProps(place: PlaceName, pointing: Pointing, marks: Marks, className: string, readable = false) {
  const live = readable || isLive(marksAt(marks, place))
  return {
    ...targetProps(place, pointing, marks),
    className,
    role: live ? 'button' : 'img',
    tabIndex: live ? 0 : undefined,
  }
}

function Hit({ place, shape, marks, pointing }: { place: PlaceName; shape: Shape; marks: Marks; pointing: Pointing }) {
  const props = hitProps(place, pointing, marks, 'target-hit')
  if (shape.kind === 'disc') return <circle {...props} r={Math.max(shape.radius + 3, 14)} />
  const { width, height } = shape
  return <rect {...props} x={-width / 2 - 2} y={-height / 2 - 2} width={width + 4} height={height + 4} />
}

/** A place on a drawn board: its ring, its drawing, its marks, and the outline by which it is reached and spoken. */
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
  return (
    <g className="target" transform={`translate(${at.x} ${at.y})`}>
      <Ring states={states} shape={shape} />
      {children}
      <OverMarks states={states} shape={shape} mover={marks.mover} />
      <Hit place={place} shape={shape} marks={marks} pointing={pointing} />
    </g>
  )
}
