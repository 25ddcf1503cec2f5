import { row } from '../../../../kernel/rows.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { PathTarget } from '../../../plates/marks/PathTarget.tsx'
import { cardIcon } from '../effect-icons.ts'
import type { TableInput } from '../table-input.ts'
import { supplyIcons } from '../tiles/TileDrawing.tsx'
import { fitted } from './fitted.ts'

/** A Technology on its place in the Academy: its name, and what it supplies or which card it improves. */
export function TechnologyCard({
  table,
  id,
  width,
  height,
}: {
  table: TableInput
  id: string
  width: number
  height: number
}) {
  const { play, marks, pointing, name, labels } = table
  const box = `M0 0h${width}v${height}h${-width}Z`
  if (!play.state.technologies.includes(id)) return <path d={box} className="empty-slot" fill="none" />
  const tile = row(play.components.tiles, id)
  const { improves } = tile
  const label = improves === undefined ? name(id) : labels.actions[improves]
  const room = width - (improves === undefined ? 10 : 34)
  return (
    <PathTarget
      place={`tile:${id}`}
      area={box}
      ring={`M-2 -2h${width + 4}v${height + 4}h${-width - 4}Z`}
      marks={marks}
      pointing={pointing}
    >
      <rect width={width} height={height} rx="2" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.1" />
      <text x="6" y="14.5" className="plate-name" {...fitted(label, 13, room)}>
        {label}
      </text>
      {improves === undefined ? (
        <IconRowAt tokens={supplyIcons(tile)} x={width / 2} y={25.5} size={16} gap={6} />
      ) : (
        <>
          <text x="6" y="30" fontSize="12" fill="var(--ink-2)">
            {labels.better}
          </text>
          <IconAt name={cardIcon(improves)} x={width - 17} y={height / 2} size={22} />
        </>
      )}
    </PathTarget>
  )
}
