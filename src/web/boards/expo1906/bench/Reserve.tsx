import { row } from '../../../../games/expo1906/components.ts'
import { playerAt } from '../../../../games/expo1906/state.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { TableInput } from '../table-input.ts'
import { TilePicture } from '../tiles/TileDrawing.tsx'

/** The side of a Resource tile, and of a cell of larger tiles: the fewer tiles, the larger. */
const sizes = (count: number): readonly [number, number] => (count <= 4 ? [64, 38] : count <= 7 ? [52, 30] : [44, 24])

/** Bought tiles that wait to be placed. */
export function Reserve({ table, fixed }: { table: TableInput; fixed?: readonly [number, number] }) {
  const { play, seat, marks, pointing, labels, name } = table
  const { reserve } = playerAt(play, seat)
  const [single, cell] = fixed ?? sizes(reserve.length)
  if (reserve.length === 0) return <p className="reserve-empty">{labels.noReserve}</p>
  return (
    <div className="reserve">
      {reserve.map(id => {
        const tile = row(play.components.tiles, id)
        return (
          <TargetBox key={id} place={`tile:${id}`} marks={marks} pointing={pointing} readable className="reserve-tile">
            <TilePicture play={play} id={id} size={tile.kind === 'resource' ? single : cell} name={name(id)} />
            {tile.kind !== 'resource' && <span className="reserve-name">{name(id)}</span>}
          </TargetBox>
        )
      })}
    </div>
  )
}
