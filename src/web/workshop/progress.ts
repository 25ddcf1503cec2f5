import type { Json } from '../../kernel/json.ts'
import { isFields } from '../../kernel/pack-faults.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { type SourceWords, valueAt } from '../../kernel/pack-sources.ts'
import { isEntered } from './pack-edits.ts'

/** Whether each entry is wholly from the box. Rows are values: what was found of one holds as long as it stays the same. */
export function progressIn(words: SourceWords): (pack: Json, entry: PackEntry) => boolean {
  const known = new WeakMap<object, boolean>()
  return (pack, entry) => {
    const row = valueAt(pack, entry.path)
    if (!isFields(row)) return false
    const found = known.get(row) ?? isEntered(pack, entry, words)
    known.set(row, found)
    return found
  }
}

export const enteredIn = (group: PackGroup, pack: Json, isDone: (pack: Json, entry: PackEntry) => boolean): number =>
  group.entries.filter(entry => isDone(pack, entry)).length
