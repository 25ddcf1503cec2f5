import { memo, useId } from 'react'
import { between, distance, type Point, round } from '../../../plates/geometry.ts'
import { coastline } from '../coastline.ts'

/** Waterlines: the coast stroked again and again behind the land, paler outwards. */
const waters = [
  { width: 20, opacity: 0.35 },
  { width: 14.5, opacity: 0.5 },
  { width: 9.5, opacity: 0.7 },
  { width: 5, opacity: 1 },
]

const hillPath = ({ x, y }: Point, s = 4.6) =>
  `M${round(x - s)} ${round(y + s * 0.5)}l${s} ${round(-s * 1.2)}l${s} ${round(s * 1.2)}M${round(x)} ${round(y - s * 0.7)}l${round(s * 0.25)} ${round(s * 0.9)}M${round(x + s * 0.3)} ${round(y - s * 0.2)}l${round(s * 0.2)} ${round(s * 0.6)}`

/** Hills along the ranges, leaving the places free. */
function hills(places: readonly Point[]): string {
  const spots = coastline.ranges.flatMap(range =>
    range.slice(0, -1).flatMap(([x, y], i) => {
      const [nextX, nextY] = range[i + 1] ?? [x, y]
      return [0, 0.34, 0.68].map(share => between({ x, y }, { x: nextX, y: nextY }, share))
    }),
  )
  return spots
    .filter(spot => places.every(place => distance(place, spot) > 22))
    .map(spot => hillPath(spot))
    .join('')
}

/** Sea, land and hills. It never changes while a game lasts. */
export const Terrain = memo(function Terrain({ places }: { places: readonly Point[] }) {
  const land = useId()
  return (
    <g strokeLinejoin="round">
      <rect width={coastline.width} height={coastline.height} fill="var(--sea)" />
      <path d={coastline.graticule} fill="none" stroke="var(--sea-line)" strokeWidth=".6" opacity=".7" />
      <defs>
        <path id={land} d={coastline.land} />
      </defs>
      {waters.map(({ width, opacity }) => (
        <g key={width} fill="none">
          <use href={`#${land}`} stroke="var(--sea-line)" strokeWidth={width} opacity={opacity} />
          <use href={`#${land}`} stroke="var(--sea)" strokeWidth={width - 1.3} />
        </g>
      ))}
      <use href={`#${land}`} fill="var(--land)" stroke="var(--ink)" strokeWidth=".9" />
      <path d={hills(places)} fill="none" stroke="var(--ink)" strokeWidth=".8" opacity=".42" />
    </g>
  )
})
