import type { Json } from '../../kernel/json.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { valueAt } from '../../kernel/pack-sources.ts'
import { visitsIn } from '../../kernel/pack-walk.ts'

/** The component that a place of the drawn board is, or that lies there. */
export const entryById = (groups: readonly PackGroup[], id: string): PackEntry | undefined =>
  groups.flatMap(({ entries }) => entries).find(entry => entry.id === id)

/** The component that has a part of this id: the board on which an action space lies. */
export const entryHolding = (groups: readonly PackGroup[], pack: Json, id: string): PackEntry | undefined =>
  groups.flatMap(({ entries }) => entries).find(entry => pathOfPart(entry, pack, id) !== undefined)

/** Where a part of a component stands, by its id there: a cell of a board. */
export function pathOfPart(entry: PackEntry, pack: Json, id: string): readonly PathStep[] | undefined {
  const row = visitsIn(entry.field, valueAt(pack, entry.path), entry.path).find(
    ({ path, field, value }) =>
      field.kind === 'id' && value === id && path.at(-1) === 'id' && path.length > entry.path.length + 1,
  )
  return row?.path.slice(0, -1)
}

/** Components that name this one: the routes of a place, the links of a space, the cards of a milestone. */
export function namedBy(groups: readonly PackGroup[], pack: Json, id: string): readonly PackEntry[] {
  return groups
    .flatMap(({ entries }) => entries)
    .filter(
      entry =>
        entry.id !== id &&
        visitsIn(entry.field, valueAt(pack, entry.path)).some(
          ({ field, value, path }) => field.kind === 'id' && value === id && path.at(-1) !== 'id',
        ),
    )
}
