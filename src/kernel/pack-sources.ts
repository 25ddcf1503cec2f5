import type { Json } from './json.ts'
import { type Fields, isFields, isRows } from './pack-faults.ts'
import type { Field } from './pack-fields.ts'
import type { PathStep } from './pack-size.ts'
import { type PlacedValue, visitsIn } from './pack-walk.ts'

/**
 * Where a value of a pack comes from, from the surest to the least sure: an owner of the box has read it there; the rulebook
 * says it; public material shows it; somebody remembers it; it was made up so that the game plays well.
 */
export const valueSources = ['box', 'rulebook', 'public', 'recalled', 'reconstructed'] as const
export type ValueSource = (typeof valueSources)[number]

/** What a word in a pack's `sourceDetail` speaks of, where it is not the name of a field. */
export type SourceWords = Readonly<Record<string, readonly string[]>>

/**
 * The source of the value at a path. What an owner has entered is from the box as a whole. Else the nearest word counts: what the row says of the field (`fieldSources`, then
 * `sourceDetail` and the like of `vpSource`), then what it says of itself (`source`), then the same of the lists around it.
 */
export function sourceAt(pack: Json, path: readonly PathStep[], words: SourceWords = {}): ValueSource | undefined {
  const around: Fields[] = []
  let value: Json | undefined = pack
  for (const step of path) {
    if (isFields(value)) {
      if (isEntered(value, step)) return 'box'
      around.push(value)
    }
    value = isRows(value) ? value[Number(step)] : isFields(value) ? value[step] : undefined
  }
  if (isFields(value)) around.push(value)
  const names = path.filter(step => typeof step === 'string').reverse()
  for (const fields of around.toReversed()) {
    const source = told(names, name => fieldSource(fields, name)) ?? told(names, name => detailed(fields, name, words))
    if (source !== undefined) return source
    const own = sureness(fields.source)
    if (own !== undefined) return own
  }
  return undefined
}

const told = (names: readonly string[], of: (name: string) => ValueSource | undefined): ValueSource | undefined =>
  names.map(of).find(source => source !== undefined)

const isEntered = ({ fieldSources }: Fields, part: PathStep): boolean =>
  isFields(fieldSources) && fieldSources[part] === 'box'

/** What an owner has entered speaks of that part alone, and not of what has the same name elsewhere in the row. */
const fieldSource = ({ fieldSources }: Fields, name: string): ValueSource | undefined => {
  const source = isFields(fieldSources) ? sureness(fieldSources[name]) : undefined
  return source === 'box' ? undefined : source
}

function detailed(fields: Fields, name: string, words: SourceWords): ValueSource | undefined {
  const also = Object.keys(words).filter(word => words[word]?.includes(name))
  for (const table of [fields.valuesSource, fields.sourceDetail])
    for (const word of [name, ...also]) {
      const source = isFields(table) ? sureness(table[word]) : undefined
      if (source !== undefined) return source
    }
  return sureness(fields[`${name}Source`])
}

/** Of several that a note names, the least sure: "rank 3 is rulebook; the rest reconstructed". */
function sureness(note: Json | undefined): ValueSource | undefined {
  if (typeof note !== 'string') return undefined
  return valueSources.findLast(source => new RegExp(`\\b${source}\\b`).test(note))
}

export const leastSure = (sources: readonly ValueSource[]): ValueSource | undefined =>
  valueSources.findLast(source => sources.includes(source))

/** Parts of a row by the source of their values, the surest first; a part is as sure as the least sure value in it. */
export function partSources(
  field: Field,
  pack: Json,
  path: readonly PathStep[],
  words: SourceWords,
): readonly { readonly source: ValueSource; readonly parts: readonly string[] }[] {
  const sources = new Map<string, ValueSource[]>()
  for (const one of valuesIn(field, valueAt(pack, path), path)) {
    const part = one.path[path.length]
    const source = sourceAt(pack, one.path, words)
    if (part === undefined || source === undefined) continue
    sources.set(String(part), [...(sources.get(String(part)) ?? []), source])
  }
  return valueSources.flatMap(source => {
    const parts = [...sources].flatMap(([part, all]) => (leastSure(all) === source ? [part] : []))
    return parts.length === 0 ? [] : [{ source, parts }]
  })
}

/** Where public material for a value can be looked up: what is named nearest to it. */
export function referenceAt(pack: Json, path: readonly PathStep[]): string | undefined {
  for (let length = path.length; length >= 0; length--) {
    const around = valueAt(pack, path.slice(0, length))
    if (isFields(around) && typeof around.ref === 'string') return around.ref
  }
  return undefined
}

/** What stands at a path, if anything does. */
export const valueAt = (pack: Json, path: readonly PathStep[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (value, step) => (isRows(value) ? value[Number(step)] : isFields(value) ? value[step] : undefined),
    pack,
  )

/** A value of a pack that comes from the box or stands for what is printed there. */
export interface PackValue {
  readonly path: readonly PathStep[]
  readonly value: Json
}

/**
 * Every value of a pack that one could read off the components: numbers, words, names, choices, and which of several shapes there
 * is. Ids and the places of drawings are our own, and what only one value fits is the rules'.
 */
export const valuesIn = (field: Field, value: Json | undefined, path: readonly PathStep[] = []): readonly PackValue[] =>
  visitsIn(field, value, path).flatMap(visit => {
    if (visit.path.at(-1) === 'id') return []
    if (visit.shape !== undefined) return [{ path: visit.path, value: visit.shape.name }]
    return isPlain(visit) ? [{ path: visit.path, value: visit.value }] : []
  })

const isPlain = ({ field, value }: PlacedValue): boolean =>
  plainKinds.has(field.kind) || (field.kind === 'or-none' && value === null)
const plainKinds: ReadonlySet<Field['kind']> = new Set(['number', 'text', 'id', 'choice', 'yes-or-no'])
