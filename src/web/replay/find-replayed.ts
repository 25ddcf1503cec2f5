import { loadEdition } from '../../games/editions.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { recordSoFar } from '../../tables/record.ts'
import type { SeatHolder } from '../../tables/seats.ts'
import { isLocal } from '../session/local/ids.ts'
import { takeUp } from '../session/local/local-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { findTable } from '../session/local/shelf.ts'
import { type ReplayedGame, replayedGame } from './replayed-game.ts'

/** The game of a table and who sat at it, wherever it is kept: in this browser, or on the server once it is over. */
export async function findReplayed(
  id: string,
): Promise<{ course: ReplayedGame; seats: readonly LocalSeat[] } | undefined> {
  const kept = isLocal(id)
    ? await localGame(id)
    : { record: await (await import('../session/remote/requests.ts')).recordOfTable(id), holders: [] }
  if (kept?.record === undefined) return undefined
  const { record, holders } = kept
  return { course: replayedGame(await loadEdition(record), record), seats: seatsOf(record, holders) }
}

async function localGame(id: string): Promise<{ record: GameRecord; holders: readonly SeatHolder[] } | undefined> {
  const saved = await findTable(id)
  if (saved === undefined) return undefined
  const { table } = await takeUp(saved)
  return { record: recordSoFar(table), holders: saved.header.seats }
}

/** A record knows names only; a table of this browser knows its bots too. */
const seatsOf = (record: GameRecord, holders: readonly SeatHolder[]): readonly LocalSeat[] =>
  Array.from({ length: record.players }, (_, seat) => {
    const name = record.names?.[seat] ?? `${seat + 1}`
    const holder = holders[seat]
    return holder?.kind === 'bot' ? { kind: 'bot', name, level: holder.level } : { kind: 'person', name }
  })
