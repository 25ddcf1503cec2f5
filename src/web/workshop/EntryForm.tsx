import type { ReactNode } from 'react'
import type { Json } from '../../kernel/json.ts'
import { isFields, shapeOf } from '../../kernel/pack-faults.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import type { PackEntry } from '../../kernel/pack-groups.ts'
import { partSources, valueAt } from '../../kernel/pack-sources.ts'
import { useMessages } from '../messages/messages.ts'
import { capitalised } from '../pack/group-names.ts'
import { Icon } from '../plates/Icon.tsx'
import { askedParts } from './asked-parts.ts'
import type { WorkshopBench } from './bench.ts'
import { PartForm } from './form/FieldForm.tsx'
import { ShapePicker } from './form/ShapesForm.tsx'
import { KeySign } from './KeySign.tsx'
import { lettersFor } from './letters.ts'

/** The form of one component, made from the schema: a row for each part, with its letter and where its value comes from. */
export function EntryForm({ bench, pack, entry }: { bench: WorkshopBench; pack: Json; entry: PackEntry }) {
  const { messages, knowledge } = bench
  const value = valueAt(pack, entry.path)
  const shape = entry.field.kind === 'shapes' && value !== undefined ? shapeOf(entry.field.shapes, value) : undefined
  const parts = askedParts(entry.field, value)
  const letters = lettersFor(parts.map(({ name }) => knowledge.nameOf(name)))
  const sources = partSources(entry.field, pack, entry.path, knowledge.sourceWords)
  return (
    <div className="ws-form">
      {entry.field.kind === 'shapes' && (
        <FormRow label={messages.workshop.which} source={undefined} wide>
          <ShapePicker path={entry.path} value={value} label="" shapes={entry.field.shapes} shape={shape} />
        </FormRow>
      )}
      {parts.map((part, at) => (
        <FormRow
          key={part.name}
          label={capitalised(knowledge.nameOf(part.name))}
          letter={letters[at]}
          source={sources.find(one => one.parts.includes(part.name))?.source}
          wide={isWide(part.field)}
        >
          <PartForm
            bare
            part={part}
            path={[...entry.path, part.name]}
            value={isFields(value) ? value[part.name] : undefined}
          />
        </FormRow>
      ))}
    </div>
  )
}

const isWide = (field: Field): boolean =>
  (field.kind === 'rows' && !['number', 'choice', 'id', 'text'].includes(field.item.kind)) ||
  field.kind === 'shapes' ||
  (field.kind === 'places' && field.items.some(isLarge)) ||
  (field.kind === 'record' && field.parts.some(part => isWide(part.field))) ||
  (field.kind === 'or-none' && isWide(field.inner))

const isLarge = (field: Field): boolean => field.kind === 'record' || isWide(field)

function FormRow({
  label,
  letter,
  source,
  wide,
  children,
}: {
  label: string
  letter?: string | undefined
  source: string | undefined
  wide: boolean
  children: ReactNode
}) {
  const { browse } = useMessages()
  return (
    <section className="ws-form-row" data-letter={letter} data-wide={wide ? '' : undefined} aria-label={label}>
      <span className="ws-form-label">
        {label}
        {letter !== undefined && <KeySign sign={letter.toUpperCase()} />}
      </span>
      <div className="ws-form-control">{children}</div>
      <span className="ws-form-source" data-source={source}>
        {source === 'box' && <Icon name="check" size={1} />}
        {source === undefined ? '' : browse.shortSources[source]}
      </span>
    </section>
  )
}
