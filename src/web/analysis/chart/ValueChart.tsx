import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ExpectedAt, ExpectedCourse, ExpectedPoints } from '../../../bots/review/expected-points.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { SeatColor } from '../../plates/seats.ts'
import { inkOf } from '../../plates/seats.ts'
import { apart, ticksOver } from './scale.ts'

/** Whose knowledge counts, and what is drawn. */
export interface ChartView {
  readonly open: boolean
  readonly what: 'points' | 'won'
}

/** A moment on the line of the seat that is looked at. */
export interface ChartLetter {
  readonly letter: string
  readonly at: number
  readonly kind: 'loss' | 'praise'
}

export interface ChartSeat {
  readonly color: SeatColor
  readonly name: string
}

interface ValueChartProps {
  readonly course: ExpectedCourse
  readonly seats: readonly ChartSeat[]
  readonly looked: Seat
  readonly view: ChartView
  readonly letters: readonly ChartLetter[]
  /** The answers with which rounds begin, by their names. */
  readonly parts: readonly { readonly at: number; readonly name: string }[]
  /** The position that is looked at. */
  readonly at: number
  readonly height: number
  readonly label: string
  readonly onGo: (at: number) => void
}

const dashes = ['none', 'none', '7 3', '2 3', '9 3 2 3']
const LEFT = 34
const TOP = 18
const BOTTOM = 20
/** Room for the names at the ends of the lines. */
const NAMES = 92
const LETTER = 9

/** What could be expected over the game: thick for the seat that is looked at, shaded by its spread. */
export function ValueChart(props: ValueChartProps) {
  const { course, seats, looked, view, letters, parts, at, height, label, onGo } = props
  const holder = useRef<HTMLDivElement>(null)
  const width = useWidth(holder)
  const { xOf, yOf, ticks, atX } = scalesOf(props, width)
  const lineOf = (seat: Seat): string =>
    course.positions.map(one => `${xOf(one.at)},${yOf(shownOf(expectedIn(one, seat, view), view))}`).join(' ')
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width: drawn } = event.currentTarget.getBoundingClientRect()
    onGo(atX(((event.clientX - left) * width) / drawn))
  }
  const names = seats.map((_, seat) => yOf(shownOf(expectedIn(course.positions.at(-1), seat, view), view)))
  const heights = apart(names, 15, TOP, height - BOTTOM)
  return (
    <div className="value-chart" ref={holder}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onPointerDown={go}
      >
        <Rounds parts={parts} end={course.positions.at(-1)?.at ?? 0} xOf={xOf} height={height} />
        {ticks.map(tick => (
          <g key={tick}>
            <line x1={LEFT} x2={width - NAMES} y1={yOf(tick)} y2={yOf(tick)} className="value-grid" />
            <text x={LEFT - 5} y={yOf(tick) + 4} textAnchor="end">
              {view.what === 'won' ? `${Math.round(tick * 100)}` : tick}
            </text>
          </g>
        ))}
        <polygon points={spreadOf(props, xOf, yOf)} className="value-spread" style={{ fill: inkFor(seats, looked) }} />
        {seats.map((seat, number) => (
          <polyline
            key={seat.name}
            points={lineOf(number)}
            className={number === looked ? 'value-line value-line--looked' : 'value-line'}
            style={{ stroke: inkOf(seat.color), strokeDasharray: number === looked ? 'none' : dashes[number] }}
          />
        ))}
        <line x1={xOf(at)} x2={xOf(at)} y1={TOP - 6} y2={height - BOTTOM} className="value-cursor" />
        <Letters
          letters={letters}
          at={at}
          xOf={xOf}
          yAt={one => yOf(valueAt(course, one, looked, view))}
          height={height}
        />
        {seats.map((seat, number) => (
          <text
            key={seat.name}
            x={width - NAMES + 8}
            y={(heights[number] ?? 0) + 4}
            className={number === looked ? 'value-name value-name--looked' : 'value-name'}
            style={{ fill: inkOf(seat.color) }}
          >
            {endText(course, number, view)} {shortName(seat.name)}
          </text>
        ))}
      </svg>
    </div>
  )
}

const shortName = (name: string): string => (name.length > 9 ? `${name.slice(0, 8)}…` : name)

const inkFor = (seats: readonly ChartSeat[], looked: Seat): string => inkOf(seats[looked]?.color ?? 'red')

function useWidth(holder: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600)
  useEffect(() => {
    const element = holder.current
    if (element === null) return
    const resize = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)))
    resize.observe(element)
    return () => resize.disconnect()
  }, [holder])
  return width
}

const nothing: ExpectedPoints = { mean: 0, low: 0, high: 0, won: 0 }

export const expectedIn = (position: ExpectedAt | undefined, seat: Seat, { open }: ChartView): ExpectedPoints =>
  (open ? position?.open : position?.known)?.[seat] ?? nothing

