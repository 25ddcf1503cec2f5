import type { Json } from '../../../kernel/json.ts'
import { isFields } from '../../../kernel/pack-faults.ts'
import type { Field, FieldPart } from '../../../kernel/pack-fields.ts'
import { isAsked } from '../asked-parts.ts'
import { beginning } from '../examples.ts'
import { Choice, Listed, YesOrNo } from './Choice.tsx'
import { type ControlProps, controlId, useForm } from './form-context.ts'
import { RowsForm } from './RowsForm.tsx'
import { ShapesForm } from './ShapesForm.tsx'
import { Stepper } from './Stepper.tsx'
import { TableForm } from './TableForm.tsx'

/** The controls of a value, as its field says. */
export function FieldForm({ field, ...control }: ControlProps & { field: Field }) {
  const { referred } = useForm()
  switch (field.kind) {
    case 'number':
      return <Stepper {...control} least={field.least} most={field.most} />
    case 'text':
      return <TextInput {...control} longest={field.longest} />
    case 'id':
      return <Listed {...control} options={referred(control.path)} />
    case 'choice':
      return <Choice {...control} values={field.values} />
    case 'yes-or-no':
      return <YesOrNo {...control} />
    case 'or-none':
      return <OrNone {...control} inner={field.inner} />
    case 'record':
      return <RecordForm {...control} parts={field.parts} />
    case 'rows':
    case 'places':
      return <RowsForm {...control} field={field} />
    case 'table':
      return <TableForm {...control} field={field} />
    case 'shapes':
      return <ShapesForm {...control} shapes={field.shapes} />
    case 'fixed':
    case 'drawing':
      return null
  }
}

function TextInput({ path, value, label, longest }: ControlProps & { longest: number }) {
  const { edit, wrongAt } = useForm()
  return (
    <input
      id={controlId(path)}
      className="ws-text"
      aria-label={label}
      maxLength={longest}
      autoComplete="off"
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      aria-invalid={wrongAt(path) !== undefined}
      onChange={event => edit(path, event.target.value)}
    />
  )
}

function OrNone({ path, value, label, inner }: ControlProps & { inner: Field }) {
  const { say, edit, examples } = useForm()
  const none = value === null
  return (
    <span className="ws-or-none">
      <label className="ws-check">
        <input
          type="checkbox"
          checked={none}
          onChange={event => edit(path, event.target.checked ? null : beginning(inner, examples))}
        />
        {say.none}
      </label>
      {!none && <FieldForm field={inner} path={path} value={value} label={label} />}
    </span>
  )
}

function RecordForm({ path, value, parts }: ControlProps & { parts: readonly FieldPart[] }) {
  const { decided } = useForm()
  const fields = isFields(value) ? value : {}
  return (
    <span className="ws-record">
      {parts
        .filter(part => isAsked(part) && !decided.parts.includes(part.name))
        .map(part => (
          <PartForm key={part.name} part={part} path={[...path, part.name]} value={fields[part.name]} />
        ))}
    </span>
  )
}

/** A part within a record. One that may be missing can be added and taken away. */
export function PartForm({
  part: { name, field, optional },
  path,
  value,
  bare = false,
}: {
  part: FieldPart
  path: ControlProps['path']
  value: Json | undefined
  /** Its label stands elsewhere. */
  bare?: boolean
}) {
  const { say, nameOf, edit, examples } = useForm()
  const label = nameOf(name)
  if (field.kind === 'number')
    return <Stepper path={path} value={value} label={label} {...field} optional={optional} bare={bare} />
  if (optional && field.kind === 'fixed')
    return <YesOrNo path={path} value={value} label={label} on={field.value as string} off={undefined} />
  if (optional && field.kind === 'yes-or-no') return <YesOrNo path={path} value={value} label={label} off={undefined} />
  if (optional && value === undefined)
    return (
      <button type="button" className="ws-add" onClick={() => edit(path, beginning(field, examples))}>
        {say.add(label)}
      </button>
    )
  return (
    <span className="ws-part" data-kind={field.kind}>
      {!bare && field.kind !== 'yes-or-no' && <span className="ws-part-label">{label}</span>}
      <FieldForm field={field} path={path} value={value} label={label} />
      {optional && (
        <button
          type="button"
          className="ws-remove"
          aria-label={say.remove(label)}
          onClick={() => edit(path, undefined)}
        >
          ×
        </button>
      )}
    </span>
  )
}
