import type { Json } from '../../kernel/json.ts'
import { shapeOf } from '../../kernel/pack-faults.ts'
import type { Field, FieldPart } from '../../kernel/pack-fields.ts'

/** What people enter of a record: ids, places of drawings and what only one value fits are not asked. */
export const isAsked = ({ name, field, optional }: FieldPart): boolean =>
  name !== 'id' && field.kind !== 'drawing' && (field.kind !== 'fixed' || optional)

/** The parts of a component that are asked for; of one with several shapes, those of the shape that it has. */
export function askedParts(field: Field, value: Json | undefined): readonly FieldPart[] {
  if (field.kind === 'record') return field.parts.filter(isAsked)
  if (field.kind !== 'shapes' || value === undefined) return []
  const shape = shapeOf(field.shapes, value)
  return shape === undefined ? [] : askedParts(shape.field, value)
}
