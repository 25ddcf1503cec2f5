import type { PackDescription } from '../../games/pack-descriptions.ts'
import type { Json } from '../../kernel/json.ts'
import { groupsOf } from '../../kernel/pack-groups.ts'
import { sourceAt, type ValueSource, valueAt, valueSources, valuesIn } from '../../kernel/pack-sources.ts'

export type SourceCounts = Readonly<Record<ValueSource, number>>

/** How many values of a part of a pack come from where. */
export interface KnownGroup {
  readonly key: string
  readonly counts: SourceCounts
  readonly all: number
  /** What is made up most, the most first. */
  readonly reconstructed: readonly string[]
}

export function knownGroups({ field, sourceWords }: PackDescription, pack: Json): readonly KnownGroup[] {
  return groupsOf(field, pack).map(({ key, entries }) => {
    const values = entries.flatMap(entry =>
      valuesIn(entry.field, valueAt(pack, entry.path), entry.path).map(({ path }) => ({
        part: path[entry.path.length],
        source: sourceAt(pack, path, sourceWords),
      })),
    )
    const made = values.flatMap(({ part, source }) =>
      source === 'reconstructed' && typeof part === 'string' ? [part] : [],
    )
    return {
      key,
      counts: counted(values.map(({ source }) => source)),
      all: values.length,
      reconstructed: byNumber(made),
    }
  })
}

export const allTogether = (groups: readonly KnownGroup[]): SourceCounts =>
  eachSource(source => groups.reduce((sum, { counts }) => sum + counts[source], 0))

/** Where an owner would see at once that values are not those of the box: the parts with the most made-up values. */
export const noticedFirst = (groups: readonly KnownGroup[], many = 5): readonly KnownGroup[] =>
  groups
    .filter(({ key, counts }) => key !== '' && counts.reconstructed > 0)
    .toSorted((one, other) => other.counts.reconstructed - one.counts.reconstructed)
    .slice(0, many)

const counted = (sources: readonly (ValueSource | undefined)[]): SourceCounts =>
  eachSource(source => sources.filter(one => one === source).length)

const eachSource = (count: (source: ValueSource) => number): SourceCounts =>
  Object.fromEntries(valueSources.map(source => [source, count(source)])) as Record<ValueSource, number>

function byNumber(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
}
