import { Icon } from '../../plates/Icon.tsx'
import { isIconName } from '../../plates/icons/icons.ts'
import { type ControlProps, controlId, useForm } from './form-context.ts'

/** Few words stand side by side; many are a list. */
const SIDE_BY_SIDE = 7

/** One of a closed list of words. */
export function Choice({ path, value, label, values }: ControlProps & { values: readonly string[] }) {
  const { edit, nameOf, wrongAt } = useForm()
  const short = values.length <= SIDE_BY_SIDE && values.map(nameOf).join('').length <= 70
  if (!short)
    return <Listed path={path} value={value} label={label} options={values.map(id => ({ id, name: nameOf(id) }))} />
  return (
    <span className="ws-choice" role="radiogroup" aria-label={label} data-wrong={wrongAt(path) && ''}>
      {values.map(one => (
        <label key={one} className="ws-option" data-chosen={one === value ? '' : undefined}>
          <input
            type="radio"
            name={controlId(path)}
            className="spoken-only"
            checked={one === value}
            onChange={() => edit(path, one)}
          />
          <ChoiceIcon name={one} />
          {nameOf(one)}
        </label>
      ))}
    </span>
  )
}

function ChoiceIcon({ name }: { name: string }) {
  return isIconName(name) ? <Icon name={name} size={1.2} /> : null
}

/** One of many, by name. */
export function Listed({
  path,
  value,
  label,
  options,
}: ControlProps & { options: readonly { readonly id: string; readonly name: string }[] }) {
  const { edit, say, wrongAt } = useForm()
  const known = options.some(({ id }) => id === value)
  return (
    <select
      id={controlId(path)}
      className="ws-select"
      aria-label={label}
      value={known ? String(value) : ''}
      aria-invalid={wrongAt(path) !== undefined}
      onChange={event => edit(path, event.target.value)}
    >
      {!known && <option value="">{value === undefined ? say.absent : String(value)}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

export function YesOrNo({
  path,
  value,
  label,
  on = true,
  off = false,
}: ControlProps & { on?: boolean | string | number; off?: false | undefined }) {
  const { edit } = useForm()
  return (
    <label className="ws-check">
      <input
        id={controlId(path)}
        type="checkbox"
        checked={value === on}
        onChange={event => edit(path, event.target.checked ? on : off)}
      />
      {label}
    </label>
  )
}
