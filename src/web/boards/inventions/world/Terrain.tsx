import { memo, useId } from 'react'
import type { Inventions } from '../../../../games/inventions/components.ts'
import { PlateFrame } from '../../../plates/PlateFrame.tsx'
import { world } from './coastline.ts'
import { Ropes } from './Ropes.tsx'
import { useWorld } from './use-world.ts'

/** Waterlines: the coast stroked again and again behind the land, paler outwards. */
const waters = [
  { width: 18, opacity: 0.4 },
  { width: 11, opacity: 0.6 },
  { width: 5.6, opacity: 1 },
]

/**
 * The world as a double page of an atlas: sea, land, ropes, the lines to the plates in the margin. It never changes, and lies
 * on a sheet of its own so that it is not painted again with what lies on it.
 */
export const Terrain = memo(function Terrain({ regions }: { regions: Inventions['regions'] }) {
  const land = useId()
  const clip = useId()
  const { width: worldWidth, height: worldHeight, origin, scale, spots } = useWorld()
  return (
    <svg className="plate world-terrain" viewBox={`0 0 ${worldWidth} ${worldHeight}`} aria-hidden="true">
      <PlateFrame width={worldWidth} height={worldHeight} />
      <rect
        x="4"
        y="4"
        width={worldWidth - 8}
        height={worldHeight - 8}
        fill="var(--sea)"
        stroke="var(--ink)"
        strokeWidth=".6"
      />
      <clipPath id={clip}>
        <rect x="4" y="4" width={worldWidth - 8} height={worldHeight - 8} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(${origin.x} ${origin.y}) scale(${scale.x} ${scale.y})`} strokeLinejoin="round">
          <defs>
            <path id={land} d={world.land} />
          </defs>
          <path d={world.graticule} fill="none" stroke="var(--sea-line)" strokeWidth=".6" opacity=".7" />
          {waters.map(({ width, opacity }) => (
            <g key={width} fill="none">
              <use href={`#${land}`} stroke="var(--sea-line)" strokeWidth={width} opacity={opacity} />
              <use href={`#${land}`} stroke="var(--sea)" strokeWidth={width - 1.4} />
            </g>
          ))}
          <use href={`#${land}`} fill="var(--land)" stroke="var(--ink)" strokeWidth="1" />
        </g>
        <path
          d={spots.map(spot => spot.leader).join('')}
          fill="none"
          stroke="var(--ink)"
          strokeWidth=".8"
          opacity=".75"
        />
      </g>
      <Ropes regions={regions} />
    </svg>
  )
})
