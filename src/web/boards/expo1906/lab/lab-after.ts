import type { LabTile } from '../../../../games/expo1906/lab/piece.ts'
import { placementOf, supplied } from '../../../../games/expo1906/lab/supply.ts'
import type { Play } from '../../../../games/expo1906/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { idOf, type Preview } from '../../../plates/targets.ts'
import type { Callout } from '../tiles/ProjectTile.tsx'
import { iconOf } from '../tiles/TileDrawing.tsx'

/** The tiles that a preview would lay into the Lab. */
export const ghostsIn = (preview: Preview | undefined): readonly LabTile[] =>
  (preview?.ghosts ?? []).flatMap(({ id, at, turn }) => {
    if (id === undefined || turn === undefined) return []
    const [line = 0, col = 0] = idOf(at).split('-').map(Number)
    return [{ tile: id, row: line, col, rotation: turn, complete: false }]
  })

/** The Lab as a preview would leave it. */
export function labAfter(lab: readonly LabTile[], preview: Preview | undefined): readonly LabTile[] {
  const left = lab.filter(({ tile }) => preview?.leaving?.includes(`tile:${tile}`) !== true)
  return [...left, ...ghostsIn(preview)]
}

/** What a Project has of all it needs, with the Lab as it would be; what would change is marked. */
export function calloutsOf(
  { components: { tiles } }: Play,
  project: LabTile,
  before: readonly LabTile[],
  after: readonly LabTile[],
): readonly Callout[] {
  const was = before.find(({ tile }) => tile === project.tile)
  return row(tiles, project.tile).needs.map(({ resource, amount }) => {
    const count = (lab: readonly LabTile[], there: LabTile) =>
      Math.min(amount, supplied(tiles, lab, placementOf(tiles, there).covers, resource))
    const has = count(after, project)
    const had = was === undefined ? 0 : count(before, was)
    return { resource: iconOf(resource), needs: amount, has, changes: before !== after && has !== had }
  })
}
