import { cellAt, type Grid } from '../lab/placement.ts'
import type { Pack } from '../pack.ts'

/** What setup lays out, shuffles and deals, in the order of the pack, listed once. */
export interface Dealing {
  readonly resourceTiles: readonly string[]
  readonly juryTiles: readonly string[]
  /** By shape. */
  readonly projects: readonly (readonly string[])[]
  readonly technologies: readonly string[]
  readonly chits: readonly string[]
  readonly hand: readonly string[]
  /** Cells of a Lab that begin with a Scrap tile. */
  readonly scrap: readonly number[]
  /** The cards of a Ghost deck (E-14.2). */
  readonly ghostDeck: readonly string[]
}

export const prepareDealing = (pack: Pack, grid: Grid): Dealing => ({
  resourceTiles: idsOf(pack.resourceTiles.tiles),
  juryTiles: idsOf(pack.juryTiles.tiles),
  projects: pack.shapes.map(({ id }) => idsOf(pack.projects.filter(project => project.shape === id))),
  technologies: idsOf(pack.technologies),
  chits: idsOf(pack.bonusChits),
  hand: idsOf(pack.actionCards.base),
  scrap: pack.labBoard.scrapCells.map(({ row, col }) => cellAt(grid, row, col)),
  ghostDeck: Object.entries(pack.ghostDeck.cards).flatMap(([action, count]) =>
    Array.from({ length: count }, () => action),
  ),
})

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
