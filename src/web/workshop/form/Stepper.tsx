import type { KeyboardEvent } from 'react'
import { IconRow } from '../../plates/IconRow.tsx'
import { type ControlProps, controlId, useForm } from './form-context.ts'

/** A whole number with one less and one more. Where there may be none, nothing is 0. */
export function Stepper({
  path,
  value,
  label,
  least,
  most,
  optional = false,
  bare = false,
}: ControlProps & {
  least: number
  most: number
  optional?: boolean
  /** Its label is seen elsewhere. */
  bare?: boolean
}) {
  const { say, edit, wrongAt, signOf } = useForm()
  const none = optional && least > 0
  const from = none ? 0 : least
  const shown = value === undefined && none ? '0' : value === undefined ? '' : String(value)
  const number = typeof value === 'number' ? value : none ? 0 : least
  const take = (next: number): void => edit(path, none && next === 0 ? undefined : next)
  const type = (text: string): void => {
    const typed = text.trim()
    if (/^-?\d{1,6}$/.test(typed)) take(Number(typed))
    else edit(path, typed === '' && none ? undefined : typed)
  }
  const step = (by: number): void => take(Math.min(most, Math.max(from, number + by)))
  const byKey = (event: KeyboardEvent): void => {
    const by = { '+': 1, ArrowUp: 1, '-': least < 0 ? 0 : -1, ArrowDown: -1 }[event.key]
    if (by === undefined || by === 0) return
    event.preventDefault()
    step(by)
  }
  const sign = signOf(String(path.at(-1)))
  const wrong = wrongAt(path)
  return (
    <span className="ws-stepper" data-none={none && number === 0 ? '' : undefined} data-wrong={wrong && ''}>
      <label htmlFor={controlId(path)}>
        {sign !== undefined && <IconRow tokens={[sign]} />}
        <span className={sign === undefined && !bare ? undefined : 'spoken-only'}>{label}</span>
      </label>
      <button
        type="button"
        className="ws-step"
        tabIndex={-1}
        aria-label={say.less(label)}
        disabled={number <= from}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id={controlId(path)}
        inputMode={least < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        value={shown}
        aria-invalid={wrong !== undefined}
        title={label}
        onChange={event => type(event.target.value)}
        onFocus={event => event.target.select()}
        onKeyDown={byKey}
      />
      <button
        type="button"
        className="ws-step"
        tabIndex={-1}
        aria-label={say.more(label)}
        disabled={number >= most}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  )
}
