import { type DrawnFrom, isDrawnAlike } from '../../plates/drawn-from.ts'
import { holdTheSame } from '../../plates/same-parts.ts'
import type { TableInput } from './table-input.ts'

/** Whether a part of the table would be drawn as before, for `memo`. */
export const drawnAlike =
  (from: DrawnFrom<TableInput>) =>
  <P extends { readonly table: TableInput }>({ table: before, ...others }: P, { table: now, ...rest }: P): boolean =>
    holdTheSame(Object.values(others), Object.values(rest)) && isDrawnAlike(from, before, now)
