import type { Json } from './json.ts'
import { isFields, isRows, itemOf, shapeOf } from './pack-faults.ts'
import type { Field, FieldShape } from './pack-fields.ts'
import type { PathStep } from './pack-size.ts'

/** A value of a pack with its field and its place. */
export interface PlacedValue {
  readonly path: readonly PathStep[]
  readonly field: Field
  readonly value: Json
  /** Of several shapes, the one that the value has; it is visited next, at the same place. */
  readonly shape?: FieldShape | undefined
}

/** Every value of a pack that a field knows, from the outside in. What has no field, such as notes, is passed over. */
export function visitsIn(
  field: Field,
  value: Json | undefined,
  path: readonly PathStep[] = [],
): readonly PlacedValue[] {
  if (value === undefined) return []
  const here = { path, field, value }
  switch (field.kind) {
    case 'record': {
      if (!isFields(value)) return [here]
      return [here, ...field.parts.flatMap(({ name, field: part }) => visitsIn(part, value[name], [...path, name]))]
    }
    case 'table': {
      const entries = isFields(value) ? Object.entries(value) : []
      return [here, ...entries.flatMap(([name, one]) => visitsIn(field.value, one, [...path, name]))]
    }
    case 'rows':
    case 'places': {
      const rows = isRows(value) ? value : []
      return [here, ...rows.flatMap((row, at) => visitsIn(itemOf(field, at), row, [...path, at]))]
    }
    case 'shapes': {
      const shape = shapeOf(field.shapes, value)
      return [{ ...here, shape }, ...(shape === undefined ? [] : visitsIn(shape.field, value, path))]
    }
    case 'or-none':
      return [here, ...(value === null ? [] : visitsIn(field.inner, value, path))]
    case 'number':
    case 'drawing':
    case 'text':
    case 'id':
    case 'choice':
    case 'yes-or-no':
    case 'fixed':
      return [here]
  }
}
