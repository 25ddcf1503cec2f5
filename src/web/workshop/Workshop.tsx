import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import { groupsOf, type PackEntry, type PackGroup } from '../../kernel/pack-groups.ts'
import { valueAt } from '../../kernel/pack-sources.ts'
import { keyOf, nameOfEntry, nameOfGroup } from '../pack/entry-names.ts'
import { BoardView } from './BoardView.tsx'
import { BoxList } from './BoxList.tsx'
import type { WorkshopBench } from './bench.ts'
import { type Checked, check } from './checking.ts'
import { EntryCard } from './EntryCard.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { confirmed, withTyped, withValue } from './pack-edits.ts'
import { beside, nextAfter } from './progress.ts'
import { SharedPack } from './SharedPack.tsx'
import { Stack } from './Stack.tsx'
import { TryIt } from './TryIt.tsx'
import { useFocusInRow, useFocusOn } from './use-focus.ts'
import { useKeys } from './use-keys.ts'
import { useOpened } from './use-opened.ts'
import { usePackUnderWork } from './use-pack-under-work.ts'
import { WorkshopHeader } from './WorkshopHeader.tsx'

/** The whole workshop: parts of the box, the stack of one part, the drawn component, and its form. */
export function Workshop({
  bench,
  at,
  shared,
}: {
  bench: WorkshopBench
  at: string | undefined
  shared: string | undefined
}) {
  const { game, knowledge, messages } = bench
  const work = usePackUnderWork(bench)
  const later = useDeferredValue(work.pack)
  const groups = useMemo(() => ordered(bench, groupsOf(knowledge.field, later)), [bench, knowledge, later])
  const { isDone, sourceOf, opened, go } = useOpened(bench, groups, at)
  const entry = opened?.entry
  const checked = useChecked(bench, later, entry)
  const actions = {
    edit: (path: PackEntry['path'], value: Json | undefined) =>
      entry !== undefined && work.change(pack => withTyped(pack, entry, path, value), path.join('.')),
    next: () => {
      if (opened === undefined) return
      work.change(pack => confirmed(pack, opened.entry))
      go(nextAfter(groups, opened, confirmed(work.pack, opened.entry), isDone))
    },
    shipped: () =>
      entry !== undefined && work.change(pack => withValue(pack, entry.path, valueAt(game.pack, entry.path))),
    move: (by: number) => entry !== undefined && go(beside(groups, entry, by)),
  }
  const page = useRef<HTMLDivElement>(null)
  const [onBoard, setOnBoard] = useState(false)
  useFocusOn(page, entry)
  useFocusInRow(page, work.pack)
  useKeys(page, { next: actions.next, move: actions.move, undo: work.undo, redo: work.redo })
  if (opened === undefined || entry === undefined) return null
  const { group, index } = opened
  const known = { bench, pack: work.pack, checked, isDone, sourceOf }
  const panel = <EntryPanel {...known} entry={entry} work={work} actions={actions} />
  const header = (
    <WorkshopHeader
      bench={bench}
      work={work}
      isDone={isDone}
      group={group}
      entry={entry}
      sound={checked.faults.length === 0}
      onBoard={onBoard}
      onToggleBoard={bench.board === undefined ? undefined : () => setOnBoard(!onBoard)}
    />
  )
  if (onBoard && bench.board !== undefined)
    return (
      <div className="workshop" ref={page}>
        {header}
        <BoardView {...known} board={bench.board} groups={groups} entry={entry} onGo={go}>
          <h2 className="ws-board-title">{nameOfEntry(bench, checked.components, entry, work.pack)}</h2>
          {panel}
        </BoardView>
      </div>
    )
  return (
    <div className="workshop" ref={page}>
      {header}
      <div className="ws-columns">
        <BoxList {...known} groups={groups} group={group} work={work} onGo={go} />
        <Stack {...known} group={group} entry={entry} title={nameOfGroup(bench, group)} onGo={go} />
        <EntryCard {...known} group={group} entry={entry} place={index} />
        <div className="ws-right">
          {panel}
          <TryIt bench={bench} pack={work.pack} sound={checked.faults.length === 0} say={messages} />
        </div>
      </div>
      {shared !== undefined && <SharedPack bench={bench} id={shared} work={work} />}
    </div>
  )
}

/** The board says in which order one reads the parts; what it does not name comes after. */
function ordered({ board, language }: WorkshopBench, groups: readonly PackGroup[]): readonly PackGroup[] {
  const order = Object.keys(board?.groups[language] ?? {})
  const rank = ({ key }: PackGroup): number =>
    key === '' ? order.length + 1 : order.includes(key) ? order.indexOf(key) : order.length
  return groups.toSorted((one, other) => rank(one) - rank(other))
}

/** What is wrong, and the last pack that could be drawn. */
function useChecked({ game, knowledge: { field } }: WorkshopBench, pack: Json, entry: PackEntry | undefined): Checked {
  const sound = useRef(game.pack)
  const key = entry === undefined ? '' : keyOf(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is known by its key
  const checked = useMemo(() => check(game, field, pack, entry, sound.current), [game, field, pack, key])
  sound.current = checked.sound
  return checked
}
