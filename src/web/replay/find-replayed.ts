import { loadEdition } from '../../games/editions.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { recordSoFar } from '../../tables/record.ts'
import { isLocal } from '../session/local/ids.ts'
import { takeUp } from '../session/local/local-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { findTable } from '../session/local/shelf.ts'
import { type ReplayedGame, replayedGame } from './replayed-game.ts'

/** The game of a table, wherever it is kept: in this browser, or on the server once it is over. */
export async function findReplayed(
  id: string,
): Promise<{ course: ReplayedGame; seats: readonly LocalSeat[] } | undefined> {
  const record = isLocal(id)
    ? await localRecord(id)
    : await (await import('../session/remote/requests.ts')).recordOfTable(id)
  if (record === undefined) return undefined
  return { course: replayedGame(await loadEdition(record), record), seats: seatsOf(record) }
}

async function localRecord(id: string): Promise<GameRecord | undefined> {
  const saved = await findTable(id)
  return saved === undefined ? undefined : recordSoFar((await takeUp(saved)).table)
}

const seatsOf = (record: GameRecord): readonly LocalSeat[] =>
  Array.from({ length: record.players }, (_, seat) => ({ kind: 'person', name: record.names?.[seat] ?? `${seat + 1}` }))
