import { useEffect, useMemo, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Play, Score } from '../../kernel/contract.ts'
import { placings } from '../../kernel/ranking.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { inkOf } from '../plates/seats.ts'
import type { Happened } from '../session/session.ts'
import { colorNow, tokenOf } from '../settings/color-now.ts'
import { useDark } from '../settings/use-dark.ts'
import { pointsOverTime } from './points-over-time.ts'

const roman = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

const dashes: readonly number[][] = [[], [], [7, 3], [2, 3], [9, 3, 2, 3]]

/** Names of parts, without those that would run into the one before; the end is always named. */
function spaced(plot: uPlot, splits: readonly number[], names: readonly string[]): string[] {
  const places = splits.map(split => plot.valToPos(split, 'x'))
  let free = -Infinity
  return places.map((place, at) => {
    const name = names[at] ?? ''
    const last = at === places.length - 1
    if (!last && (place < free || place > (places.at(-1) ?? 0) - nameRoom)) return ''
    free = place + nameRoom
    return name
  })
}

/** The width of the longest name on the axis, and a gap. */
const nameRoom = 30

/** How the points grew. The table beside it says the same in numbers. */
export function PointsChart({
  play,
  happened,
  scores,
  board,
  who,
}: {
  play: Play
  happened: readonly Happened[]
  scores: readonly Score[]
  board: Board | undefined
  who: SeatName
}) {
  const { end } = useMessages()
  const holder = useRef<HTMLDivElement>(null)
  const dark = useDark()
  const data = useMemo(() => pointsOverTime(happened, board?.points ?? 'points', scores), [happened, board, scores])
  // biome-ignore lint/correctness/useExhaustiveDependencies(dark): colours are read from the page, anew in another theme
  useEffect(() => {
    const element = holder.current
    if (element === null) return
    const ink = colorNow('--ink-2')
    const line = colorNow('--line')
    const font = `600 13px ${tokenOf('--font-text')}`
    const axis = { stroke: ink, font, grid: { stroke: line, width: 1 }, ticks: { stroke: line } }
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: Math.max(260, element.clientHeight),
        cursor: { drag: { x: false, y: false } },
        scales: { x: { time: false } },
        legend: { show: false },
        axes: [
          {
            ...axis,
            splits: () => [...data.parts, data.answers.at(-1) ?? 0],
            values: (plot, splits) => spaced(plot, splits, [...roman.slice(0, data.parts.length), end.chartEnd]),
          },
          axis,
        ],
        series: [
          {},
          ...data.points.map((_, seat) => ({
            label: who(seat),
            stroke: colorNow(`--p-${board?.colorOf(play.state, seat) ?? 'red'}-text`),
            width: 2.25,
            dash: dashes[seat] ?? [],
            points: { show: false },
          })),
        ],
      },
      [[...data.answers], ...data.points.map(points => [...points])],
      element,
    )
    const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: plot.height }))
    resize.observe(element)
    return () => {
      resize.disconnect()
      plot.destroy()
    }
  }, [data, board, play, who, dark, end])
  return (
    <figure className="points-chart">
      <figcaption>{end.chart}</figcaption>
      <div ref={holder} role="img" aria-label={end.chartHelp} />
      <ul>
        {placings(scores).map(({ seat }) => {
          const color = board?.colorOf(play.state, seat) ?? 'red'
          return (
            <li key={seat} style={{ color: inkOf(color) }}>
              <SeatBadge color={color} size={1.3} /> {who(seat)} <b>{scores.find(one => one.seat === seat)?.total}</b>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
