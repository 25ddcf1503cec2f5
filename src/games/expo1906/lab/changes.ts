import { type Cells, overlap } from './cells.ts'
import { type LabTile, type Piece, type Pieces, pieceOf } from './piece.ts'
import type { Placement } from './placement.ts'
import { isFed, lacks, placementOf, supplied } from './supply.ts'

/** All cells on which something lies. */
export function occupied(pieces: Pieces, lab: readonly LabTile[], scrap: Cells): Cells {
  let { lo, hi } = scrap
  for (const tile of lab) {
    const { covers } = placementOf(pieces, tile)
    lo |= covers.lo
    hi |= covers.hi
  }
  return { lo, hi }
}

/** The first complete Project that would be incomplete without a tile (E-6.12); a complete Project breaks itself (E-R7). */
export function brokenWithout(pieces: Pieces, lab: readonly LabTile[], removed: LabTile): LabTile | undefined {
  if (removed.complete) return removed
  if (pieceOf(pieces, removed).feeds.length === 0) return undefined
  return lab.find(
    tile =>
      tile.complete && !isFed(pieces, lab, pieceOf(pieces, tile).needs, placementOf(pieces, tile).covers, removed),
  )
}

/** What complete Projects would lack while a tile is lifted: it may be set down only where it supplies all of that again. */
export interface Lifted {
  readonly tile: LabTile
  readonly piece: Piece
  readonly rest: readonly LabTile[]
  readonly gaps: readonly Gap[]
}

interface Gap {
  readonly project: LabTile
  readonly covers: Cells
  readonly resource: string
  readonly missing: number
}

export function lift(pieces: Pieces, lab: readonly LabTile[], tile: LabTile): Lifted {
  const piece = pieceOf(pieces, tile)
  const rest = lab.filter(other => other !== tile)
  const gaps = piece.feeds.length === 0 ? noGaps : rest.flatMap(project => gapsOf(pieces, rest, project))
  return { tile, piece, rest, gaps }
}

const noGaps: readonly Gap[] = []

function gapsOf(pieces: Pieces, rest: readonly LabTile[], project: LabTile): readonly Gap[] {
  if (!project.complete) return noGaps
  const { covers } = placementOf(pieces, project)
  return lacks(pieces, rest, project).map(({ resource, amount }) => ({ project, covers, resource, missing: amount }))
}

/** The complete Project that would be incomplete with the lifted tile set down there (E-6.12). */
export function brokenAt(pieces: Pieces, { tile, piece, rest, gaps }: Lifted, there: Placement): LabTile | undefined {
  for (const gap of gaps) {
    let sum = 0
    for (const { resource, amount, side } of piece.feeds)
      if (resource === gap.resource && overlap(there.faces[side], gap.covers)) sum += amount
    if (sum < gap.missing) return gap.project
  }
  return tile.complete && !isFed(pieces, rest, piece.needs, there.covers) ? tile : undefined
}

/** No complete Project hangs on where the tile lies. */
export const isFree = ({ tile, gaps }: Lifted): boolean => gaps.length === 0 && !tile.complete

/** A Project whose supply an operation changed, and what it lacks after it. */
export function feedingChanged(
  pieces: Pieces,
  before: readonly LabTile[],
  after: readonly LabTile[],
): readonly LabTile[] {
  return after.filter(tile => {
    const { needs } = pieceOf(pieces, tile)
    if (needs.length === 0 || tile.complete) return false
    const was = before.find(other => other.tile === tile.tile)
    const { covers } = placementOf(pieces, tile)
    if (was === undefined) return needs.some(({ resource }) => supplied(pieces, after, covers, resource) > 0)
    const then = placementOf(pieces, was).covers
    return needs.some(
      ({ resource }) => supplied(pieces, after, covers, resource) !== supplied(pieces, before, then, resource),
    )
  })
}