const shownOf = (expected: ExpectedPoints, { what }: ChartView): number =>
  what === 'won' ? expected.won : expected.mean

/** What is known of a place between two positions lies between what is known of them. */
function valueAt(course: ExpectedCourse, at: number, seat: Seat, view: ChartView): number {
  const { positions } = course
  const after = positions.findIndex(one => one.at >= at)
  const next = positions[after < 0 ? positions.length - 1 : after]
  const before = positions[Math.max(0, (after < 0 ? positions.length : after) - 1)]
  if (next === undefined || before === undefined) return 0
  const [from, to] = [shownOf(expectedIn(before, seat, view), view), shownOf(expectedIn(next, seat, view), view)]
  const part = next.at === before.at ? 1 : (at - before.at) / (next.at - before.at)
  return from + (to - from) * Math.min(1, Math.max(0, part))
}

/** The position that stands nearest before a place: what the chart says there. */
export const positionAt = (course: ExpectedCourse, at: number): ExpectedAt | undefined =>
  course.positions.findLast(one => one.at <= at) ?? course.positions[0]

const endText = (course: ExpectedCourse, seat: Seat, view: ChartView): string => {
  const value = shownOf(expectedIn(course.positions.at(-1), seat, view), view)
  return view.what === 'won' ? `${Math.round(value * 100)} %` : String(Math.round(value))
}

interface Scales {
  readonly xOf: (at: number) => number
  readonly yOf: (value: number) => number
  readonly ticks: readonly number[]
  /** The answer at a place from the left. */
  readonly atX: (x: number) => number
}

function scalesOf({ course, seats, looked, view, height }: ValueChartProps, width: number): Scales {
  const end = Math.max(1, course.positions.at(-1)?.at ?? 1)
  const all = course.positions.flatMap(one =>
    seats.flatMap((_, seat) => {
      const { mean, low, high } = expectedIn(one, seat, view)
      return seat === looked ? [mean, low, high] : [mean]
    }),
  )
  const ticks =
    view.what === 'won' ? [0, 0.25, 0.5, 0.75, 1] : ticksOver(Math.min(...all), Math.max(...all), height / 40)
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const plot = width - LEFT - NAMES
  return {
    xOf: at => LEFT + (plot * at) / end,
    yOf: value => TOP + (height - TOP - BOTTOM) * (1 - (value - low) / Math.max(0.001, high - low)),
    ticks,
    atX: x => Math.round((Math.min(Math.max(0, x - LEFT), plot) / plot) * end),
  }
}

function spreadOf({ course, looked, view }: ValueChartProps, xOf: Scales['xOf'], yOf: Scales['yOf']): string {
  if (view.what === 'won') return ''
  const edge = (which: 'low' | 'high'): readonly string[] =>
    course.positions.map(one => `${xOf(one.at)},${yOf(expectedIn(one, looked, view)[which])}`)
  return [...edge('high'), ...edge('low').toReversed()].join(' ')
}

/** Every second round is shaded, and each is named where there is room. */
function Rounds({
  parts,
  end,
  xOf,
  height,
}: {
  parts: ValueChartProps['parts']
  end: number
  xOf: Scales['xOf']
  height: number
}) {
  return parts.map(({ at, name }, number) => {
    const [from, to] = [xOf(at), xOf(parts[number + 1]?.at ?? end)]
    return (
      <g key={at}>
        {number % 2 === 1 && (
          <rect
            x={from}
            y={TOP}
            width={Math.max(0, to - from)}
            height={height - TOP - BOTTOM}
            className="value-round"
          />
        )}
        {to - from > 9 * name.length + 6 && (
          <text x={(from + to) / 2} y={height - 5} textAnchor="middle">
            {name}
          </text>
        )}
      </g>
    )
  })
}

/** The letters of the moments, above or below the line where there is room. */
function Letters({
  letters,
  at,
  xOf,
  yAt,
  height,
}: {
  letters: readonly ChartLetter[]
  at: number
  xOf: Scales['xOf']
  yAt: (at: number) => number
  height: number
}) {
  return letters.map(one => {
    const [x, y] = [xOf(one.at), yAt(one.at)]
    const above = y > height / 2
    const to = above ? Math.max(LETTER + 1, y - 34) : Math.min(height - BOTTOM - LETTER - 1, y + 34)
    return (
      <g
        key={one.letter}
        className="value-letter"
        data-letter={one.letter}
        data-current={one.at === at ? '' : undefined}
      >
        <line x1={x} x2={x} y1={y} y2={to} />
        <circle cx={x} cy={y} r={3} className="value-point" />
        <circle cx={x} cy={to} r={LETTER} />
        <text x={x} y={to + 4} textAnchor="middle">
          {one.letter}
        </text>
      </g>
    )
  })
}
