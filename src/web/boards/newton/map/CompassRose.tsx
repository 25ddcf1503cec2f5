import { round } from '../../../plates/geometry.ts'

const ray = (radius: number, angle: number) => `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`

/** Sixteen rays, half in ink and half in paper, as engravers shade them. */
export const CompassRose = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <g transform={`translate(${x} ${y})`} opacity=".8" fill="none" stroke="var(--ink)" strokeWidth=".6">
    <circle r={radius * 0.78} />
    <circle r={radius * 0.72} />
    {Array.from({ length: 16 }, (_, i) => ({
      angle: (i * Math.PI) / 8,
      reach: i % 4 === 0 ? 1 : i % 2 === 0 ? 0.66 : 0.42,
    })).map(({ angle, reach }) => (
      <g key={angle}>
        <path
          d={`M${ray(radius * reach, angle)}L${ray(radius * 0.17, angle + Math.PI / 8)}L0 0Z`}
          fill="var(--ink)"
          stroke="none"
        />
        <path
          d={`M${ray(radius * reach, angle)}L${ray(radius * 0.17, angle - Math.PI / 8)}L0 0Z`}
          fill="var(--paper-raised)"
        />
      </g>
    ))}
    <text y={-radius - 3} textAnchor="middle" className="plate-name" fontSize="12" fill="var(--ink)" stroke="none">
      N
    </text>
  </g>
)
