import { useCallback, useMemo } from 'react'
import type { FieldShape } from '../../kernel/pack-fields.ts'
import type { PackEntry } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { nameOfEntry } from '../pack/entry-names.ts'
import { capitalised } from '../pack/group-names.ts'
import { Icon } from '../plates/Icon.tsx'
import { signOf } from './amount-signs.ts'
import { type AtWork, type EntryActions, faultsOf } from './at-work.ts'
import { isWithin, type PlacedFault } from './checking.ts'
import { EntryForm } from './EntryForm.tsx'
import { usualFirst } from './examples.ts'
import { FieldForm } from './form/FieldForm.tsx'
import { type FormContext, FormProvider } from './form/form-context.ts'
import { KeySign } from './KeySign.tsx'
import { namedRows, wayTo } from './references.ts'
import type { PackUnderWork } from './use-pack-under-work.ts'
import { wrongInWords } from './wrong-in-words.ts'

/** The form of the open component, what is wrong in it, and the way on. */
export function EntryPanel({
  bench,
  pack,
  checked,
  entry,
  work,
  actions,
}: AtWork & { entry: PackEntry; work: PackUnderWork; actions: EntryActions }) {
  const { workshop: say } = bench.messages
  const faults = faultsOf(checked, entry)
  const form = useFormContext(bench, checked, actions.edit)
  const elsewhere = checked.faults.filter(({ path }) => !isWithin(path, entry.path))
  return (
    <section className="ws-panel" aria-label={nameOfEntry(bench, checked.components, entry, pack)} tabIndex={-1}>
      <FormProvider value={form}>
        <EntryForm key={entry.path.join('.')} bench={bench} pack={pack} entry={entry} />
      </FormProvider>
      <div role="alert" className="ws-faults">
        {faults.map(fault => (
          <Fault key={`${fault.path.join('.')} ${fault.wrong.what}`} bench={bench} fault={fault} entry={entry} />
        ))}
      </div>
      {faults.length === 0 && elsewhere.length > 0 && (
        <details className="ws-elsewhere">
          <summary>
            {say.elsewhere} {say.toMend(elsewhere.length)}
          </summary>
          {elsewhere.map(fault => (
            <Fault key={`${fault.path.join('.')} ${fault.wrong.what}`} bench={bench} fault={fault} entry={undefined} />
          ))}
        </details>
      )}
      <footer>
        <button type="button" className="button" disabled={work.past.length === 0} onClick={work.undo}>
          <Icon name="undo" /> {say.undo}
        </button>
        <button
          type="button"
          className="button button--icon"
          aria-label={say.redo}
          disabled={work.future.length === 0}
          onClick={work.redo}
        >
          <Icon name="redo" />
        </button>
        <button type="button" className="button button--ghost ws-shipped" title={say.back} onClick={actions.shipped}>
          <Icon name="restart" /> <span>{say.back}</span>
        </button>
        {faults.length > 0 && (
          <span className="ws-mend">
            {say.toMend(faults.length)}; {say.staysInList}
          </span>
        )}
        <button type="button" className="button button--answer ws-next" title={say.nextHelp} onClick={actions.next}>
          {say.next} <KeySign sign="Enter" />
        </button>
      </footer>
    </section>
  )
}

function useFormContext(
  bench: AtWork['bench'],
  { components, faults }: AtWork['checked'],
  edit: EntryActions['edit'],
): FormContext {
  const { game, messages, language, knowledge, board, examples, references, kinds, drawn } = bench
  const referred = useCallback(
    (path: readonly PathStep[]) => namedRows(bench, components, references.get(wayTo(path)) ?? []),
    [bench, components, references],
  )
  return useMemo(() => {
    const wrong = new Map(
      faults.map(fault => [fault.path.join('.'), wrongInWords(messages.workshop, language, fault.wrong)]),
    )
    return {
      Value: FieldForm,
      say: messages.workshop,
      nameOf: knowledge.nameOf,
      signOf: name => signOf(game, board, name),
      drawn,
      examples,
      referred,
      usual: (path, shapes) => usualFirst(kinds, path, fitting(knowledge, path, shapes)),
      decided: knowledge.decided ?? nothingDecided,
      edit,
      wrongAt: path => wrong.get(path.join('.')),
    }
  }, [game, messages, language, knowledge, board, drawn, examples, kinds, referred, edit, faults])
}

const nothingDecided: FormContext['decided'] = { parts: [], by: () => ({}) }

/** Of all kinds those that work in the list in which the place lies. */
function fitting(
  { kindsIn }: AtWork['bench']['knowledge'],
  path: readonly PathStep[],
  shapes: readonly FieldShape[],
): readonly FieldShape[] {
  const row = path.findIndex(step => typeof step === 'number')
  const kinds = kindsIn?.(path.slice(0, row).join('.'))
  return kinds === undefined ? shapes : shapes.filter(({ name }) => kinds.has(name))
}

/** The place first, then what is wrong there. */
function Fault({ bench, fault, entry }: { bench: AtWork['bench']; fault: PlacedFault; entry: PackEntry | undefined }) {
  const { messages, language, knowledge } = bench
  const steps = fault.path.slice(entry?.path.length ?? 0)
  const place = steps.map(step => (typeof step === 'number' ? String(step + 1) : knowledge.nameOf(step))).join(', ')
  return (
    <p className="ws-fault">
      {place !== '' && <b>{capitalised(place)}: </b>}
      {wrongInWords(messages.workshop, language, fault.wrong)}
    </p>
  )
}
