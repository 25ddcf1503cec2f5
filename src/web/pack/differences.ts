import type { Json } from '../../kernel/json.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import { groupsOf, type PackEntry } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { type PackValue, valueAt, valuesIn } from '../../kernel/pack-sources.ts'
import { lastingKeyOf } from './entry-names.ts'

/** A value that is not as shipped; undefined where one of the two has none. */
export interface Difference {
  /** The component in which it lies, as the pack has it. */
  readonly component: PackEntry
  readonly path: readonly PathStep[]
  readonly shipped: Json | undefined
  readonly mine: Json | undefined
  /** Whether the pack has the component at all. */
  readonly isThere: boolean
}

/**
 * Components are compared by their id, in whatever row they stand. Rows that are the same object in both packs are not looked into: an
 * edit shares what it leaves alone.
 */
export function differencesIn(field: Field, shipped: Json, mine: Json): readonly Difference[] {
  if (shipped === mine) return []
  const before = entriesByKey(field, shipped)
  const now = entriesByKey(field, mine)
  const gone = [...before.keys()].filter(key => !now.has(key))
  return [...now.keys(), ...gone].flatMap(key => differencesOf(before.get(key), now.get(key), shipped, mine))
}

const entriesByKey = (field: Field, pack: Json): ReadonlyMap<string, PackEntry> =>
  new Map(groupsOf(field, pack).flatMap(({ entries }) => entries.map(entry => [lastingKeyOf(entry), entry])))

function differencesOf(
  before: PackEntry | undefined,
  now: PackEntry | undefined,
  shipped: Json,
  mine: Json,
): readonly Difference[] {
  const entry = now ?? before
  if (entry === undefined || rowOf(before, shipped) === rowOf(now, mine)) return []
  const old = byPlace(before, shipped)
  const fresh = byPlace(now, mine)
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap(place => {
    const [one, other] = [old.get(place), fresh.get(place)]
    if (one?.value === other?.value) return []
    const path = [...entry.path, ...((other ?? one)?.path ?? [])]
    const values = { shipped: one?.value, mine: other?.value }
    return [{ component: entry, path, ...values, isThere: now !== undefined }]
  })
}

const rowOf = (entry: PackEntry | undefined, pack: Json): Json | undefined =>
  entry === undefined ? undefined : valueAt(pack, entry.path)

/** Every value of a component by its place there; which kind of effect stands at a place is a value of that place. */
const byPlace = (entry: PackEntry | undefined, pack: Json): ReadonlyMap<string, PackValue> =>
  new Map(entry === undefined ? [] : valuesIn(entry.field, rowOf(entry, pack)).map(one => [one.path.join('.'), one]))
