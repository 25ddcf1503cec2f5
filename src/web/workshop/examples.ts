import type { Json } from '../../kernel/json.ts'
import { faultsIn, isFields, isRows } from '../../kernel/pack-faults.ts'
import type { Field, FieldShape } from '../../kernel/pack-fields.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { visitsIn } from '../../kernel/pack-walk.ts'
import { wayTo } from './references.ts'

/** Values of the shipped pack by the field that they fill: what a new row or another effect begins with. */
export type Examples = ReadonlyMap<Field, Json>

export function examplesIn(field: Field, pack: Json): Examples {
  const found = new Map<Field, Json>()
  for (const { field: one, value } of visitsIn(field, pack)) if (!found.has(one)) found.set(one, value)
  return found
}

/** How often the shipped pack has each kind at a place, by the fields on the way to it. */
export type KindCounts = ReadonlyMap<string, ReadonlyMap<Field, number>>

export function kindsIn(field: Field, pack: Json): KindCounts {
  const counts = new Map<string, Map<Field, number>>()
  for (const { path, shape } of visitsIn(field, pack)) {
    if (shape === undefined) continue
    const here = counts.get(wayTo(path)) ?? new Map<Field, number>()
    counts.set(wayTo(path), here.set(shape.field, (here.get(shape.field) ?? 0) + 1))
  }
  return counts
}

/** Kinds as a part of the box has them: the most frequent first, those that it never has in the order of the schema. */
export function usualFirst(
  counts: KindCounts,
  path: readonly PathStep[],
  shapes: readonly FieldShape[],
): readonly FieldShape[] {
  const here = counts.get(wayTo(path))
  return shapes.toSorted((one, other) => (here?.get(other.field) ?? 0) - (here?.get(one.field) ?? 0))
}

/** What a new value begins with: as the shipped pack has one, else the least that the field allows. */
export const beginning = (field: Field, examples: Examples): Json =>
  bare(examples.get(field)) ?? leastOf(field, examples)

/** An example without what documents it. */
function bare(value: Json | undefined): Json | undefined {
  if (isRows(value)) return value.map(one => bare(one) ?? null)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (documents.has(name) ? [] : [[name, bare(one) ?? null]])),
  )
}
const documents = new Set(['source', 'note', 'ref', 'fieldSources', 'sourceDetail', 'summary'])

function leastOf(field: Field, examples: Examples): Json {
  switch (field.kind) {
    case 'number':
      return Math.max(field.least, Math.min(0, field.most))
    case 'drawing':
      return 0
    case 'text':
    case 'id':
      return ''
    case 'choice':
      return field.values[0] ?? ''
    case 'yes-or-no':
      return false
    case 'fixed':
      return field.value
    case 'or-none':
      return null
    case 'rows':
      return Array.from({ length: field.least }, () => beginning(field.item, examples))
    case 'places':
      return field.items.map(item => beginning(item, examples))
    case 'table': {
      const keys = field.some ? [] : (field.keys ?? [])
      return Object.fromEntries(keys.map(key => [key, beginning(field.value, examples)]))
    }
    case 'record':
      return Object.fromEntries(
        field.parts.flatMap(({ name, optional, field: part }) => (optional ? [] : [[name, beginning(part, examples)]])),
      )
    case 'shapes':
      return field.shapes[0] === undefined ? null : beginning(field.shapes[0].field, examples)
  }
}

/** A value of another shape that keeps what fits it: the gain of an effect stays when only its kind changes. */
export function reshaped(shape: FieldShape, before: Json | undefined, examples: Examples): Json {
  const begun = beginning(shape.field, examples)
  if (shape.field.kind !== 'record' || !isFields(begun) || !isFields(before)) return begun
  const kept = shape.field.parts.flatMap(({ name, field }) => {
    const old = before[name]
    return old !== undefined && keeps(field) && faultsIn(field, old).length === 0 ? [[name, old]] : []
  })
  return { ...begun, ...Object.fromEntries(kept) }
}

/** When an effect comes hangs on its kind; amounts do not. */
const keeps = (field: Field): boolean => field.kind !== 'fixed' && field.kind !== 'choice'
