import { pieceProps } from './piece-kind.ts'

export const volumeCovers = ['orange', 'blue', 'green', 'any'] as const

export type VolumeCover = (typeof volumeCovers)[number]

/** The sign on the cover: sun, moon, leaf, asterisk. */
function Emblem({ color, x, y, size: e }: { color: VolumeCover; x: number; y: number; size: number }) {
  const paper = 'var(--paper-raised)'
  switch (color) {
    case 'orange':
      return (
        <>
          <circle cx={x} cy={y} r={e} fill={paper} />
          <circle cx={x} cy={y} r={e * 0.32} fill="var(--ink)" />
        </>
      )
    case 'blue':
      return (
        <path
          d={`M${x + e * 0.5} ${y - e}a${e} ${e} 0 1 0 0 ${2 * e}a${e * 1.3} ${e * 1.3} 0 0 1 0 ${-2 * e}Z`}
          fill={paper}
        />
      )
    case 'green':
      return (
        <path
          d={`M${x} ${y - e * 1.25}c${e * 1.5} ${e * 0.8} ${e * 1.3} ${e * 2.2} 0 ${e * 2.5}c${-e * 1.3} ${-e * 0.3} ${-e * 1.5} ${-e * 1.7} 0 ${-e * 2.5}Z`}
          fill={paper}
        />
      )
    case 'any':
      return (
        <path
          d={`M${x - e} ${y}h${2 * e}M${x} ${y - e}v${2 * e}M${x - e * 0.7} ${y - e * 0.7}l${e * 1.4} ${e * 1.4}M${x + e * 0.7} ${y - e * 0.7}l${-e * 1.4} ${e * 1.4}`}
          stroke="var(--ink)"
          strokeWidth="1.2"
        />
      )
  }
}

/** A closed book: spine line, page edge below, an emblem that doubles the colour. Centred on the point. */
export function Volume({ color, x, y, height }: { color: VolumeCover; x: number; y: number; height: number }) {
  const w = height * volumeShape
  const left = x - w / 2
  const top = y - height / 2
  return (
    <g {...pieceProps('volume')} stroke="var(--ink)">
      <rect x={left} y={top} width={w} height={height} rx="1" fill="var(--paper-raised)" />
      <path d={`M${left} ${top}h${w}v${height * 0.84}h${-w}Z`} fill={`var(--v-${color})`} />
      <path d={`M${left + w * 0.2} ${top}v${height * 0.84}`} strokeWidth=".8" />
      <g stroke="none">
        <Emblem color={color} x={left + w * 0.58} y={y - height * 0.06} size={height * 0.2} />
      </g>
    </g>
  )
}

/** Width of a volume as a share of its height. */
export const volumeShape = 0.78
