import { never } from './errors.ts'
import type { Json } from './json.ts'
import type { Field, FieldPart, FieldShape } from './pack-fields.ts'
import type { PathStep } from './pack-size.ts'

/**
 * What is wrong with a value as its field is told, with its place. The schema of a pack is the judge (`pack.ts`); this says the
 * same of the same bounds as data, so that a form can say it in any language.
 */
export interface ValueFault {
  readonly path: readonly PathStep[]
  readonly wrong: Wrong
}

export type Wrong =
  | { readonly what: 'missing' }
  | { readonly what: 'no-number' }
  | { readonly what: 'not-whole' }
  | { readonly what: 'too-small'; readonly least: number }
  | { readonly what: 'too-large'; readonly most: number }
  | { readonly what: 'no-text' }
  | { readonly what: 'too-long'; readonly most: number }
  | { readonly what: 'not-offered' }
  | { readonly what: 'too-few-rows'; readonly least: number }
  | { readonly what: 'too-many-rows'; readonly most: number }

export interface Fields {
  readonly [key: string]: Json
}

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isRows = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

type Path = readonly PathStep[]

export function faultsIn(field: Field, value: Json | undefined, path: Path = []): readonly ValueFault[] {
  if (value === undefined) return one(path, { what: 'missing' })
  switch (field.kind) {
    case 'number':
      return numberFault(field.least, field.most, value, path)
    case 'drawing':
      return typeof value === 'number' ? [] : one(path, { what: 'no-number' })
    case 'text':
      return textFault(field.longest, value, path)
    case 'id':
      return typeof value === 'string' && value !== '' ? [] : one(path, { what: 'missing' })
    case 'choice':
      return typeof value === 'string' && field.values.includes(value) ? [] : one(path, { what: 'not-offered' })
    case 'yes-or-no':
      return typeof value === 'boolean' ? [] : one(path, { what: 'not-offered' })
    case 'fixed':
      return value === field.value ? [] : one(path, { what: 'not-offered' })
    case 'or-none':
      return value === null ? [] : faultsIn(field.inner, value, path)
    case 'shapes': {
      const shape = shapeOf(field.shapes, value)
      return shape === undefined ? one(path, { what: 'not-offered' }) : faultsIn(shape.field, value, path)
    }
    case 'record':
      return isFields(value) ? recordFaults(field.parts, value, path) : one(path, { what: 'missing' })
    case 'rows':
    case 'places':
      return isRows(value) ? rowFaults(field, value, path) : one(path, { what: 'missing' })
    case 'table':
      return isFields(value) ? tableFaults(field, value, path) : one(path, { what: 'missing' })
  }
}

const one = (path: Path, wrong: Wrong): readonly ValueFault[] => [{ path, wrong }]

function numberFault(least: number, most: number, value: Json, path: Path): readonly ValueFault[] {
  if (typeof value !== 'number') return one(path, { what: 'no-number' })
  if (value < least) return one(path, { what: 'too-small', least })
  if (value > most) return one(path, { what: 'too-large', most })
  return Number.isInteger(value) ? [] : one(path, { what: 'not-whole' })
}

function textFault(longest: number, value: Json, path: Path): readonly ValueFault[] {
  if (typeof value !== 'string' || value === '') return one(path, { what: 'no-text' })
  return value.length > longest ? one(path, { what: 'too-long', most: longest }) : []
}

const recordFaults = (parts: readonly FieldPart[], value: Fields, path: Path): readonly ValueFault[] =>
  parts.flatMap(({ name, field, optional }) =>
    optional && value[name] === undefined ? [] : faultsIn(field, value[name], [...path, name]),
  )

function rowFaults(
  field: Extract<Field, { kind: 'rows' | 'places' }>,
  value: readonly Json[],
  path: Path,
): readonly ValueFault[] {
  const least = field.kind === 'rows' ? field.least : field.items.length
  const most = field.kind === 'rows' ? field.most : field.rest === undefined ? least : Number.POSITIVE_INFINITY
  if (value.length < least) return one(path, { what: 'too-few-rows', least })
  if (value.length > most) return one(path, { what: 'too-many-rows', most })
  return value.flatMap((row, at) => faultsIn(itemOf(field, at), row, [...path, at]))
}

/** The field of a row at its place. */
export function itemOf(field: Extract<Field, { kind: 'rows' | 'places' }>, at: number): Field {
  const item = field.kind === 'rows' ? field.item : (field.items[at] ?? field.rest)
  if (item === undefined) throw new Error(`there is no row ${at}`)
  return item
}

function tableFaults(field: Extract<Field, { kind: 'table' }>, value: Fields, path: Path): readonly ValueFault[] {
  const stray = Object.keys(value).filter(name => field.keys !== undefined && !field.keys.includes(name))
  const wanted = field.some ? [] : (field.keys ?? [])
  const names = [...new Set([...wanted, ...Object.keys(value)])].filter(name => !stray.includes(name))
  return [
    ...stray.flatMap(name => one([...path, name], { what: 'not-offered' })),
    ...names.flatMap(name => faultsIn(field.value, value[name], [...path, name])),
  ]
}

/** The shape that a value has: the one that fits it, else the one that it is meant to have. */
export const shapeOf = (shapes: readonly FieldShape[], value: Json): FieldShape | undefined =>
  shapes.find(({ field }) => faultsIn(field, value).length === 0) ?? shapes.find(({ field }) => isMeant(field, value))

/** Whether a value has all that tells this shape from others, however wrong it is inside. */
function isMeant(field: Field, value: Json): boolean {
  switch (field.kind) {
    case 'record':
      return (
        isFields(value) &&
        field.parts.every(
          ({ name, field: part, optional }) =>
            optional || (part.kind === 'fixed' ? value[name] === part.value : value[name] !== undefined),
        )
      )
    case 'rows':
    case 'places':
      return isRows(value)
    case 'number':
      return typeof value === 'number'
    case 'choice':
    case 'text':
    case 'id':
      return typeof value === 'string'
    case 'drawing':
    case 'yes-or-no':
    case 'fixed':
    case 'table':
    case 'shapes':
    case 'or-none':
      return false
  }
}

/** The field at a path of a pack; undefined where the pack has no such place. */
export function fieldAt(field: Field, value: Json | undefined, path: readonly PathStep[]): Field | undefined {
  const [step, ...rest] = path
  if (step === undefined) return field
  switch (field.kind) {
    case 'record': {
      const part = field.parts.find(({ name }) => name === step)
      return part === undefined ? undefined : fieldAt(part.field, isFields(value) ? value[step] : undefined, rest)
    }
    case 'table':
      return fieldAt(field.value, isFields(value) ? value[step] : undefined, rest)
    case 'rows':
    case 'places':
      return isRows(value) && value.length > Number(step)
        ? fieldAt(itemOf(field, Number(step)), value[Number(step)], rest)
        : undefined
    case 'shapes': {
      const shape = value === undefined ? undefined : shapeOf(field.shapes, value)
      return shape === undefined ? undefined : fieldAt(shape.field, value, path)
    }
    case 'or-none':
      return fieldAt(field.inner, value, path)
    case 'number':
    case 'drawing':
    case 'text':
    case 'id':
    case 'choice':
    case 'yes-or-no':
    case 'fixed':
      return undefined
    default:
      return never(field)
  }
}
