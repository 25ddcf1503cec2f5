import { loadEdition } from '../../games/editions.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { forkTable } from '../session/local/new-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'

/** Reads a record, plays it again to check every answer, and keeps it in this browser; gives the id of its table. */
export async function keepRecord(text: string): Promise<string> {
  const { record, lines } = readRecord(text)
  replay(await loadEdition(record), record, lines)
  const seats = Array.from(
    { length: record.players },
    (_, seat): LocalSeat => ({ kind: 'person', name: record.names?.[seat] ?? `${seat + 1}` }),
  )
  return forkTable(record, record.answers, seats, 0)
}
