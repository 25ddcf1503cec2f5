import { loadEdition } from '../../games/editions.ts'
import { checkVariations } from '../../kernel/lines.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { isAnnotated } from '../../kernel/variations.ts'
import { keepLines } from '../lines/kept-lines.ts'
import { forkTable } from '../session/local/new-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { replayedGame } from './replayed-game.ts'

/** A record that was kept: the id of its table, and whether lines and comments came with it. */
export interface KeptRecord {
  readonly id: string
  readonly annotated: boolean
}

/** Reads a record, plays it again to check every answer and every line, and keeps it in this browser. */
export async function keepRecord(text: string): Promise<KeptRecord> {
  const { record, lines, annotated } = readRecord(text)
  const game = await loadEdition(record)
  // Told with the line of the file, if one is refused.
  replay(game, record, lines)
  const { components, states } = replayedGame(game, record)
  checkVariations(game, components, annotated, states)
  const seats = Array.from(
    { length: record.players },
    (_, seat): LocalSeat => ({ kind: 'person', name: record.names?.[seat] ?? `${seat + 1}` }),
  )
  const id = await forkTable(record, record.answers, seats, 0)
  keepLines(id, annotated)
  return { id, annotated: isAnnotated(annotated) }
}
