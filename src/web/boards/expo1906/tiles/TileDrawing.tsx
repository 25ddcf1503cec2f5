import { placementAt } from '../../../../games/expo1906/lab/placement.ts'
import type { Tile } from '../../../../games/expo1906/prepared/tiles.ts'
import type { Play } from '../../../../games/expo1906/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { type IconToken, thing } from '../../../plates/icon-tokens.ts'
import { type IconName, isIconName } from '../../../plates/icons/icons.ts'
import { cardIcon } from '../effect-icons.ts'
import { type Callout, ProjectTile } from './ProjectTile.tsx'
import { type CellAt, extentOf } from './polyomino.ts'
import { ResourceTile } from './ResourceTile.tsx'
import { TechnologyTile } from './TechnologyTile.tsx'

export const iconOf = (resource: string): IconName => (isIconName(resource) ? resource : 'splitTile')

export const supplyIcons = ({ feeds }: Tile): readonly IconToken[] =>
  feeds.map(({ resource, amount }) => thing(iconOf(resource), amount))

/** The cells of a tile in a turn, from its own upper left corner. */
export function cellsOfTile({ components }: Pick<Play, 'components'>, { form }: Tile, turn: number): readonly CellAt[] {
  const { cols } = components.grid
  return placementAt(form, 0, 0, turn).cells.map(cell => [Math.floor(cell / cols), cell % cols])
}

/** Any tile as it lies in a turn, its upper left corner on the origin. */
export function TileDrawing({
  play,
  id,
  turn,
  size,
  name = '',
  callouts,
  complete = false,
}: {
  play: Pick<Play, 'components'>
  id: string
  turn: number
  size: number
  name?: string
  /** What a Project in a Lab has of what it needs. */
  callouts?: readonly Callout[] | undefined
  complete?: boolean
}) {
  const tile = row(play.components.tiles, id)
  const [two, one] = tile.feeds
  if (tile.kind === 'resource' && two !== undefined && one !== undefined) {
    const half = (feed: typeof two) => ({ resource: iconOf(feed.resource), amount: feed.amount })
    return <ResourceTile two={half(two)} one={half(one)} turn={turn} size={size} />
  }
  const cells = cellsOfTile(play, tile, turn)
  if (tile.kind === 'technology')
    return (
      <TechnologyTile
        cells={cells}
        size={size}
        name={name}
        supply={supplyIcons(tile)}
        improves={tile.improves === undefined ? undefined : cardIcon(tile.improves)}
      />
    )
  const plain = tile.needs.map(({ resource, amount }) => ({ resource: iconOf(resource), needs: amount }))
  return (
    <ProjectTile
      cells={cells}
      size={size}
      callouts={callouts ?? plain}
      points={tile.vp}
      complete={complete}
      name={name}
    />
  )
}

/** A tile in a picture of its own that is as large as it needs. */
export function TilePicture({
  play,
  id,
  turn = 0,
  size = 40,
  name = '',
}: {
  play: Pick<Play, 'components'>
  id: string
  turn?: number
  size?: number
  name?: string
}) {
  const cells = cellsOfTile(play, row(play.components.tiles, id), turn)
  const { rows, cols } = extentOf(cells)
  const width = cols * size
  const height = rows * size
  return (
    <svg
      className="tile-picture"
      aria-hidden="true"
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      width={width + 6}
      height={height + 6}
    >
      <TileDrawing play={play} id={id} turn={turn} size={size} name={name} />
    </svg>
  )
}
