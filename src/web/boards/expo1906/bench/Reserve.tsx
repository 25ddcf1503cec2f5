import type { Tile } from '../../../../games/expo1906/prepared/tiles.ts'
import { type Play, playerAt } from '../../../../games/expo1906/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { IconRow } from '../../../plates/IconRow.tsx'
import { points } from '../../../plates/icon-tokens.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { TableInput } from '../table-input.ts'
import { extentOf } from '../tiles/polyomino.ts'
import { cellsOfTile, TilePicture } from '../tiles/TileDrawing.tsx'

/** The side of a Resource tile, and of a cell of larger tiles: as large as lets all of them stand in one row, or small in two. */
function sizesFor(play: Play, reserve: readonly string[], room: number): readonly [number, number] {
  const large = reserve.filter(id => row(play.components.tiles, id).kind !== 'resource').length
  const fits = ([single, cell]: readonly [number, number]): boolean =>
    (reserve.length - large) * (single + 20) + large * (cell * 3 + 24) <= room
  return steps.find(fits) ?? [40, 24]
}

const steps: readonly (readonly [number, number])[] = [
  [64, 38],
  [54, 32],
  [46, 27],
]

/** The turn in which a tile is lowest, or narrowest. */
function leastTurn(play: Play, tile: Tile, of: 'rows' | 'cols'): number {
  const lines = (turn: number): number => extentOf(cellsOfTile(play, tile, turn))[of]
  const turns = [...new Set(tile.form.placements.map(({ rotation }) => rotation))]
  return turns.toSorted((a, b) => lines(a) - lines(b) || a - b)[0] ?? 0
}

/** Bought tiles that wait to be placed: in rows, or upright in a column. */
export function Reserve({
  table,
  fixed,
  column,
}: {
  table: TableInput
  fixed?: readonly [number, number]
  column?: number
}) {
  const { play, seat, marks, pointing, labels, name } = table
  const { reserve } = playerAt(play, seat)
  const [single, cell] = fixed ?? sizesFor(play, reserve, 460)
  if (reserve.length === 0)
    return (
      <p className="reserve-empty">
        {labels.noReserve}
        <svg aria-hidden="true" width="220" height="66">
          <path d="M1 1h64v64H1ZM77 1h64v64H77ZM153 1h64v64H153Z" fill="none" className="empty-slot" />
        </svg>
      </p>
    )
  return (
    <div className="reserve">
      {reserve.map(id => {
        const tile = row(play.components.tiles, id)
        const turn = leastTurn(play, tile, column === undefined ? 'rows' : 'cols')
        const [alone, part] = column === undefined ? [single, cell] : [column, column / 2]
        return (
          <TargetBox key={id} place={`tile:${id}`} marks={marks} pointing={pointing} readable className="reserve-tile">
            <TilePicture play={play} id={id} turn={turn} size={tile.kind === 'resource' ? alone : part} />
            {tile.kind !== 'resource' && (
              <span className="reserve-name">
                {name(id)} {tile.vp > 0 && <IconRow tokens={[points(tile.vp)]} />}
              </span>
            )}
          </TargetBox>
        )
      })}
    </div>
  )
}
