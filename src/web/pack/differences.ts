import type { Json } from '../../kernel/json.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import { groupsOf } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { valueAt, valuesIn } from '../../kernel/pack-sources.ts'

/** A value that is not as shipped; undefined where one of the two has none. */
export interface Difference {
  /** The component in which it lies. */
  readonly entry: readonly PathStep[]
  readonly id: string | undefined
  readonly path: readonly PathStep[]
  readonly shipped: Json | undefined
  readonly mine: Json | undefined
}

/** Rows that are the same object in both packs are not looked into: an edit shares what it leaves alone. */
export function differencesIn(field: Field, shipped: Json, mine: Json): readonly Difference[] {
  if (shipped === mine) return []
  return groupsOf(field, mine).flatMap(({ entries }) =>
    entries.flatMap(({ path, field: own, id }) => {
      const before = valueAt(shipped, path)
      const now = valueAt(mine, path)
      if (before === now) return []
      const old = byPlace(own, before, path)
      const fresh = byPlace(own, now, path)
      return [...new Set([...old.keys(), ...fresh.keys()])].flatMap(place => {
        const [one, other] = [old.get(place), fresh.get(place)]
        if (one?.value === other?.value) return []
        return [{ entry: path, id, path: (other ?? one)?.path ?? path, shipped: one?.value, mine: other?.value }]
      })
    }),
  )
}

/** Every value by its place; which kind of effect stands at a place is a value of that place. */
const byPlace = (
  field: Field,
  value: Json | undefined,
  path: readonly PathStep[],
): ReadonlyMap<string, { readonly path: readonly PathStep[]; readonly value: Json }> =>
  new Map(valuesIn(field, value, path).map(one => [one.path.join('.'), one]))
