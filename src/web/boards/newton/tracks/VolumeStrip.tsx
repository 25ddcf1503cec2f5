import type { RequiredVolumes } from '../../../../games/newton/pack.ts'
import type { Point } from '../../../plates/geometry.ts'
import { Volume, volumeShape } from '../../../plates/pieces/Volume.tsx'
import { volumeList } from '../effect-icons.ts'

/** The volumes that open an objective, on a sunken strip. */
export function VolumeStrip({
  requirement,
  at,
  width,
  height,
}: {
  requirement: RequiredVolumes | undefined
  at: Point
  width: number
  height: number
}) {
  const volumes = volumeList(requirement)
  const book = height - 4
  const step = book * volumeShape + 1
  return (
    <g>
      <rect
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        fill="var(--paper-sunk)"
        stroke="var(--ink)"
        strokeWidth="1.1"
      />
      {volumes.map((color, i) => (
        <Volume
          // biome-ignore lint/suspicious/noArrayIndexKey: the books of a requirement never change their order
          key={i}
          color={color}
          x={at.x + (i - (volumes.length - 1) / 2) * step}
          y={at.y}
          height={book}
        />
      ))}
    </g>
  )
}
