import { cellsOf, isIn } from '../../../../games/expo1906/lab/cells.ts'
import { occupied } from '../../../../games/expo1906/lab/changes.ts'
import type { LabTile } from '../../../../games/expo1906/lab/piece.ts'
import { missingIn } from '../../../../games/expo1906/lab/placement.ts'
import type { Play, Player } from '../../../../games/expo1906/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { ChipAt } from '../../../plates/marks/ChipAt.tsx'
import { PathTarget } from '../../../plates/marks/PathTarget.tsx'
import type { Marks, Pointing } from '../../../plates/targets.ts'
import { areaPath, type CellAt, outlinePath } from '../tiles/polyomino.ts'
import { cellsOfTile, TileDrawing } from '../tiles/TileDrawing.tsx'
import { GridPaper, ScrapTile } from './GridPaper.tsx'
import { calloutsOf, ghostsIn, labAfter } from './lab-after.ts'

export interface LabInput {
  readonly play: Play
  readonly player: Player
  readonly marks: Marks
  readonly pointing: Pointing
  readonly name: (id: string) => string
}

/** The side of a cell. */
export const cellSize = 67

/** A Lab on its squared paper, with what a move would lay there and what the Projects would have then. */
export function LabDrawing({ play, player, marks, pointing, name }: LabInput) {
  const { grid } = play.components
  const { held } = marks
  // A move that was made is told by the Lab itself; only a move that can be made is drawn into it.
  const preview = marks.preview?.by === undefined ? marks.preview : undefined
  const lifted = player.lab.find(({ tile }) => held?.piece === `tile:${tile}`)
  const lab = player.lab
  const ghosts = ghostsIn(preview)
  const after = preview === undefined ? lab : labAfter(lab, preview)
  const lying = lab.filter(tile => tile !== lifted)
  const leaving = (place: string): boolean => preview?.leaving?.includes(place) === true
  return (
    <g>
      <GridPaper grid={grid} size={cellSize} />
      {lifted !== undefined && (
        <g opacity=".35" transform={originOf(lifted)}>
          <TileDrawing play={play} id={lifted.tile} turn={lifted.rotation} size={cellSize} />
        </g>
      )}
      <FreeCells play={play} player={player} lying={lying} marks={marks} pointing={pointing} />
      {lying.map(tile => (
        <LyingTile
          key={tile.tile}
          play={play}
          tile={tile}
          marks={marks}
          pointing={pointing}
          name={name}
          leaving={leaving(`tile:${tile.tile}`)}
          callouts={
            row(play.components.tiles, tile.tile).needs.length === 0 ? undefined : calloutsOf(play, tile, lab, after)
          }
        />
      ))}
      {ghosts.map(ghost => (
        <g key={ghost.tile} className="lab-ghost" transform={originOf(ghost)}>
          <g opacity=".92">
            <TileDrawing
              play={play}
              id={ghost.tile}
              turn={ghost.rotation}
              size={cellSize}
              callouts={
                row(play.components.tiles, ghost.tile).needs.length === 0
                  ? undefined
                  : calloutsOf(play, ghost, lab, after)
              }
            />
          </g>
          <path d={outlinePath(cellsIn(play, ghost), cellSize)} className="lab-ghost-ring" />
        </g>
      ))}
      {marks.preview?.chips?.map(({ at, parts }) => {
        const tile = after.find(one => `tile:${one.tile}` === at)
        if (tile === undefined) return null
        const [line = 0, col = 0] = cellsIn(play, tile).at(-1) ?? []
        const x = Math.min((tile.col + col + 0.5) * cellSize, grid.cols * cellSize - 40)
        const y = Math.min((tile.row + line + 1) * cellSize + 4, grid.rows * cellSize - 10)
        return <ChipAt key={at} at={{ x, y }} parts={parts} by={marks.preview?.by} />
      })}
    </g>
  )
}

const originOf = ({ row: line, col }: LabTile): string => `translate(${col * cellSize} ${line * cellSize})`

const cellsIn = (play: Play, tile: LabTile): readonly CellAt[] =>
  cellsOfTile(play, row(play.components.tiles, tile.tile), tile.rotation)

/** Cells on which nothing lies but Scrap. */
function FreeCells({ play, player, lying, marks, pointing }: Omit<LabInput, 'name'> & { lying: readonly LabTile[] }) {
  const { grid, tiles } = play.components
  const covered = occupied(tiles, lying, cellsOf([]))
  const free = Array.from({ length: grid.rows * grid.cols }, (_, cell) => cell).filter(
    cell => !isIn(cell, covered) && !missingIn(grid).includes(cell),
  )
  return free.map(cell => {
    const line = Math.floor(cell / grid.cols)
    const col = cell % grid.cols
    const place = `cell:${line}-${col}`
    const scrap = player.scrap.includes(cell)
    return (
      <g key={place} transform={`translate(${col * cellSize} ${line * cellSize})`}>
        {!scrap && player.cleared.includes(cell) && <path d={mark} className="lab-cleared" />}
        <PathTarget place={place} area={oneCell} ring={cellRing} marks={marks} pointing={pointing}>
          {scrap && (
            <g opacity={marks.preview?.by === undefined && marks.preview?.leaving?.includes(place) ? 0.3 : 1}>
              <ScrapTile size={cellSize} />
            </g>
          )}
        </PathTarget>
      </g>
    )
  })
}

const oneCell = areaPath([[0, 0]], cellSize)
const cellRing = outlinePath([[0, 0]], cellSize, 0, 0, 5)
/** Where a Scrap tile lay. */
const mark = `M${cellSize * 0.38} ${cellSize * 0.38}l${cellSize * 0.24} ${cellSize * 0.24}m0 ${-cellSize * 0.24}l${-cellSize * 0.24} ${cellSize * 0.24}`

function LyingTile({
  play,
  tile,
  marks,
  pointing,
  name,
  leaving,
  callouts,
}: Omit<LabInput, 'player'> & {
  tile: LabTile
  leaving: boolean
  callouts: ReturnType<typeof calloutsOf> | undefined
}) {
  const cells = cellsIn(play, tile)
  return (
    <g transform={originOf(tile)}>
      <PathTarget
        place={`tile:${tile.tile}`}
        area={areaPath(cells, cellSize)}
        ring={outlinePath(cells, cellSize, 0, 0, 2)}
        marks={marks}
        pointing={pointing}
      >
        <g opacity={leaving ? 0.3 : 1}>
          <TileDrawing
            play={play}
            id={tile.tile}
            turn={tile.rotation}
            size={cellSize}
            name={name(tile.tile)}
            callouts={callouts}
            complete={tile.complete}
          />
        </g>
      </PathTarget>
    </g>
  )
}
