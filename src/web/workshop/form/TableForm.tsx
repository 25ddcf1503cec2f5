import { isFields } from '../../../kernel/pack-faults.ts'
import type { Field } from '../../../kernel/pack-fields.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { Stepper } from './Stepper.tsx'

/** Values by key: amounts of resources, or a number for so many players. Which keys there are is the game's to say. */
export function TableForm({ path, value, field }: ControlProps & { field: Extract<Field, { kind: 'table' }> }) {
  const { Value, nameOf } = useForm()
  const fields = isFields(value) ? value : {}
  const keys = field.keys ?? Object.keys(fields)
  return (
    <span className="ws-table">
      {keys.map(key =>
        field.value.kind === 'number' ? (
          <Stepper
            key={key}
            path={[...path, key]}
            value={fields[key]}
            label={nameOf(key)}
            {...field.value}
            optional={field.some && field.keys !== undefined}
          />
        ) : (
          <span key={key} className="ws-part" data-kind={field.value.kind}>
            <span className="ws-part-label">{nameOf(key)}</span>
            <Value field={field.value} path={[...path, key]} value={fields[key]} label={nameOf(key)} />
          </span>
        ),
      )}
    </span>
  )
}
