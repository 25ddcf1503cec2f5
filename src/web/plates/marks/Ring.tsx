import type { SVGProps } from 'react'
import { IconAt } from '../Icon.tsx'
import { inkOf, type SeatColor } from '../seats.ts'
import { type MarkState, numberAt, ringOf } from '../targets.ts'
import { halfHeight, halfWidth, type Shape } from './shape.ts'

const Outline = ({
  shape,
  grow,
  ...rest
}: { shape: Shape; grow: number } & SVGProps<SVGCircleElement & SVGRectElement>) =>
  shape.kind === 'disc' ? (
    <circle r={shape.radius + grow} {...rest} />
  ) : (
    <rect
      x={-shape.width / 2 - grow}
      y={-shape.height / 2 - grow}
      width={shape.width + 2 * grow}
      height={shape.height + 2 * grow}
      rx={2.5 + grow * 0.7}
      {...rest}
    />
  )

/** The ring that a place wears, drawn under the place and centred on the origin. */
export function Ring({ states, shape }: { states: readonly MarkState[]; shape: Shape }) {
  const ring = ringOf(states)
  if (ring === undefined) return null
  const answer = ring !== 'blocked' && ring !== 'reason'
  return (
    <g className={`ring ring--${ring}`}>
      {answer && <Outline shape={shape} grow={ring === 'selected' ? 8 : 6.5} className="ring-wash" />}
      <Outline shape={shape} grow={ring === 'selected' ? 5.5 : 4.5} className="ring-line" pathLength={1} />
    </g>
  )
}

/** What lies over a place: crop marks of the last move, the seal of a final answer. */
export function OverMarks({
  states,
  shape,
  mover,
}: {
  states: readonly MarkState[]
  shape: Shape
  mover: SeatColor | undefined
}) {
  const w = halfWidth(shape) + 5
  const h = halfHeight(shape) + 5
  const number = numberAt(states)
  return (
    <>
      {states.includes('last-move') && (
        <path
          d={`M${-w} ${-h + 7}v-7h7M${w - 7} ${-h}h7v7M${w} ${h - 7}v7h-7M${-w + 7} ${h}h-7v-7`}
          className="crop-marks"
          stroke={mover === undefined ? 'var(--ink)' : inkOf(mover)}
        />
      )}
      {number !== undefined && (
        <g className="hint-mark" transform={`translate(${-w} ${-h})`}>
          <circle r="9" />
          <text y="4.5">{number}</text>
        </g>
      )}
      {states.includes('final') && (
        <g color="var(--cost)">
          <IconAt name="seal" x={w} y={-h} size={16} />
        </g>
      )}
    </>
  )
}
