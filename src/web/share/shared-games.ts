import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { loadEdition } from '../../games/editions.ts'
import { replay } from '../../kernel/replay.ts'
import { isShared, sharedTableId } from '../session/local/ids.ts'
import { forkTable } from '../session/local/new-table.ts'
import { allTables, findTable, removeTable } from '../session/local/shelf.ts'
import { recordAtServer } from './games-at-server.ts'
import { unpackedRecord } from './packed-record.ts'

/** Games that others have shared are kept in this browser while they are looked at: so many of the last ones. */
const MOST_KEPT = 20

/** A game that is in the link itself, or one that the server keeps under its id. */
export type HeldGame = { readonly packed: string } | { readonly id: string }

/** Plays a shared game again to check every answer, and keeps it; gives the id of its table. */
export async function keepShared(held: HeldGame): Promise<string> {
  const link = 'id' in held ? held.id : held.packed
  const id = sharedTableId(bytesToHex(sha256(utf8ToBytes(link))).slice(0, 16))
  if ((await findTable(id)) !== undefined) return id
  const record = 'id' in held ? await recordAtServer(held.id) : await unpackedRecord(held.packed)
  replay(await loadEdition(record), record, [])
  await forgetOldest()
  const seats = Array.from(
    { length: record.players },
    (_, seat) => ({ kind: 'person', name: record.names?.[seat] ?? `${seat + 1}` }) as const,
  )
  return forkTable(record, record.answers, seats, 0, id)
}

async function forgetOldest(): Promise<void> {
  const kept = (await allTables()).filter(({ id }) => isShared(id))
  const oldest = kept.toSorted((one, other) => other.summary.changedAt - one.summary.changedAt).slice(MOST_KEPT - 1)
  for (const { id } of oldest) await removeTable(id)
}
