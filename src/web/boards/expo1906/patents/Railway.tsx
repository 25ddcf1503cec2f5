import { memo } from 'react'
import type { Pack } from '../../../../games/expo1906/pack.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { Coin } from '../../../plates/pieces/Coin.tsx'
import { resourceFill, resourceTint } from '../tiles/ResourceTile.tsx'
import { iconOf } from '../tiles/TileDrawing.tsx'
import { columnX, rowY, spacePoints, startAt } from './patents-layout.ts'

/** The lines of the Patents Office like a railway diagram: a row for each resource, jumps between them with their price. */
export const Railway = memo(function Railway({ pack }: { pack: Pack }) {
  const { rows, columns, jumps } = pack.board.patentsOffice
  const start = startAt(rows.length)
  const points = spacePoints(pack)
  const line = (row: number) =>
    `M${start.x} ${start.y}C${start.x + 30} ${start.y} ${columnX(2) - 40} ${rowY(row)} ${columnX(2)} ${rowY(row)}H${columnX(columns)}`
  return (
    <g fill="none">
      {rows.map(({ resource }, row) => (
        <g key={resource}>
          <path d={line(row)} stroke="var(--ink)" strokeWidth="5" />
          <path d={line(row)} stroke={resourceFill(resource)} strokeWidth="3" />
          <g data-icon={iconOf(resource)}>
            <rect
              x="12"
              y={rowY(row) - 13}
              width="30"
              height="26"
              rx="3"
              className="tint"
              style={resourceTint(resource)}
              stroke="var(--ink)"
            />
            <IconAt name={iconOf(resource)} x={27} y={rowY(row)} size={19} />
          </g>
        </g>
      ))}
      {jumps.map(({ id, between: [from, to], money }) => {
        const [a, b] = [points.get(from), points.get(to)]
        if (a === undefined || b === undefined) return null
        return (
          <g key={id}>
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="2 3" />
            <Coin amount={money} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2} size={16} />
          </g>
        )
      })}
    </g>
  )
})
