import type { Form } from './placement.ts'

/** What the Lab has to know of a tile: how it can lie, what it supplies and what it needs. */
export interface Piece {
  readonly form: Form
  /** Empty for Projects and Improvement Technologies. */
  readonly feeds: readonly Feed[]
  /** Empty for all but Projects. */
  readonly needs: readonly Need[]
}

/** Supplies an amount of a resource to every Project that the side faces. */
export interface Feed {
  readonly resource: string
  readonly amount: number
  readonly side: 0 | 1
}

export interface Need {
  readonly resource: string
  readonly amount: number
}

/** A tile in a Lab. Replaced, never changed. */
export interface LabTile {
  readonly tile: string
  readonly row: number
  readonly col: number
  readonly rotation: number
  /** A Project whose needs were met once; it stays complete (E-6.13). */
  readonly complete: boolean
}

export type Pieces = ReadonlyMap<string, Piece>

export function pieceOf(pieces: Pieces, { tile }: LabTile): Piece {
  const piece = pieces.get(tile)
  if (piece === undefined) throw new Error(`no tile is called ${tile}`)
  return piece
}
