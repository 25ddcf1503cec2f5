import { useDeferredValue, useMemo, useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { differencesIn } from '../pack/differences.ts'
import { keyOf, nameOfGroup } from '../pack/entry-names.ts'
import { PackDifferences } from '../pack/PackDifferences.tsx'
import { titleOfPack, withTitle } from '../pack/pack-title.ts'
import { Icon } from '../plates/Icon.tsx'
import type { AtWork } from './at-work.ts'
import { enteredIn, openIn } from './progress.ts'
import type { PackUnderWork } from './use-pack-under-work.ts'

/** Every part of the box with how much of it is entered, and the pack that comes of it. */
export function BoxList({
  bench,
  pack,
  isDone,
  groups,
  group,
  work,
  onGo,
}: AtWork & {
  groups: readonly PackGroup[]
  group: PackGroup
  work: PackUnderWork
  onGo: (entry: PackEntry | undefined) => void
}) {
  const { workshop: say } = bench.messages
  const counts = groups.map(one => ({ one, done: enteredIn(one, pack, isDone), all: one.entries.length }))
  const all = counts.reduce((sum, { all: some }) => sum + some, 0)
  const done = counts.reduce((sum, { done: some }) => sum + some, 0)
  return (
    <div className="ws-box">
      <header className="ws-heading">
        <h2>{say.box}</h2>
        <span>{say.entered(done, all)}</span>
      </header>
      <ul className="ws-groups">
        {counts.map(({ one, done: some, all: of }) => (
          <li key={one.key}>
            <button
              type="button"
              aria-current={one.key === group.key ? 'true' : undefined}
              onClick={() => onGo(openIn(one, pack, isDone))}
            >
              <span>{nameOfGroup(bench, one)}</span>
              {some === of && <Icon name="check" size={1} />}
              <small>{say.entered(some, of)}</small>
              <i className="ws-meter" aria-hidden="true">
                <i style={{ width: `${(100 * some) / of}%` }} />
              </i>
            </button>
          </li>
        ))}
      </ul>
      <select
        className="ws-select ws-group-select"
        aria-label={say.part}
        value={group.key}
        onChange={event => {
          const chosen = groups.find(({ key }) => key === event.target.value)
          if (chosen !== undefined) onGo(openIn(chosen, pack, isDone))
        }}
      >
        {counts.map(({ one, done: some, all: of }) => (
          <option key={one.key} value={one.key}>
            {nameOfGroup(bench, one)} · {say.entered(some, of)}
          </option>
        ))}
      </select>
      <YourPack bench={bench} work={work} onGo={key => onGo(entryOf(groups, key))} />
    </div>
  )
}

const entryOf = (groups: readonly PackGroup[], key: string): PackEntry | undefined =>
  groups.flatMap(({ entries }) => entries).find(entry => keyOf(entry) === key)

function YourPack({ bench, work, onGo }: { bench: AtWork['bench']; work: PackUnderWork; onGo: (key: string) => void }) {
  const { workshop: say } = bench.messages
  const [comparing, setComparing] = useState(false)
  const title = titleOfPack(work.pack)
  const later = useDeferredValue(work.pack)
  const differences = useMemo(
    () => differencesIn(bench.knowledge.field, bench.game.pack, later),
    [bench.knowledge, bench.game, later],
  )
  return (
    <section className="ws-pack">
      <h2>{say.yourPack}</h2>
      <p>
        <input
          className="ws-name"
          aria-label={say.name}
          placeholder={say.unnamed}
          maxLength={60}
          value={title.name}
          onChange={event => {
            const name = event.target.value
            work.change(pack => withTitle(pack, { ...title, name }), 'name')
          }}
        />
      </p>
      <p>
        {say.version} {title.version} · {say.differs(differences.length)}{' '}
        <button type="button" className="text-button" onClick={() => setComparing(true)}>
          {say.compare}
        </button>
      </p>
      {work.kept !== undefined && (
        <p className="ws-kept" data-kept={work.kept} role="status">
          {work.kept && <Icon name="check" size={1} />} {work.kept ? say.kept : say.notKept}
        </p>
      )}
      {work.aside !== undefined && work.aside !== work.pack && <LaidAside say={say} aside={work.aside} work={work} />}
      {comparing && (
        <PackDifferences
          game={bench.game}
          pack={work.pack}
          onClose={() => setComparing(false)}
          onStartAgain={() => void work.replace(bench.game.pack)}
          onGo={key => {
            setComparing(false)
            onGo(key)
          }}
        />
      )}
    </section>
  )
}

/** The pack that lay here before: it can be taken up again, and this one is laid aside for it. */
function LaidAside({
  say,
  aside,
  work,
}: {
  say: AtWork['bench']['messages']['workshop']
  aside: Json
  work: PackUnderWork
}) {
  const { name, version } = titleOfPack(aside)
  return (
    <p className="ws-aside">
      {say.laidAside(name === '' ? say.unnamed : name, version)}{' '}
      <button type="button" className="text-button" onClick={() => void work.replace(aside)}>
        {say.takeUp}
      </button>
    </p>
  )
}
