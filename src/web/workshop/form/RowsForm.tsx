import { isRows, itemOf } from '../../../kernel/pack-faults.ts'
import type { Field } from '../../../kernel/pack-fields.ts'
import { beginning } from '../examples.ts'
import { type ControlProps, useForm } from './form-context.ts'

/** Rows that can be added and taken away, as many as the field allows. */
export function RowsForm({
  path,
  value,
  label,
  field,
}: ControlProps & { field: Extract<Field, { kind: 'rows' | 'places' }> }) {
  const { Value, say, edit, examples } = useForm()
  const rows = isRows(value) ? value : []
  const fixed = field.kind === 'places' ? field.items.length : field.least
  const most = field.kind === 'rows' ? field.most : field.rest === undefined ? fixed : 9
  const item = field.kind === 'rows' ? field.item : field.rest
  const small = item !== undefined && smallKinds.has(item.kind)
  return (
    <span className="ws-rows" data-small={small ? '' : undefined}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
        <span key={at} className="ws-row" data-path={[...path, at].join('.')}>
          {!small && rows.length > 1 && <b className="ws-row-number">{at + 1}</b>}
          <Value field={itemOf(field, at)} path={[...path, at]} value={row} label={`${label} ${at + 1}`} />
          {(field.kind === 'rows' ? rows.length > field.least : at >= fixed) && (
            <button
              type="button"
              className="ws-remove"
              aria-label={say.remove(`${label} ${at + 1}`)}
              onClick={() => edit([...path, at], undefined)}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {item !== undefined && rows.length < most && (
        <button
          type="button"
          className="ws-add"
          aria-label={say.more(label)}
          onClick={() => edit([...path, rows.length], beginning(item, examples))}
        >
          + {!small && say.addRow}
        </button>
      )}
    </span>
  )
}

const smallKinds: ReadonlySet<Field['kind']> = new Set(['number', 'choice', 'id', 'text'])
