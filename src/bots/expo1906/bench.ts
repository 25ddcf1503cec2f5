import { type Cells, cellsOf, overlap } from '../../games/expo1906/lab/cells.ts'
import { occupied } from '../../games/expo1906/lab/changes.ts'
import type { LabTile } from '../../games/expo1906/lab/piece.ts'
import { missingIn, type Placement } from '../../games/expo1906/lab/placement.ts'
import { placementOf } from '../../games/expo1906/lab/supply.ts'
import type { Play, Player } from '../../games/expo1906/state.ts'
import { row } from '../../kernel/rows.ts'
import type { Notes, TileNote } from './notes.ts'

/** A Lab as a bot looks at it: what is taken, what supplies what, and which Projects still lack something. */
export interface Bench {
  readonly taken: Cells
  readonly free: number
  readonly feeders: readonly Feeder[]
  readonly open: readonly OpenProject[]
  readonly complete: readonly TileNote[]
}

/** A half of a Resource tile, or one resource of a Technology, in the Lab. */
export interface Feeder {
  readonly tile: LabTile
  readonly faces: Cells
  readonly kind: number
  readonly amount: number
}

export interface OpenProject {
  readonly tile: LabTile
  readonly note: TileNote
  readonly at: Placement
  /** By resource: what it lacks. */
  readonly lacks: Float64Array
  /** Free cells around it. */
  readonly around: number
}

export function lookAtLab({ components }: Play, { lab, scrap }: Player, notes: Notes): Bench {
  const taken = occupied(components.tiles, lab, cellsOf(scrap))
  const feeders: Feeder[] = []
  const complete: TileNote[] = []
  for (const tile of lab) {
    const note = row(notes.tiles, tile.tile)
    if (tile.complete) complete.push(note)
    if (note.feeds.length === 0) continue
    const { faces } = placementOf(components.tiles, tile)
    for (const { kind, amount, side } of note.feeds) feeders.push({ tile, faces: faces[side], kind, amount })
  }
  const open: OpenProject[] = []
  for (const tile of lab) {
    const note = row(notes.tiles, tile.tile)
    if (tile.complete || note.needed.length === 0) continue
    const at = placementOf(components.tiles, tile)
    open.push({ tile, note, at, lacks: lackOf(note, at.covers, feeders), around: freeAround(at, taken) })
  }
  const { rows, cols } = components.grid
  const missing = missingIn(components.grid)
  return { taken, free: rows * cols - missing.length - count(taken.lo) - count(taken.hi), feeders, open, complete }
}

/** What a Project on these cells would lack. */
export function lackOf({ needs }: TileNote, covers: Cells, feeders: readonly Feeder[]): Float64Array {
  const lacks = Float64Array.from(needs)
  for (const { kind, amount, faces } of feeders)
    if ((lacks[kind] ?? 0) > 0 && overlap(faces, covers)) lacks[kind] = Math.max(0, (lacks[kind] ?? 0) - amount)
  return lacks
}

export const freeAround = ({ faces: [ring] }: Placement, taken: Cells): number =>
  count(ring.lo & ~taken.lo) + count(ring.hi & ~taken.hi)

/** How many bits are set. */
function count(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Tiles that it takes, by and large, to supply what is lacking. */
export function tilesFor(lacks: ArrayLike<number>): number {
  let tiles = 0
  for (let kind = 0; kind < lacks.length; kind++) {
    const lack = lacks[kind] ?? 0
    if (lack > 0) tiles += lack > 2 ? 2 : 1
  }
  return tiles
}

/** The best place for a Project that is not yet in the Lab: where it lacks least and has room for what it lacks. */
export function bestPlace(note: TileNote, { taken, feeders }: Bench): Fit | undefined {
  let best: Fit | undefined
  const helping = feeders.filter(({ kind }) => (note.needs[kind] ?? 0) > 0)
  for (const at of note.tile.form.placements) {
    if (overlap(at.covers, taken)) continue
    const lacks = lackOf(note, at.covers, helping)
    const tiles = tilesFor(lacks)
    const short = Math.max(0, tiles - freeAround(at, taken))
    const effort = tiles + 2 * short
    if (best === undefined || effort < best.effort) best = { at, lacks, short, effort }
  }
  return best
}

export interface Fit {
  readonly at: Placement
  readonly lacks: Float64Array
  /** Cells too few around it. */
  readonly short: number
  readonly effort: number
}
