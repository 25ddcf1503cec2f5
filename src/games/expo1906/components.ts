import type { Json } from '../../kernel/json.ts'
import { byId } from '../../kernel/rows.ts'
import { checkPack } from './check.ts'
import { formOfShape, formOfSplitTile, type Grid, gridOf } from './lab/placement.ts'
import type { Pack } from './pack.ts'
import { type Card, prepareCards } from './prepared/cards.ts'
import { type Dealing, prepareDealing } from './prepared/dealing.ts'
import { type PatentRow, type PatentSpace, preparePatents } from './prepared/patents.ts'
import { prepareScrap, prepareTiles, type ScrapCell, type Tile } from './prepared/tiles.ts'

/** Expo 1906's components, prepared for play: looked up by id, with their options built once. */
export interface Expo {
  readonly pack: Pack
  readonly grid: Grid
  /** Resource, Project and Technology tiles. */
  readonly tiles: ReadonlyMap<string, Tile>
  /** By cell; only marked cells have one. */
  readonly scrap: ReadonlyMap<number, ScrapCell>
  readonly cards: ReadonlyMap<string, Card>
  /** The improved card of each base card. */
  readonly improved: ReadonlyMap<string, string>
  /** Rows of the Patents Office, from the top. */
  readonly rows: readonly PatentRow[]
  readonly spaces: ReadonlyMap<string, PatentSpace>
  /** Position of the row of a resource; energy has none. */
  readonly rowOf: ReadonlyMap<string, number>
  readonly chits: ReadonlyMap<string, Pack['bonusChits'][number]>
  readonly jury: ReadonlyMap<string, Pack['juryTiles']['tiles'][number]>
  readonly resources: ReadonlyMap<string, Pack['resources'][number]>
  /** Everything that has a name of its own. */
  readonly names: ReadonlyMap<string, { readonly name: string; readonly nameIt: string }>
  readonly dealing: Dealing
}

export function prepareExpo(json: Json): Expo {
  const pack = checkPack(json)
  const grid = gridOf(pack.labBoard)
  const patents = preparePatents(pack)
  const shapes = new Map(pack.shapes.map(shape => [shape.id, formOfShape(grid, shape.rotations)]))
  return {
    pack,
    grid,
    tiles: prepareTiles(pack, shapes, formOfSplitTile(grid, pack.resourceTileGeometry.edgesByRotation)),
    scrap: prepareScrap(pack, grid),
    cards: prepareCards(pack),
    improved: new Map(pack.actionCards.improved.map(card => [card.upgrades, card.id])),
    rows: patents,
    spaces: byId(patents.flatMap(({ spaces }) => spaces.filter(space => space !== undefined))),
    rowOf: new Map(pack.board.patentsOffice.rows.map(({ resource }, at) => [resource, at])),
    chits: byId(pack.bonusChits),
    jury: byId(pack.juryTiles.tiles),
    resources: byId(pack.resources),
    names: byId<{ readonly id: string; readonly name: string; readonly nameIt: string }>([
      ...pack.projects,
      ...pack.technologies,
      ...pack.actionCards.base,
      ...pack.actionCards.improved,
      ...pack.bonusChits,
      ...pack.resources,
      ...pack.handicaps,
    ]),
    dealing: prepareDealing(pack, grid),
  }
}
