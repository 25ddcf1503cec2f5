import { memo } from 'react'
import { type Grid, missingIn } from '../../../../games/expo1906/lab/placement.ts'

/** Squared paper: fine lines in fifths of a cell, stronger ones between the cells; cells that are missing are cut out. */
export const GridPaper = memo(function GridPaper({ grid, size }: { grid: Grid; size: number }) {
  const { rows, cols } = grid
  const width = cols * size
  const height = rows * size
  const lines = (many: number, across: boolean, strong: boolean) =>
    Array.from({ length: many * 5 + 1 }, (_, i) => i)
      .filter(i => (i % 5 === 0) === strong)
      .map(i => (across ? `M0 ${(i * size) / 5}h${width}` : `M${(i * size) / 5} 0v${height}`))
      .join('')
  return (
    <g fill="none">
      <rect width={width} height={height} fill="var(--paper-raised)" />
      {[false, true].map(strong => (
        <path
          key={String(strong)}
          d={lines(rows, true, strong) + lines(cols, false, strong)}
          stroke="var(--sea-line)"
          strokeWidth={strong ? 0.9 : 0.35}
        />
      ))}
      <rect width={width} height={height} stroke="var(--ink)" strokeWidth="1.25" />
      <MissingCells grid={grid} size={size} />
    </g>
  )
})

/** Where a board has no cell. */
export const MissingCells = ({ grid, size }: { grid: Grid; size: number }) =>
  missingIn(grid).map(cell => (
    <rect
      key={cell}
      x={(cell % grid.cols) * size}
      y={Math.floor(cell / grid.cols) * size}
      width={size}
      height={size}
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth={size / 50}
    />
  ))

/** Scrap: a crumpled sheet that lies in the way. Its cell's upper left corner lies on the origin. */
export const ScrapTile = ({ size }: { size: number }) => {
  const s = size / 24
  return (
    <g transform={`scale(${s})`} strokeLinejoin="round" stroke="var(--ink-2)">
      <path
        d="M4 5.5 9 3l5.5 1.400L20 3.600l.6 6-1.2 4.4 1 5.4-5.6.8L10 21l-5.8-1L3 14.4 4.2 10Z"
        fill="var(--paper-sunk)"
        strokeWidth={1.2 / s}
      />
      <path
        d="M4.2 10 9 8.6 14.5 4.400M9 8.600l2.4 4.8 8 .6M11.4 13.4 10 21M3 14.400l8.4-1M14.5 4.400l1.3 5.6 4.8-.4M15.8 10l-4.4 3.4"
        fill="none"
        strokeWidth={0.8 / s}
      />
    </g>
  )
}
