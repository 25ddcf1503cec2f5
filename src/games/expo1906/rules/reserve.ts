import { row } from '../../../kernel/rows.ts'
import type { Tile } from '../prepared/tiles.ts'
import type { Play } from '../state.ts'

/** The tile at a position of a list, unless one with the same face lies before it: such tiles are offered once. */
export function firstOfFace(play: Play, list: readonly string[], at: number): Tile | undefined {
  const id = list[at]
  if (id === undefined || id === '') return undefined
  const tile = row(play.components.tiles, id)
  if (tile.kind !== 'resource') return tile
  for (let before = 0; before < at; before++) {
    const other = list[before]
    if (other !== undefined && other !== '' && play.components.tiles.get(other)?.face === tile.face) return undefined
  }
  return tile
}
