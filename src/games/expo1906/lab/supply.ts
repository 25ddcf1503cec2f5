import { type Cells, overlap } from './cells.ts'
import { type LabTile, type Need, type Pieces, pieceOf } from './piece.ts'
import { type Placement, placementAt } from './placement.ts'

/** Where a tile of the Lab lies. */
export const placementOf = (pieces: Pieces, tile: LabTile): Placement =>
  placementAt(pieceOf(pieces, tile).form, tile.row, tile.col, tile.rotation)

/**
 * How much of a resource a Project on these cells is supplied with (E-6.9): each half and each Technology that faces it
 * counts once, however many of its edges do (E-6.6, E-6.8). One tile may be left out of the count.
 */
export function supplied(
  pieces: Pieces,
  lab: readonly LabTile[],
  project: Cells,
  resource: string,
  without?: LabTile,
): number {
  let sum = 0
  for (const tile of lab) if (tile !== without) sum += suppliedBy(pieces, tile, project, resource)
  return sum
}

function suppliedBy(pieces: Pieces, tile: LabTile, project: Cells, resource: string): number {
  const { feeds, form } = pieceOf(pieces, tile)
  let sum = 0
  for (const feed of feeds)
    if (feed.resource === resource) {
      const { faces } = placementAt(form, tile.row, tile.col, tile.rotation)
      if (overlap(faces[feed.side], project)) sum += feed.amount
    }
  return sum
}

/** Whether all needs of a Project on these cells are met. */
export function isFed(
  pieces: Pieces,
  lab: readonly LabTile[],
  needs: readonly Need[],
  project: Cells,
  without?: LabTile,
): boolean {
  for (const { resource, amount } of needs) if (supplied(pieces, lab, project, resource, without) < amount) return false
  return true
}

/** What a Project in the Lab still lacks: each need that is not met, with the amount that is missing. */
export function lacks(pieces: Pieces, lab: readonly LabTile[], project: LabTile, without?: LabTile): readonly Need[] {
  const { covers } = placementOf(pieces, project)
  return pieceOf(pieces, project).needs.flatMap(({ resource, amount }) => {
    const missing = amount - supplied(pieces, lab, covers, resource, without)
    return missing > 0 ? [{ resource, amount: missing }] : []
  })
}

/** Incomplete Projects whose needs are met now, in the order in which they were placed (E-6.14). */
export function newlyFed(pieces: Pieces, lab: readonly LabTile[]): readonly LabTile[] {
  let found: LabTile[] | undefined
  for (const tile of lab) {
    if (tile.complete) continue
    const { needs } = pieceOf(pieces, tile)
    if (needs.length === 0 || !isFed(pieces, lab, needs, placementOf(pieces, tile).covers)) continue
    found ??= []
    found.push(tile)
  }
  return found ?? none
}

const none: readonly LabTile[] = []
