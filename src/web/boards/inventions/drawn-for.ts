import { type ComponentType, memo } from 'react'
import { type DrawnFrom, isDrawnAlike } from '../../plates/drawn-from.ts'
import type { TableInput } from './table-input.ts'

/** A part of the table that is drawn again only when what it is drawn from changes. */
export const drawnFor = <P extends TableInput>(from: DrawnFrom<P>, Part: ComponentType<P>) =>
  memo(Part, (before: P, now: P) => isDrawnAlike(from, before, now))
