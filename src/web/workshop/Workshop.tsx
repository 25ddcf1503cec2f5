import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import { groupsOf, type PackEntry, type PackGroup } from '../../kernel/pack-groups.ts'
import { valueAt } from '../../kernel/pack-sources.ts'
import { navigate } from '../app/navigation.tsx'
import { keyOf, nameOfEntry, nameOfGroup } from '../pack/entry-names.ts'
import { BoardView } from './BoardView.tsx'
import { BoxList } from './BoxList.tsx'
import type { WorkshopBench } from './bench.ts'
import { type Checked, check } from './checking.ts'
import { EntryCard } from './EntryCard.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { confirmed, withTyped, withValue } from './pack-edits.ts'
import { progressIn } from './progress.ts'
import { SharedPack } from './SharedPack.tsx'
import { Stack } from './Stack.tsx'
import { TryIt } from './TryIt.tsx'
import { useKeys } from './use-keys.ts'
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
  const work = usePackUnderWork(game.id, bench.begin)
  const later = useDeferredValue(work.pack)
  const groups = useMemo(() => ordered(bench, groupsOf(knowledge.field, later)), [bench, knowledge, later])
  const isDone = useMemo(() => progressIn(knowledge.sourceWords), [knowledge])
  const { group, entry, index } = openAt(groups, at)
  const checked = useChecked(bench, later, entry)
  const go = useCallback(
    (to: PackEntry | undefined): void => {
      if (to !== undefined) navigate({ page: 'workshop', game: game.id, at: keyOf(to) }, 'replace')
    },
    [game],
  )
  const actions = {
    edit: (path: PackEntry['path'], value: Json | undefined) =>
      entry !== undefined && work.change(pack => withTyped(pack, entry, path, value), path.join('.')),
    next: () => {
      if (entry === undefined || group === undefined) return
      work.change(pack => confirmed(pack, entry))
      go(group.entries[index + 1])
    },
    shipped: () =>
      entry !== undefined && work.change(pack => withValue(pack, entry.path, valueAt(game.pack, entry.path))),
    move: (by: number) => go(group?.entries[index + by]),
  }
  const page = useRef<HTMLDivElement>(null)
  const [onBoard, setOnBoard] = useState(false)
  useKeys(page, { next: actions.next, move: actions.move, undo: work.undo, redo: work.redo })
  if (group === undefined || entry === undefined) return null
  const known = { bench, pack: work.pack, checked, isDone }
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
          <h2 className="ws-board-title">{nameOfEntry(bench, checked.components, entry)}</h2>
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

interface Opened {
  readonly group: PackGroup | undefined
  readonly entry: PackEntry | undefined
  readonly index: number
}

/** The component that the address names, else the first. */
function openAt(groups: readonly PackGroup[], at: string | undefined): Opened {
  for (const group of groups) {
    const index = group.entries.findIndex(entry => keyOf(entry) === at)
    if (index >= 0) return { group, entry: group.entries[index], index }
  }
  return { group: groups[0], entry: groups[0]?.entries[0], index: 0 }
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
