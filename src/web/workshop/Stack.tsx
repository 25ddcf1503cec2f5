import { useEffect, useMemo, useRef } from 'react'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import type { ValueSource } from '../../kernel/pack-sources.ts'
import { useMessages } from '../messages/messages.ts'
import { keyOf, nameOfEntry, textOf, toldApart } from '../pack/entry-names.ts'
import { Icon } from '../plates/Icon.tsx'
import { type AtWork, faultsOf } from './at-work.ts'
import { EntryPicture } from './EntryCard.tsx'
import { enteredIn } from './progress.ts'

/** All components of a part of the box, each with its picture and how far it is entered. */
export function Stack({
  bench,
  pack,
  checked,
  isDone,
  sourceOf,
  group,
  entry: open,
  title,
  onGo,
}: AtWork & { group: PackGroup; entry: PackEntry; title: string; onGo: (entry: PackEntry | undefined) => void }) {
  const { workshop: say } = bench.messages
  const list = useRef<HTMLOListElement>(null)
  const key = keyOf(open)
  const { components } = checked
  const names = useMemo(
    () =>
      toldApart(
        group.entries.map(entry => ({
          name: nameOfEntry(bench, components, entry, pack),
          text: entry.id === undefined ? undefined : textOf(bench, components, entry.id)?.text,
        })),
      ),
    [bench, components, group, pack],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component is open
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return (
    <div className="ws-stack">
      <header className="ws-heading">
        <h2>{title}</h2>
        <span>{say.entered(enteredIn(group, pack, isDone), group.entries.length)}</span>
      </header>
      <ol ref={list}>
        {group.entries.map((entry, at) => (
          <li key={keyOf(entry)}>
            <button type="button" aria-current={keyOf(entry) === key ? 'true' : undefined} onClick={() => onGo(entry)}>
              <span className="ws-thumb" inert>
                <EntryPicture bench={bench} sound={checked.sound} entry={entry} group={group.key} />
              </span>
              <span className="ws-stack-name">
                {names[at]}
                <State
                  bench={bench}
                  faults={faultsOf(checked, entry).length}
                  source={isDone(pack, entry) ? 'box' : sourceOf(pack, entry)}
                />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <details className="ws-keys">
        <summary>{say.byKey}</summary>
        <dl>
          {say.keyHelp.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** What is to be mended, else where what it says comes from. */
function State({ bench, faults, source }: { bench: AtWork['bench']; faults: number; source: ValueSource | undefined }) {
  const { browse } = useMessages()
  const { states } = bench.messages.workshop
  if (faults > 0) return <small data-state="mend">{states.mend(faults)}</small>
  if (source === undefined) return null
  if (source !== 'box') return <small data-state="open">{browse.shortSources[source]}</small>
  return (
    <small data-state="box">
      <Icon name="check" size={1} /> {states.box}
    </small>
  )
}
