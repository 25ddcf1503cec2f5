import { useState } from 'react'
import type { Asking, Choice } from './choices.ts'
import type { MovablePiece } from './pieces.ts'
import type { Answering } from './use-answering.ts'

/** So many answers are listed at once; what gives nothing folds first. */
const MOST_LISTED = 9

export interface Folding {
  readonly listed: readonly Choice[]
  readonly pieces: readonly MovablePiece[]
  /** What is left out for now, in its order; the list may still show one of it that is pointed at. */
  readonly folded: readonly Choice[]
  unfold(): void
}

/** Which answers are listed: with a piece in hand where it can go, else pieces and what gives something; the rest is folded. */
export function useFolding(asking: Asking, answering: Answering): Folding {
  const [unfolded, setUnfolded] = useState('')
  const { held, narrowed } = answering
  const offered = held === undefined ? asking.choices : answering.choices.filter(one => !asking.choices.includes(one))
  const all = narrowed ?? offered.filter(choice => choice.purpose === 'matter')
  const pieces = held === undefined && narrowed === undefined ? asking.pieces : []
  const room = Math.max(3, MOST_LISTED - pieces.length)
  const unfold = () => setUnfolded(asking.id)
  if (unfolded === asking.id || all.length <= room) return { listed: all, pieces, folded: [], unfold }
  const giving = all.filter(choice => choice.gives).length
  const keep = Math.min(room - 1, Math.max(giving, 4))
  const chosen = answering.selected ?? answering.pointed
  const listed = all.filter((choice, at) => at < keep || choice.id === chosen?.id)
  return { listed, pieces, folded: all.slice(keep), unfold }
}
