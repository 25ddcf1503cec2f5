import { IconAt } from '../../../plates/Icon.tsx'
import type { IconName } from '../../../plates/icons/icons.ts'
import { Rosette } from '../../../plates/pieces/Rosette.tsx'
import { textWidth } from '../../../plates/text-width.ts'
import { type CellAt, outlinePath } from './polyomino.ts'
import { resourceTint } from './ResourceTile.tsx'

/** One requirement of a Project: how much it has of how much it needs. */
export interface Callout {
  readonly resource: IconName
  readonly needs: number
  /** Undefined where the Project lies in no Lab. */
  readonly has?: number | undefined
  /** A move that is looked at would change it. */
  readonly changes?: boolean
}

/** Below this size of a cell, a requirement is a number and an icon without its capsule. */
const capsuleFrom = 44

/** Below this one, only the shape can be seen. */
const readableFrom = 20

function Requirement({ callout, x, y, size }: { callout: Callout; x: number; y: number; size: number }) {
  const { resource, needs, has, changes = false } = callout
  const text = size < capsuleFrom ? 12 : Math.max(12.5, size * 0.225)
  const icon = size < capsuleFrom ? 14 : size * 0.29
  const met = has !== undefined && has >= needs
  const shown = has === undefined || met || has === 0 ? `${needs}` : `${has}/${needs}`
  const wide = shown.length * text * 0.52 + icon + 2
  const width = Math.min(size - 4, wide + size * 0.16)
  return (
    <g>
      {size >= capsuleFrom && (
        <rect
          x={x - width / 2}
          y={y - size * 0.195}
          width={width}
          height={size * 0.39}
          rx={size * 0.195}
          className={met ? 'tint' : undefined}
          style={resourceTint(resource)}
          fill="none"
          stroke={changes ? 'var(--accent)' : 'var(--ink)'}
          strokeWidth={changes ? 2.5 : 1.1}
          strokeDasharray={has === undefined || met ? undefined : '3 2.5'}
        />
      )}
      <text x={x - wide / 2} y={y + text * 0.35} className="plate-number is-start" fontSize={text}>
        {shown}
      </text>
      <IconAt name={resource} x={x + wide / 2 - icon / 2} y={y} size={icon} />
    </g>
  )
}

/** A Project: a shape of paper with a requirement on each cell, its points, and a seal when it is complete. */
export function ProjectTile({
  cells,
  size,
  callouts,
  points,
  complete = false,
  name = '',
}: {
  cells: readonly CellAt[]
  size: number
  callouts: readonly Callout[]
  points: number
  complete?: boolean
  /** Written on it where it has room. */
  name?: string
}) {
  const [[top, left] = [0, 0]] = cells
  const [bottom, right] = cells.at(-1) ?? [0, 0]
  const run = longestRun(cells)
  const small = size < capsuleFrom
  return (
    <>
      <path
        d={outlinePath(cells, size)}
        fill={complete ? 'var(--paper)' : 'var(--paper-raised)'}
        stroke="var(--ink)"
        strokeWidth={small ? 1.5 : 2}
        strokeLinejoin="round"
      />
      {complete && <path d={outlinePath(cells, size, 0, 0, 3.5)} fill="none" stroke="var(--ink)" strokeWidth=".7" />}
      {(size < readableFrom ? [] : callouts).map((callout, i) => {
        const [row, col] = cells[i] ?? [0, 0]
        return (
          <Requirement
            key={callout.resource}
            callout={callout}
            x={(col + 0.5) * size}
            y={(row + 0.5) * size}
            size={size}
          />
        )
      })}
      {!small && name !== '' && textWidth(name, 12.5) < run.length * size - 14 && (
        <text
          x={(run.col + run.length / 2) * size}
          y={(run.row + 1) * size - 6}
          className="plate-name tile-name"
          fontSize="12.5"
          textAnchor="middle"
        >
          {name}
        </text>
      )}
      {!small && <Rosette points={points} x={left * size + 11} y={top * size + 11} size={23} />}
      {complete && (
        <g color="var(--gain)">
          <IconAt name="seal" x={(right + 1) * size - 11} y={(bottom + 1) * size - 11} size={small ? 16 : 21} />
        </g>
      )}
    </>
  )
}

/** The widest part of a row, on which a name can be written. */
function longestRun(cells: readonly CellAt[]): { row: number; col: number; length: number } {
  let best = { row: 0, col: 0, length: 0 }
  for (const row of new Set(cells.map(cell => cell[0]))) {
    const cols = cells.filter(cell => cell[0] === row).map(cell => cell[1])
    const col = Math.min(...cols)
    if (cols.length > best.length) best = { row, col, length: cols.length }
  }
  return best
}
