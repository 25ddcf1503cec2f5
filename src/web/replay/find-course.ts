import { loadEdition } from '../../games/editions.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { isLocal } from '../session/local/new-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { findTable } from '../session/local/shelf.ts'
import { type Course, courseOf } from './course.ts'

/** The game of a table, wherever it is kept: in this browser, or on the server once it is over. */
export async function findCourse(id: string): Promise<{ course: Course; seats: readonly LocalSeat[] } | undefined> {
  const record = isLocal(id)
    ? (await findTable(id))?.record
    : await (await import('../session/remote/house.ts')).recordOfTable(id)
  if (record === undefined) return undefined
  return { course: courseOf(await loadEdition(record), record), seats: seatsOf(record) }
}

const seatsOf = (record: GameRecord): readonly LocalSeat[] =>
  Array.from({ length: record.players }, (_, seat) => ({ kind: 'person', name: record.names?.[seat] ?? `${seat + 1}` }))
