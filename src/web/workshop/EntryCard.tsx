import { Component, memo, type ReactNode, useMemo } from 'react'
import { prepared } from '../../kernel/components.ts'
import type { Json } from '../../kernel/json.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { valueAt } from '../../kernel/pack-sources.ts'
import { nameOfEntry, textOf } from '../pack/entry-names.ts'
import type { AtWork } from './at-work.ts'
import type { WorkshopBench } from './bench.ts'

/** The open component as it will look and read at a table. */
export function EntryCard({
  bench,
  pack,
  checked,
  group,
  entry,
  place,
}: AtWork & { group: PackGroup; entry: PackEntry; place: number }) {
  const { game, messages } = bench
  const shipped = useMemo(() => prepared(game, game.pack), [game])
  return (
    <div className="ws-card">
      <header className="ws-heading">
        <h2>{nameOfEntry(bench, checked.components, entry, pack)}</h2>
        <span>{messages.workshop.entered(place + 1, group.entries.length)}</span>
      </header>
      <div className="ws-picture" inert>
        <EntryPicture bench={bench} sound={checked.sound} entry={entry} group={group.key} />
      </div>
      <EntrySentence bench={bench} components={checked.components} shipped={shipped} entry={entry} />
    </div>
  )
}

/** A component drawn from a sound pack, large or in a list. A drawing that fails leaves its place empty. */
export const EntryPicture = memo(
  ({ bench, sound, entry, group }: { bench: WorkshopBench; sound: Json; entry: PackEntry; group: string }) => {
    const { board, language } = bench
    if (board === undefined || entry.id === undefined) return null
    return (
      <Guarded key={entry.id} drawn={valueAt(sound, entry.path)}>
        <board.Picture id={entry.id} group={group} pack={sound} language={language} />
      </Guarded>
    )
  },
  (before, after) =>
    before.bench === after.bench &&
    before.entry.id === after.entry.id &&
    before.group === after.group &&
    valueAt(before.sound, before.entry.path) === valueAt(after.sound, after.entry.path),
)

/** What the component will say at a table, and what it said before where that differs. */
function EntrySentence({
  bench,
  components,
  shipped,
  entry,
}: {
  bench: WorkshopBench
  components: unknown
  shipped: unknown
  entry: PackEntry
}) {
  const { workshop: say } = bench.messages
  if (entry.id === undefined) return null
  const now = textOf(bench, components, entry.id)?.text
  const before = textOf(bench, shipped, entry.id)?.text
  if (now === undefined) return null
  return (
    <div className="ws-sentence">
      <h3>{say.says}</h3>
      <p aria-live="polite">{now}</p>
      {before !== undefined && before !== now && (
        <>
          <h3>{say.saidBefore}</h3>
          <p className="ws-before">
            <s>{before}</s>
          </p>
        </>
      )}
    </div>
  )
}

/** Leaves out a drawing that fails, until there is another to try. */
class Guarded extends Component<{ drawn: Json | undefined; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidUpdate(before: { drawn: Json | undefined }): void {
    if (this.state.failed && before.drawn !== this.props.drawn) this.setState({ failed: false })
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
