import { memo } from 'react'
import { completeProjects } from '../../../../games/expo1906/rules/operation.ts'
import { playerAt } from '../../../../games/expo1906/state.ts'
import { drawnAlike } from '../drawn-alike.ts'
import { Plate } from '../Plate.tsx'
import type { TableInput } from '../table-input.ts'
import { cellSize, LabDrawing } from './LabDrawing.tsx'

const side = 13
const top = 42
const bottom = 9

const labSize = ({ rows, cols }: { rows: number; cols: number }) => ({
  width: cols * cellSize + 2 * side,
  height: rows * cellSize + top + bottom,
})

/** A Laboratory as a plate, or only its paper; where that is small, without names. */
export const LabPlate = memo(
  Drawing,
  drawnAlike({
    of: ({ play, seat }) => {
      const { lab, scrap, cleared } = playerAt(play, seat)
      return [lab, scrap, cleared]
    },
    kinds: ['cell', 'tile'],
    preview: 'whole',
  }),
)

function Drawing({ table, bare = false, named = true }: { table: TableInput; bare?: boolean; named?: boolean }) {
  const { play, seat, own, who, labels, marks, pointing, name } = table
  const { grid, pack } = play.components
  const player = playerAt(play, seat)
  const drawing = (
    <LabDrawing play={play} player={player} marks={marks} pointing={pointing} name={named ? name : unnamed} />
  )
  const title = labels.lab(who(seat), own)
  if (bare)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own that groups buttons
      <svg
        className="plate lab-plate"
        viewBox={`-1 -1 ${grid.cols * cellSize + 2} ${grid.rows * cellSize + 2}`}
        role="group"
        aria-label={title}
      >
        {drawing}
      </svg>
    )
  const { width, height } = labSize(grid)
  return (
    <Plate
      width={width}
      height={height}
      title={title}
      note={`${labels.projects} ${labels.of(completeProjects(player.lab), pack.limits.projectsToEnd)}`}
      className="lab-plate"
    >
      <Numbers rows={grid.rows} cols={grid.cols} />
      <g transform={`translate(${side} ${top})`}>{drawing}</g>
    </Plate>
  )
}

/** Rows and columns are numbered as answers name them. */
const Numbers = memo(function Numbers({ rows, cols }: { rows: number; cols: number }) {
  const middle = (at: number): number => (at + 0.5) * cellSize
  return (
    <g className="plate-minor" fontSize="11.5" textAnchor="middle" fill="var(--ink-3)">
      {Array.from({ length: cols }, (_, at) => (
        <text key={`column ${String(at)}`} x={side + middle(at)} y={top - 4} fill="var(--ink-3)">
          {at + 1}
        </text>
      ))}
      {Array.from({ length: rows }, (_, at) => (
        <text key={`row ${String(at)}`} x={8} y={top + middle(at) + 4} fill="var(--ink-3)">
          {at + 1}
        </text>
      ))}
    </g>
  )
})

const unnamed = (): string => ''
