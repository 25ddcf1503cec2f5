import type { Json } from '../../kernel/json.ts'
import { isFields } from '../../kernel/pack-faults.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { leastSure, partSources, type SourceWords, type ValueSource, valueAt } from '../../kernel/pack-sources.ts'
import { keyOf } from '../pack/entry-names.ts'
import { isEntered } from './pack-edits.ts'

export type IsDone = (pack: Json, entry: PackEntry) => boolean
export type SourceOf = (pack: Json, entry: PackEntry) => ValueSource | undefined

/** Whether each entry is wholly from the box. Rows are values: what was found of one holds as long as it stays the same. */
export function progressIn(words: SourceWords): IsDone {
  const known = new WeakMap<object, boolean>()
  return (pack, entry) => {
    const row = valueAt(pack, entry.path)
    if (!isFields(row)) return false
    const found = known.get(row) ?? isEntered(pack, entry, words)
    known.set(row, found)
    return found
  }
}

export const enteredIn = (group: PackGroup, pack: Json, isDone: IsDone): number =>
  group.entries.filter(entry => isDone(pack, entry)).length

/** How sure what stands on each entry is: as sure as its least sure value. */
export function surenessIn(words: SourceWords): SourceOf {
  const known = new WeakMap<object, ValueSource | undefined>()
  return (pack, entry) => {
    const row = valueAt(pack, entry.path)
    if (!isFields(row)) return undefined
    if (!known.has(row))
      known.set(row, leastSure(partSources(entry.field, pack, entry.path, words).map(({ source }) => source)))
    return known.get(row)
  }
}

/** Where to go on in a part of the box: at what is not entered yet, else at its beginning. */
export const openIn = (group: PackGroup, pack: Json, isDone: IsDone): PackEntry | undefined =>
  group.entries.find(entry => !isDone(pack, entry)) ?? group.entries[0]

/**
 * Where an owner left off: in a part that is begun and not done. Before anything is entered, the first part that says more than
 * the rulebook does.
 */
export function leftOff(
  groups: readonly PackGroup[],
  pack: Json,
  isDone: IsDone,
  sourceOf: SourceOf,
): PackEntry | undefined {
  const open = groups.filter(group => enteredIn(group, pack, isDone) < group.entries.length)
  const unsure = ({ entries }: PackGroup): boolean => entries.some(entry => !isSure(sourceOf(pack, entry)))
  const group = open.find(one => enteredIn(one, pack, isDone) > 0) ?? open.find(unsure) ?? open[0]
  return group === undefined ? undefined : openIn(group, pack, isDone)
}

const isSure = (source: ValueSource | undefined): boolean => source === 'box' || source === 'rulebook'

/** What comes after a component: the next of its part, else what is left in the parts that follow. */
export function nextAfter(
  groups: readonly PackGroup[],
  { group, index }: Opened,
  pack: Json,
  isDone: IsDone,
): PackEntry | undefined {
  const next = group.entries[index + 1]
  if (next !== undefined) return next
  const at = groups.indexOf(group)
  const around = [...groups.slice(at + 1), ...groups.slice(0, at + 1)]
  const open = around.find(one => one.entries.some(entry => !isDone(pack, entry)))
  return open === undefined ? undefined : openIn(open, pack, isDone)
}

/** The component beside another, through all parts of the box. */
export function beside(groups: readonly PackGroup[], entry: PackEntry, by: number): PackEntry | undefined {
  const all = groups.flatMap(({ entries }) => entries)
  return all[all.indexOf(entry) + by]
}

/** A component, and where it lies. */
export interface Opened {
  readonly group: PackGroup
  readonly entry: PackEntry
  readonly index: number
}

/** The component at an address, else the first. */
export function openAt(groups: readonly PackGroup[], at: string | undefined): Opened | undefined {
  for (const group of groups) {
    const index = group.entries.findIndex(entry => keyOf(entry) === at)
    const entry = group.entries[index]
    if (entry !== undefined) return { group, entry, index }
  }
  const [group] = groups
  const entry = group?.entries[0]
  return group === undefined || entry === undefined ? undefined : { group, entry, index: 0 }
}
