import { kindOf, type Marks } from '../../plates/targets.ts'
import type { TableInput } from './table-input.ts'

/** What a part of the table is drawn from besides the game: the marks of some kinds of places, and the preview if it shows it. */
interface Reading {
  readonly kinds: readonly string[]
  readonly preview?: boolean
}

function marksFor({ at, mover }: Marks, kinds: readonly string[]): string {
  const read = Object.entries(at).filter(([place]) => kinds.includes(kindOf(place)))
  return `${mover} ${read.map(([place, states]) => `${place} ${states.join(' ')}`).join(';')}`
}

/** Whether a part would be drawn as before: pointing at the Laboratory need not draw the Patents Office again. */
export const drawnAlike =
  ({ kinds, preview = false }: Reading) =>
  ({ table: before }: { table: TableInput }, { table: now }: { table: TableInput }): boolean =>
    before.play === now.play &&
    before.seat === now.seat &&
    before.own === now.own &&
    before.who === now.who &&
    before.name === now.name &&
    before.pointing === now.pointing &&
    (!preview || before.marks.preview === now.marks.preview) &&
    marksFor(before.marks, kinds) === marksFor(now.marks, kinds)
