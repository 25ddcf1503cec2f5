import { holdTheSame } from '../../plates/same-parts.ts'
import { kindOf, type Marks, type PlaceName } from '../../plates/targets.ts'
import type { TableInput } from './table-input.ts'

/** What a part of the table is drawn from. */
interface Reading {
  /** All of the game that it shows and that can change. */
  readonly of: (table: TableInput) => readonly unknown[]
  /** The kinds of places whose marks it shows. */
  readonly kinds: readonly string[]
  /** Whether it shows the preview, and the piece that is held. */
  readonly preview?: boolean
}

function marksFor({ at, mover, pieces = [] }: Marks, kinds: readonly string[]): string {
  const isRead = (place: PlaceName) => kinds.includes(kindOf(place))
  const read = Object.entries(at).filter(([place]) => isRead(place))
  return `${mover} ${read.map(([place, states]) => `${place} ${states.join(' ')}`).join(';')} ${pieces.filter(isRead).join(' ')}`
}

/**
 * Whether a part would be drawn as before: neither an answer that changes the Laboratory nor pointing at it draws the
 * Patents Office again. A view keeps what did not change as the same objects.
 */
export const drawnAlike =
  ({ of, kinds, preview = false }: Reading) =>
  <P extends { readonly table: TableInput }>({ table: before, ...others }: P, { table: now, ...rest }: P): boolean =>
    (before.play === now.play || holdTheSame(of(before), of(now))) &&
    before.play.components === now.play.components &&
    before.seat === now.seat &&
    before.own === now.own &&
    before.who === now.who &&
    before.name === now.name &&
    before.labels === now.labels &&
    before.pointing === now.pointing &&
    holdTheSame(Object.values(others), Object.values(rest)) &&
    (!preview || (before.marks.preview === now.marks.preview && before.marks.held === now.marks.held)) &&
    marksFor(before.marks, kinds) === marksFor(now.marks, kinds)
