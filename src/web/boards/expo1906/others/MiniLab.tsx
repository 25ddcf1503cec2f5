import { memo } from 'react'
import type { Play, Player } from '../../../../games/expo1906/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { hatchOf } from '../../../plates/seats.ts'
import { MissingCells } from '../lab/GridPaper.tsx'
import { colorOf } from '../table-input.ts'
import { outlinePath } from '../tiles/polyomino.ts'
import { resourceFill } from '../tiles/ResourceTile.tsx'
import { cellsOfTile } from '../tiles/TileDrawing.tsx'

const size = 14

/** A Laboratory at a glance: complete Projects in the player's hatching, others in paper, Resource tiles by their greater half. */
export const MiniLab = memo(
  Glance,
  (before, now) =>
    before.play.components === now.play.components &&
    before.player.lab === now.player.lab &&
    before.player.scrap === now.player.scrap,
)

function Glance({ play, player }: { play: Play; player: Player }) {
  const { grid, tiles } = play.components
  const width = grid.cols * size
  const height = grid.rows * size
  const lines = [
    ...Array.from({ length: grid.cols - 1 }, (_, i) => `M${(i + 1) * size} 0v${height}`),
    ...Array.from({ length: grid.rows - 1 }, (_, i) => `M0 ${(i + 1) * size}h${width}`),
  ].join('')
  return (
    <svg className="mini-lab" aria-hidden="true" viewBox={`-1 -1 ${width + 2} ${height + 2}`}>
      <rect width={width} height={height} fill="var(--paper-raised)" stroke="var(--ink)" />
      <path d={lines} stroke="var(--line)" strokeWidth=".8" />
      <MissingCells grid={grid} size={size} />
      {player.scrap.map(cell => (
        <rect
          key={cell}
          x={(cell % grid.cols) * size + 3}
          y={Math.floor(cell / grid.cols) * size + 3}
          width={size - 6}
          height={size - 6}
          fill="var(--paper-sunk)"
          stroke="var(--line-strong)"
        />
      ))}
      {player.lab.map(({ tile: id, row: line, col, rotation, complete }) => {
        const tile = row(tiles, id)
        const [feed] = tile.feeds
        const x = col * size
        const y = line * size
        if (tile.kind === 'resource')
          return (
            <rect
              key={id}
              x={x + 1.5}
              y={y + 1.5}
              width={size - 3}
              height={size - 3}
              fill={resourceFill(feed?.resource ?? 'steel')}
              stroke="var(--ink)"
              strokeWidth=".8"
            />
          )
        return (
          <g key={id}>
            <path
              d={outlinePath(cellsOfTile(play, tile, rotation), size, x, y, 0.8)}
              fill={
                complete ? hatchOf(colorOf(player)) : tile.kind === 'project' ? 'var(--paper)' : 'var(--paper-sunk)'
              }
              stroke="var(--ink)"
              strokeWidth="1.2"
            />
            {tile.kind === 'technology' && <IconAt name="laboratory" x={x + size} y={y + size} size={15} />}
          </g>
        )
      })}
    </svg>
  )
}
