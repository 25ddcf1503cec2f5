import type { Option } from '../../../kernel/question.ts'
import { byId, row } from '../../../kernel/rows.ts'
import type { Feed, LabTile, Piece } from '../lab/piece.ts'
import { cellAt, type Form, type Grid, type Placement } from '../lab/placement.ts'
import type { Action, Amounts, Energy, Pack, Resource } from '../pack.ts'
import { option, type Verb } from '../verbs.ts'

/** A tile that can lie in a Lab, with all its options; `place` and `move` stand in the order of the form's placements. */
export interface Tile extends Piece {
  readonly id: string
  readonly kind: 'resource' | 'project' | 'technology'
  /** Tiles with the same face are offered once where they lie together. */
  readonly face: string
  /** Of a Project: its shape; of all others empty. */
  readonly shape: string
  /** Of a Project. */
  readonly energy: Energy | undefined
  readonly vp: number
  /** Of an Improvement Technology: the base card that it improves. */
  readonly improves: Action | undefined
  readonly buy: Option
  readonly take: Option
  readonly remove: Option
  readonly place: readonly Option[]
  readonly move: readonly Option[]
}

/** A marked cell and the option to remove its Scrap tile. */
export interface ScrapCell {
  readonly cell: number
  readonly row: number
  readonly col: number
  readonly remove: Option
}

export function prepareTiles(pack: Pack, shapes: ReadonlyMap<string, Form>, single: Form): ReadonlyMap<string, Tile> {
  const { two, one } = pack.resourceTileGeometry.amounts
  const resources = pack.resourceTiles.tiles.map(tile =>
    prepareTile(tile.id, 'resource', single, {
      face: `${tile.two}-${tile.one}`,
      feeds: [
        { resource: tile.two, amount: two, side: 0 },
        { resource: tile.one, amount: one, side: 1 },
      ],
    }),
  )
  const projects = pack.projects.map(({ id, shape, energy, vp, requires }) =>
    prepareTile(id, 'project', row(shapes, shape), { shape, energy, vp, needs: amountsOf(requires) }),
  )
  const technologies = pack.technologies.map(tile =>
    prepareTile(tile.id, 'technology', row(shapes, tile.shape), {
      feeds: tile.kind === 'resource' ? amountsOf(tile.effect.supply).map(all => ({ ...all, side: 0 })) : [],
      improves: tile.kind === 'improvement' ? tile.effect.upgradeCard : undefined,
    }),
  )
  return byId([...resources, ...projects, ...technologies])
}

const amountsOf = (amounts: Amounts): { readonly resource: Resource; readonly amount: number }[] =>
  (Object.entries(amounts) as [Resource, number][]).map(([resource, amount]) => ({ resource, amount }))

const noFeeds: readonly Feed[] = []

function prepareTile(id: string, kind: Tile['kind'], form: Form, special: Partial<Tile>): Tile {
  const placed = (verb: Verb): readonly Option[] => form.placements.map(at => placing(verb, id, at))
  return {
    id,
    kind,
    face: id,
    form,
    feeds: noFeeds,
    needs: [],
    shape: '',
    energy: undefined,
    vp: 0,
    improves: undefined,
    buy: option('buy', id),
    take: option('take', id),
    remove: option('remove', id),
    place: placed('place'),
    move: placed('move'),
    ...special,
  }
}

/** `place:cellophane:3-2:0`: tile, row and column, rotation. */
const placing = (verb: Verb, id: string, { row, col, rotation }: Placement): Option =>
  option(verb, id, `${row}-${col}`, String(rotation))

/** Tile, row, column and rotation of such an option. */
export function placingOf({ to }: Option): LabPlacing {
  const { row, col } = spotOf(to[1] ?? '')
  return { tile: to[0] ?? '', row, col, rotation: Number(to[2]) }
}
export type LabPlacing = Omit<LabTile, 'complete'>

interface Spot {
  readonly row: number
  readonly col: number
}
const spots = new Map<string, Spot>()

/** Row and column as an option writes them; each is read once. */
function spotOf(place: string): Spot {
  let spot = spots.get(place)
  if (spot === undefined) {
    const [row, col] = place.split('-')
    spot = { row: Number(row), col: Number(col) }
    spots.set(place, spot)
  }
  return spot
}

export const labTile = ({ tile, row, col, rotation }: LabPlacing, complete: boolean): LabTile => ({
  tile,
  row,
  col,
  rotation,
  complete,
})

export const prepareScrap = (pack: Pack, grid: Grid): ReadonlyMap<number, ScrapCell> =>
  new Map(
    pack.labBoard.scrapCells.map(({ row, col }) => {
      const cell = cellAt(grid, row, col)
      return [cell, { cell, row, col, remove: option('remove', 'scrap', `${row}-${col}`) }]
    }),
  )
