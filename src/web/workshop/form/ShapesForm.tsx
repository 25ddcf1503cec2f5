import { type KeyboardEvent, useRef, useState } from 'react'
import type { Json } from '../../../kernel/json.ts'
import { isFields, shapeOf } from '../../../kernel/pack-faults.ts'
import type { FieldShape } from '../../../kernel/pack-fields.ts'
import { IconRow } from '../../plates/IconRow.tsx'
import { beginning, reshaped } from '../examples.ts'
import { KeySign } from '../KeySign.tsx'
import { type ControlProps, controlId, useForm } from './form-context.ts'

/** One of several kinds of effect, cost or requirement: picked by its picture or its number, then filled in. */
export function ShapesForm({ path, value, label, shapes }: ControlProps & { shapes: readonly FieldShape[] }) {
  const { Value } = useForm()
  const shape = value === undefined ? undefined : shapeOf(shapes, value)
  return (
    <span className="ws-shapes" data-many={shapes.length > 3 ? '' : undefined}>
      <ShapePicker path={path} value={value} label={label} shapes={shapes} shape={shape} />
      {shape !== undefined && (
        <span className="ws-shape-fields">
          <Value field={shape.field} path={path} value={value} label={label} />
        </span>
      )}
    </span>
  )
}

/** How many kinds of a long list are shown before the rest is asked for. */
const SHOWN = 10

export function ShapePicker({
  path,
  value,
  label,
  shapes,
  shape,
}: ControlProps & { shapes: readonly FieldShape[]; shape: FieldShape | undefined }) {
  const { say, edit, nameOf, examples, usual, decided } = useForm()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const order = usual(path, shapes)
  const shown = open || order.length <= SHOWN + 1 ? order : order.filter((one, at) => at < SHOWN || one === shape)
  const pick = (one: FieldShape): void => edit(path, withDecided(reshaped(one, value, examples), decided.by(one.name)))
  const byKey = (event: KeyboardEvent): void => {
    const at = event.key === '0' ? 9 : Number(event.key) - 1
    const one = shown[at]
    if (one === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    pick(one)
    box.current?.querySelectorAll('input')[at]?.focus()
  }
  return (
    <span ref={box} className="ws-picker" role="radiogroup" aria-label={`${label}: ${say.which}`} onKeyDown={byKey}>
      {shown.map((one, at) => (
        <label key={one.name} className="ws-kind" data-chosen={one === shape ? '' : undefined}>
          <input
            type="radio"
            className="spoken-only"
            name={`${controlId(path)}-kind`}
            checked={one === shape}
            onChange={() => pick(one)}
          />
          {at < 10 && <KeySign sign={String((at + 1) % 10)} />}
          <Drawn value={beginning(one.field, examples)} />
          <span>{nameOf(one.name)}</span>
        </label>
      ))}
      {shown.length < order.length && (
        <button type="button" className="ws-more" onClick={() => setOpen(true)}>
          {say.moreKinds(order.length - shown.length)}
        </button>
      )}
    </span>
  )
}

/** What the kind decides is written with it. */
const withDecided = (value: Json, decided: Readonly<Record<string, Json>>): Json =>
  isFields(value) ? { ...value, ...decided } : value

function Drawn({ value }: { value: Json }) {
  const { drawn } = useForm()
  const tokens = drawn(value)
  return tokens.length === 0 ? null : <IconRow tokens={tokens} />
}
