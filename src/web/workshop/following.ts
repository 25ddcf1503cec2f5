import { shippedValues } from '../../games/editions.ts'
import type { PackDescription } from '../../games/pack-descriptions.ts'
import { componentHash } from '../../kernel/components.ts'
import type { Json } from '../../kernel/json.ts'
import { isFields } from '../../kernel/pack-faults.ts'
import { groupsOf, type PackEntry } from '../../kernel/pack-groups.ts'
import { sourceAt, valueAt, valuesIn } from '../../kernel/pack-sources.ts'
import { lastingKeyOf } from '../pack/entry-names.ts'
import { askedParts, isAsked } from './asked-parts.ts'
import { withValue } from './pack-edits.ts'

/**
 * A pack that its owner began under any release, with the values that are shipped now wherever the owner has entered nothing. The
 * very same pack if it says so already, or if the earlier values cannot be fetched now.
 */
export async function followed(
  description: PackDescription,
  { id, pack: shipped }: { readonly id: string; readonly pack: Json },
  pack: Json,
): Promise<Json> {
  if (pack === shipped) return pack
  const earlier = await shippedValues(id).catch(() => undefined)
  if (earlier === undefined) return pack
  const begunWith = nearest(description, [shipped, ...earlier], pack)
  const now = following(description, begunWith, shipped, pack)
  return componentHash(now) === componentHash(pack) ? pack : now
}

/** The shipped values with which a pack was begun: those that say the same of most that its owner has not entered. */
export function nearest(description: PackDescription, shipped: readonly Json[], pack: Json): Json {
  const mine = rowsIn(description, pack)
  const differing = shipped.map(one => {
    const rows = rowsIn(description, one)
    const missing = [...rows.keys()].filter(key => !mine.has(key)).length
    return [...mine].reduce((sum, [key, row]) => sum + ownParts(row, rows.get(key)).length - row.entered.size, missing)
  })
  return shipped[differing.indexOf(Math.min(...differing))] ?? pack
}

/**
 * The values shipped now, with what an owner has made of those that were shipped when the pack was begun: what the box gave, and
 * what else is not as it was then.
 */
export function following(description: PackDescription, begunWith: Json, shipped: Json, pack: Json): Json {
  const [mine, before, now] = [pack, begunWith, shipped].map(one => rowsIn(description, one)) as [Rows, Rows, Rows]
  let made = shipped
  for (const [key, { entry }] of now) {
    const row = mine.get(key)
    if (row !== undefined) made = withOwn(made, entry, pack, row, ownParts(row, before.get(key)))
  }
  return withOwnKeys(withOwnRows(made, { mine, before, now }, pack), begunWith, pack)
}

interface PackRow {
  readonly entry: PackEntry
  /** What each part says, as text. What has several shapes is one part, without a name. */
  readonly says: ReadonlyMap<string, string>
  /** The parts that the box gave. */
  readonly entered: ReadonlySet<string>
}

type Rows = ReadonlyMap<string, PackRow>

/** The rows of a pack, by the name that they have in every release: that of their own, or their place. */
function rowsIn({ field, sourceWords }: PackDescription, pack: Json): Rows {
  const rows = groupsOf(field, pack).flatMap(({ entries }) =>
    entries.map((entry): [string, PackRow] => {
      const isFromBox = (name: string): boolean => sourceAt(pack, [...entry.path, name], sourceWords) === 'box'
      const row = valueAt(pack, entry.path)
      const name = lastingKeyOf(entry)
      if (entry.field.kind !== 'record') {
        const isEntered = askedParts(entry.field, row).some(part => isFromBox(part.name))
        return [name, { entry, says: new Map([['', said(entry.field, row)]]), entered: new Set(isEntered ? [''] : []) }]
      }
      const parts = entry.field.parts.filter(isAsked)
      return [
        name,
        {
          entry,
          says: new Map(parts.map(part => [part.name, said(part.field, valueAt(pack, [...entry.path, part.name]))])),
          entered: new Set(parts.flatMap(part => (isFromBox(part.name) ? [part.name] : []))),
        },
      ]
    }),
  )
  return new Map(rows)
}

const said = (field: PackEntry['field'], value: Json | undefined): string =>
  JSON.stringify(valuesIn(field, value).map(one => [one.path, one.value]))

/** The parts of a row that are its owner's. */
const ownParts = ({ says, entered }: PackRow, before: PackRow | undefined): readonly string[] =>
  [...says].flatMap(([part, text]) => (entered.has(part) || text !== before?.says.get(part) ? [part] : []))

/** A row of the shipped values with those parts of it that are the owner's. */
function withOwn(made: Json, { path }: PackEntry, pack: Json, row: PackRow, parts: readonly string[]): Json {
  const own = valueAt(pack, row.entry.path)
  if (parts.includes('')) return withValue(made, path, own)
  const sources = isFields(own) && isFields(own.fieldSources) ? own.fieldSources : {}
  return parts.reduce((then, part) => {
    const source = row.entered.has(part) ? 'box' : sources[part]
    const changed = withValue(then, [...path, part], valueAt(pack, [...row.entry.path, part]))
    return source === undefined ? changed : withValue(changed, [...path, 'fieldSources', part], source)
  }, made)
}

/** Rows that only the owner has come last, and those that the owner took out are gone. */
function withOwnRows(
  made: Json,
  { mine, before, now }: { readonly mine: Rows; readonly before: Rows; readonly now: Rows },
  pack: Json,
): Json {
  const added = [...mine].filter(([key, row]) => !now.has(key) && ownParts(row, before.get(key)).length > 0)
  const removed = [...now].filter(([key, { entry }]) => isListed(entry) && !mine.has(key) && before.has(key))
  const grown = added.reduce((then, [, { entry }]) => {
    const list = entry.path.slice(0, -1)
    const rows = valueAt(then, list)
    return isListed(entry) && Array.isArray(rows)
      ? withValue(then, [...list, rows.length], valueAt(pack, entry.path))
      : then
  }, made)
  return removed.toReversed().reduce((then, [, { entry }]) => withValue(then, entry.path, undefined), grown)
}

const isListed = ({ path }: PackEntry): boolean => typeof path.at(-1) === 'number'

/** What an owner's pack says of itself beside the values, such as its name. */
function withOwnKeys(made: Json, begunWith: Json, pack: Json): Json {
  if (!isFields(pack) || !isFields(made) || !isFields(begunWith)) return made
  const own = Object.entries(pack).filter(([name]) => begunWith[name] === undefined && made[name] === undefined)
  return own.length === 0 ? made : { ...made, ...Object.fromEntries(own) }
}
