import type { Json } from '../../kernel/json.ts'
import { isFields, isRows } from '../../kernel/pack-faults.ts'
import type { PackEntry } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { type SourceWords, sourceAt, valueAt } from '../../kernel/pack-sources.ts'
import { askedParts } from './asked-parts.ts'

/** Changes of a pack as plain values: what is not changed is shared with the pack before. */

type Path = readonly PathStep[]

/** The pack with another value at a path; undefined takes the field or row away. */
export function withValue(pack: Json, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = path
  if (step === undefined) return value ?? null
  if (isRows(pack)) {
    const at = Number(step)
    if (rest.length === 0 && value === undefined) return pack.filter((_, row) => row !== at)
    const rows = [...pack]
    rows[at] = withValue(pack[at] ?? {}, rest, value)
    return rows
  }
  const fields = isFields(pack) ? pack : {}
  if (rest.length === 0 && value === undefined) {
    const { [String(step)]: _gone, ...others } = fields
    return others
  }
  return { ...fields, [step]: withValue(fields[String(step)] ?? {}, rest, value) }
}

/** A value typed from the box: the part of the entry in which it lies is now the box's. */
export function withTyped(pack: Json, entry: PackEntry, path: Path, value: Json | undefined): Json {
  const part = path[entry.path.length]
  const changed = withValue(pack, path, value)
  return typeof part === 'string' ? withSources(changed, entry, [part]) : confirmed(changed, entry)
}

/** The entry as it stands is what the box says. */
export const confirmed = (pack: Json, entry: PackEntry): Json => withSources(pack, entry, partsOf(pack, entry))

function withSources(pack: Json, entry: PackEntry, parts: readonly string[]): Json {
  const row = valueAt(pack, entry.path)
  const known = isFields(row) && isFields(row.fieldSources) ? row.fieldSources : {}
  const sources = { ...known, ...Object.fromEntries(parts.map(part => [part, 'box'])) }
  return withValue(pack, [...entry.path, 'fieldSources'], sources)
}

/** The parts of an entry that are asked for and there. */
function partsOf(pack: Json, entry: PackEntry): readonly string[] {
  const row = valueAt(pack, entry.path)
  const there = isFields(row) ? row : {}
  return askedParts(entry.field, row).flatMap(({ name }) => (there[name] === undefined ? [] : [name]))
}

/** Whether all that an entry says was read off the box. */
export const isEntered = (pack: Json, entry: PackEntry, words: SourceWords): boolean =>
  partsOf(pack, entry).every(part => sourceAt(pack, [...entry.path, part], words) === 'box')
