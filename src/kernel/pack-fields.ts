import type * as z from 'zod/mini'
import type { Json } from './json.ts'
import { valueKinds } from './pack-values.ts'

/** What a schema says of a value, as plain data: enough to lay out a form for it, to count its values and to find its source. */
export type Field =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly longest: number }
  /** The name of a row. */
  | { readonly kind: 'id' }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'yes-or-no' }
  /** Nothing else is allowed there. */
  | { readonly kind: 'fixed'; readonly value: Json }
  | { readonly kind: 'record'; readonly parts: readonly FieldPart[] }
  | { readonly kind: 'rows'; readonly item: Field; readonly least: number; readonly most: number }
  /** A list in which each place has its own meaning. */
  | { readonly kind: 'places'; readonly items: readonly Field[]; readonly rest: Field | undefined }
  /** Values by key. With `keys`, those only; `some`: not all of them need be there. */
  | {
      readonly kind: 'table'
      readonly value: Field
      readonly keys: readonly string[] | undefined
      readonly some: boolean
    }
  /** One of several shapes: an effect, a cost, a requirement. */
  | { readonly kind: 'shapes'; readonly shapes: readonly FieldShape[] }
  /** There may be none. */
  | { readonly kind: 'or-none'; readonly inner: Field }

export interface FieldPart {
  readonly name: string
  readonly field: Field
  readonly optional: boolean
}

export interface FieldShape {
  /** What tells it from the others: `gain`, or `convert` for `kind: 'convert'`. */
  readonly name: string
  readonly field: Field
}

type Schema = z.core.$ZodType
/** What zod knows of a schema; which of these there are hangs on `type`. */
interface Definition {
  readonly type: string
  readonly checks?: readonly { readonly _zod: { readonly def: object } }[]
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
  readonly discriminator?: string
  readonly items?: readonly Schema[]
  readonly rest?: Schema | null
  readonly keyType?: Schema
  readonly valueType?: Schema
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly Json[]
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition

const known = new WeakMap<Schema, Field>()

/** The field of a schema: made once, since rows share theirs. */
export function fieldOf(schema: Schema): Field {
  const made = known.get(schema) ?? madeOf(schema)
  known.set(schema, made)
  return made
}

function madeOf(schema: Schema): Field {
  const kind = valueKinds.get(schema as never)
  if (kind?.kind === 'whole') return { kind: 'number', least: kind.least, most: kind.most }
  if (kind !== undefined) return kind
  const definition = definitionOf(schema)
  const make = makers[definition.type]
  if (make === undefined) throw new Error(`a pack has no values of the type ${definition.type}`)
  return make(definition, schema)
}

/** How each type of schema is told. */
const makers: Readonly<Record<string, (definition: Definition, schema: Schema) => Field>> = {
  string: definition => ({ kind: 'text', longest: bound(definition, 'max_length', 2_000) }),
  boolean: () => ({ kind: 'yes-or-no' }),
  literal: ({ values }) => ({ kind: 'fixed', value: values?.[0] ?? null }),
  enum: ({ entries }) => ({ kind: 'choice', values: Object.values(entries ?? {}) }),
  object: ({ shape }) => ({ kind: 'record', parts: Object.entries(shape ?? {}).map(partOf) }),
  array: definition => ({
    kind: 'rows',
    item: inner(definition.element),
    least: bound(definition, 'min_length', 0),
    most: bound(definition, 'max_length', 1_000),
  }),
  tuple: ({ items, rest }) => ({
    kind: 'places',
    items: (items ?? []).map(fieldOf),
    rest: rest == null ? undefined : fieldOf(rest),
  }),
  record: (definition, schema) => tableOf(schema, definition),
  union: shapesOf,
  nullable: ({ innerType }) => ({ kind: 'or-none', inner: inner(innerType) }),
}

function inner(schema: Schema | undefined): Field {
  if (schema === undefined) throw new Error('a schema has nothing inside')
  return fieldOf(schema)
}

function partOf([name, schema]: readonly [string, Schema]): FieldPart {
  const definition = definitionOf(schema)
  const optional = definition.type === 'optional'
  return { name, optional, field: inner(optional ? definition.innerType : schema) }
}

function tableOf(schema: Schema, { keyType, valueType }: Definition): Field {
  const key = keyType === undefined ? undefined : definitionOf(keyType)
  const keys = key?.type === 'enum' ? Object.values(key.entries ?? {}) : undefined
  const none = schema._zod.run({ value: {}, issues: [] }, { async: false }) as { readonly issues: readonly unknown[] }
  return { kind: 'table', value: inner(valueType), keys, some: keys === undefined || none.issues.length === 0 }
}

/** A choice of words stays a choice, also where one of them stands apart in the schema. */
function shapesOf({ options = [], discriminator }: Definition): Field {
  const fields = options.flatMap(option => flat(fieldOf(option)))
  const words = fields.flatMap(field => wordsOf(field) ?? [])
  if (fields.every(field => wordsOf(field) !== undefined)) return { kind: 'choice', values: words }
  return { kind: 'shapes', shapes: named(fields, discriminator) }
}

const flat = (field: Field): readonly Field[] =>
  field.kind === 'shapes' ? field.shapes.map(shape => shape.field) : [field]

function wordsOf(field: Field): readonly string[] | undefined {
  if (field.kind === 'choice') return field.values
  return field.kind === 'fixed' && typeof field.value === 'string' ? [field.value] : undefined
}

/** Each shape by the first thing that only it has. */
function named(fields: readonly Field[], discriminator: string | undefined): readonly FieldShape[] {
  const candidates = fields.map(field => namesOf(field, discriminator))
  return fields.map((field, at) => {
    const others = candidates.filter((_, other) => other !== at)
    const own = candidates[at]?.find(name => !others.some(names => names.includes(name)))
    return { field, name: own ?? String(at) }
  })
}

/** What a shape may be called: the words that are fixed in it, its fields, and both together. */
function namesOf(field: Field, discriminator: string | undefined): readonly string[] {
  if (field.kind === 'fixed') return [String(field.value)]
  if (field.kind !== 'record') return [`a-${field.kind}`]
  const told = field.parts.filter(({ optional }) => !optional)
  const fixed = told.flatMap(part => {
    const [word] = wordsOf(part.field) ?? []
    return part.field.kind === 'fixed' && word !== undefined ? [{ name: part.name, word }] : []
  })
  if (discriminator !== undefined) return fixed.flatMap(({ name, word }) => (name === discriminator ? [word] : []))
  const [first] = fixed
  return [
    ...(first === undefined ? [] : [first.word]),
    ...told.map(({ name }) => name),
    ...(first === undefined ? [] : [`${first.name} ${first.word}`]),
  ]
}

function bound({ checks = [] }: Definition, which: string, otherwise: number): number {
  for (const { _zod } of checks) {
    const { check, maximum, minimum } = _zod.def as { check?: string; maximum?: number; minimum?: number }
    if (check === which) return maximum ?? minimum ?? otherwise
  }
  return otherwise
}
