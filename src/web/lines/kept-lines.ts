import type { GameRecord } from '../../kernel/record.ts'
import { readRecord, writeAnnotated } from '../../kernel/record.ts'
import { type AnnotatedRecord, bareRecord, isAnnotated } from '../../kernel/variations.ts'

/** Lines and comments are kept as the text that they would be downloaded as. */
const KEY = 'athenaeum-lines-'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function keepLines(table: string, annotated: AnnotatedRecord, shelf: Shelf = localStorage): void {
  try {
    if (isAnnotated(annotated)) shelf.setItem(KEY + table, writeAnnotated(annotated))
    else shelf.removeItem(KEY + table)
  } catch {
    // The device has no room left: the lines stay in the page as long as it is open.
  }
}

/** The lines that were kept for a table, on the game as it is now. What is damaged or of another game is left out. */
export function keptLines(table: string, now: GameRecord, shelf: Shelf = localStorage): AnnotatedRecord {
  const text = shelf.getItem(KEY + table)
  if (text === null) return bareRecord(now)
  try {
    return broughtUpToDate(readRecord(text).annotated, now)
  } catch {
    return bareRecord(now)
  }
}

/** A game may have gone on since, or another way after an undo: what it was then becomes a variation, and nothing is lost. */
export function broughtUpToDate(kept: AnnotatedRecord, now: GameRecord): AnnotatedRecord {
  const { answers } = kept.record
  if (kept.record.seed !== now.seed || kept.record.game !== now.game) return bareRecord(now)
  const parts = answers.findIndex(({ seat, key }, at) => now.answers[at]?.seat !== seat || now.answers[at]?.key !== key)
  if (parts < 0) return { ...kept, record: now }
  const shifted = (line: number, at: number): number => (line === 0 && at <= parts ? 0 : line + 1)
  return {
    record: now,
    variations: [
      { from: 0, after: parts, answers: answers.slice(parts) },
      ...kept.variations.map(one => ({ ...one, from: shifted(one.from, one.after) })),
    ],
    comments: kept.comments.map(one => ({ ...one, line: shifted(one.line, one.at) })),
  }
}

export const removeLines = (table: string, shelf: Shelf = localStorage): void => shelf.removeItem(KEY + table)
