import type { Json } from '../../kernel/json.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import type { PackGroup } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { visitsIn } from '../../kernel/pack-walk.ts'
import { type Naming, textOf, toldApart } from '../pack/entry-names.ts'
import { capitalised } from '../pack/group-names.ts'
import type { NamedRow } from './form/form-context.ts'

/** The ids that a field may name, by the names of the fields on the way to it: `map.routes.a` → the places of the map. */
export type References = ReadonlyMap<string, readonly string[]>

export const wayTo = (path: readonly PathStep[]): string => path.filter(step => typeof step === 'string').join('.')

/**
 * What the names in a pack refer to, found in the shipped one: the smallest group that has all of them. Names of parts of a
 * component, such as the cells of a board, are offered as they stand there.
 */
export function referencesIn(field: Field, pack: Json, groups: readonly PackGroup[]): References {
  const named = new Map<string, Set<string>>()
  for (const { path, field: one, value } of visitsIn(field, pack))
    if (one.kind === 'id' && typeof value === 'string' && path.at(-1) !== 'id')
      named.set(wayTo(path), (named.get(wayTo(path)) ?? new Set()).add(value))
  const ids = groups
    .map(({ entries }) => entries.flatMap(({ id }) => id ?? []))
    .toSorted((one, other) => one.length - other.length)
  return new Map(
    [...named].map(([way, names]) => [
      way,
      ids.find(group => [...names].every(id => group.includes(id))) ?? [...names],
    ]),
  )
}

/** What may be named there, each by a name that no other has. */
export function namedRows(
  naming: Pick<Naming, 'game' | 'language' | 'knowledge'>,
  components: unknown,
  ids: readonly string[],
): readonly NamedRow[] {
  const names = toldApart(
    ids.map(id => textOf(naming, components, id) ?? { name: capitalised(naming.knowledge.nameOf(id)) }),
  )
  return ids.map((id, at) => ({ id, name: names[at] ?? id }))
}
