import { memo } from 'react'
import { row } from '../../../../kernel/rows.ts'
import type { Point } from '../../../plates/geometry.ts'
import { PathTarget } from '../../../plates/marks/PathTarget.tsx'
import { Rosette } from '../../../plates/pieces/Rosette.tsx'
import { drawnAlike } from '../drawn-alike.ts'
import { Plate } from '../Plate.tsx'
import type { TableInput } from '../table-input.ts'
import { areaPath, extentOf, outlinePath } from '../tiles/polyomino.ts'
import { cellsOfTile, TileDrawing } from '../tiles/TileDrawing.tsx'
import { fitted } from './fitted.ts'
import {
  academyHeight,
  academyWidth,
  projectSlot,
  slotWidth,
  technologyHeight,
  technologySlot,
} from './market-layout.ts'
import { TechnologyCard } from './TechnologyCard.tsx'

const cell = 29
const column = slotWidth

/** The Academy: a Project of each shape with what is left of its pile, and the Technologies on their places. */
export const AcademyPlate = memo(
  function AcademyPlate({ table }: { table: TableInput }) {
    const { labels } = table
    return (
      <Plate width={academyWidth} height={academyHeight} title={labels.academy} note={labels.academyNote}>
        {table.play.state.academy.map((id, shape) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its shape
          <g key={shape} transform={moved(projectSlot(shape))}>
            <ProjectSlot table={table} id={id} shape={shape} />
          </g>
        ))}
        {table.play.components.pack.technologies.map(({ id }, at) => (
          <g key={id} transform={moved(technologySlot(at))}>
            <TechnologyCard table={table} id={id} width={column - 4} height={technologyHeight} />
          </g>
        ))}
      </Plate>
    )
  },
  drawnAlike({
    of: ({ play: { state } }) => [state.academy, state.projectPiles, state.returnedProjects, state.technologies],
    kinds: ['tile'],
    preview: 'none',
  }),
)

const moved = ({ x, y }: Point): string => `translate(${x} ${y})`

/** A face-up Project over its pile. The slot is as wide as its column. */
function ProjectSlot({ table, id, shape }: { table: TableInput; id: string; shape: number }) {
  const { play, marks, pointing, name } = table
  const { projectPiles, returnedProjects } = play.state
  const left = (projectPiles[shape]?.length ?? 0) + (returnedProjects[shape]?.length ?? 0)
  const pile = (at: Point) => (
    <text {...at} className="plate-minor" fontSize="13" textAnchor="end" fill="var(--ink-2)">
      +{left}
    </text>
  )
  if (id === '')
    return (
      <>
        <rect x="10" y="20" width={column - 24} height="60" fill="none" className="empty-slot" />
        {pile({ x: column / 2 + 7, y: 54 })}
      </>
    )
  const tile = row(play.components.tiles, id)
  const cells = cellsOfTile(play, tile, 0)
  const { rows, cols } = extentOf(cells)
  const width = cols * cell
  const height = rows * cell
  const x = Math.max(-4, (column - 22 - width) / 2)
  const y = (92 - height) / 2
  const label = name(id)
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <PathTarget
          place={`tile:${id}`}
          area={areaPath(cells, cell)}
          ring={outlinePath(cells, cell, 0, 0, -3)}
          marks={marks}
          pointing={pointing}
        >
          <TileDrawing play={play} id={id} turn={0} size={cell} />
        </PathTarget>
      </g>
      <Rosette points={tile.vp} x={column - 16} y={12} size={22} />
      {pile({ x: column - 8, y: 88 })}
      <text x={(column - 6) / 2} y="110" className="plate-name" {...fitted(label, 14, column - 6)} textAnchor="middle">
        {label}
      </text>
    </>
  )
}
