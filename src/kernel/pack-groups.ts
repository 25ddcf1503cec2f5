import type { Json } from './json.ts'
import { type Fields, isFields, isRows } from './pack-faults.ts'
import type { Field, FieldPart } from './pack-fields.ts'
import type { PathStep } from './pack-size.ts'
import { valuesIn } from './pack-sources.ts'

/** A card, a tile, a space, or some numbers that stand together: what is entered in one go. */
export interface PackEntry {
  readonly path: readonly PathStep[]
  readonly field: Field
  /** Rows that the rules know by name have one. */
  readonly id: string | undefined
}

/** Entries of one kind. Numbers that stand alone are one group, under the empty key. */
export interface PackGroup {
  /** Where they are listed, as `tiles.city`. */
  readonly key: string
  readonly entries: readonly PackEntry[]
}

/** Every value of a pack lies in exactly one entry of one group. */
export function groupsOf(field: Field, pack: Json): readonly PackGroup[] {
  const { lists, numbers } = within(field, pack, [])
  return [...lists, { key: '', entries: numbers }].filter(({ entries }) => entries.length > 0)
}

interface Found {
  readonly lists: readonly PackGroup[]
  readonly numbers: readonly PackEntry[]
}

function within(field: Field, value: Json | undefined, path: readonly PathStep[]): Found {
  if (field.kind !== 'record' || !isFields(value)) return { lists: [], numbers: [] }
  if (isTableOfRecords(field.parts))
    return {
      lists: [
        listOf(
          field.parts.map(({ name }) => name),
          field.parts[0]?.field,
          value,
          path,
        ),
      ],
      numbers: [],
    }
  const inner = field.parts.filter(holdsEntries)
  const found = inner.map(part => foundIn(part, value, path))
  const own: Field = { kind: 'record', parts: field.parts.filter(part => !inner.includes(part)) }
  const alone = valuesIn(own, value, path).length === 0 ? [] : [{ path, field: own, id: undefined }]
  return { lists: found.flatMap(({ lists }) => lists), numbers: [...alone, ...found.flatMap(({ numbers }) => numbers)] }
}

const hasId = (field: Field): boolean =>
  field.kind === 'record' && field.parts.some(({ name, field: { kind } }) => name === 'id' && kind !== 'fixed')
const isRecord = (field: Field): boolean =>
  field.kind === 'record' || (field.kind === 'shapes' && field.shapes.every(shape => shape.field.kind === 'record'))

const holdsEntries = ({ field, optional }: FieldPart): boolean =>
  !optional && (field.kind === 'record' || (field.kind === 'rows' && isRecord(field.item)))

/** `{ art: cost, law: cost, … }`: rows by name rather than by number. */
const isTableOfRecords = (parts: readonly FieldPart[]): boolean =>
  parts.length > 1 && parts.every(({ field }) => field.kind === 'record' && field === parts[0]?.field)

function foundIn({ name, field }: FieldPart, value: Fields, path: readonly PathStep[]): Found {
  const at = [...path, name]
  const inner = value[name]
  if (field.kind === 'rows') {
    const rows = isRows(inner) ? inner.map((_, row) => row) : []
    return { lists: [listOf(rows, field.item, inner, at)], numbers: [] }
  }
  if (!hasId(field)) return within(field, inner, at)
  return { lists: [{ key: at.join('.'), entries: [{ path: at, field, id: idOf(inner) }] }], numbers: [] }
}

function listOf(
  steps: readonly PathStep[],
  field: Field | undefined,
  value: Json | undefined,
  path: readonly PathStep[],
): PackGroup {
  const rowAt = (step: PathStep): Json | undefined =>
    isRows(value) ? value[Number(step)] : isFields(value) ? value[step] : undefined
  const entries =
    field === undefined ? [] : steps.map(step => ({ path: [...path, step], field, id: idOf(rowAt(step)) }))
  return {
    key: path.join('.'),
    entries: entries.filter(entry => valuesIn(field ?? entry.field, rowAt(entry.path.at(-1) ?? '')).length > 0),
  }
}

const idOf = (value: Json | undefined): string | undefined =>
  isFields(value) && typeof value.id === 'string' ? value.id : undefined
