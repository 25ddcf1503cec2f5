import { expect } from 'vitest'
import { openStore } from '../../store/open.ts'
import { RESULT_JOB } from '../../store/results.ts'
import type { Entry } from '../../tables/entry.ts'
import type { Acknowledged } from './player.ts'

/** Compares what players were told with what the store has: nothing lost, nothing twice. */
export async function settleAccounts(
  at: { dataFolder: string; databaseUrl?: string },
  tables: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<{ answers: number; acknowledged: number }> {
  const store = await openStore(at)
  let answers = 0
  try {
    // Whoever died when a game had ended: its result is there, or somebody still owes it.
    const owed = await store.claimDue(Number.MAX_SAFE_INTEGER - 1e9, 1_000, 'accounts', 1_000, RESULT_JOB)
    for (const table of tables) {
      const kept = await store.exportTable(table)
      const entries = (kept?.entries ?? []) as Entry[]
      const requests = kept?.requests ?? []
      const isKnown = (await store.result(table)) !== undefined || owed.some(job => job.table === table)
      expect(isKnown).toBe(kept?.status === 'finished')
      const given = entries.filter(entry => entry.kind === 'answered' && entry.by === undefined)
      answers += given.length
      // Every answer of a person has exactly one request, and no request has two.
      const answering = requests.filter(({ first }) => entries[first - 1]?.kind === 'answered')
      expect(answering).toHaveLength(given.length)
      expect(new Set(requests.map(one => one.request)).size).toBe(requests.length)
      for (const one of acknowledged.filter(told => told.table === table)) {
        const request = requests.find(known => known.request.endsWith(`:${one.request}`))
        expect(request, `acknowledged answer ${JSON.stringify(one)}`).toMatchObject({ last: one.number })
        expect(entries[one.number - 1]).toMatchObject({ kind: 'answered', seat: one.seat, key: one.key })
      }
    }
  } finally {
    await store.close()
  }
  return { answers, acknowledged: acknowledged.length }
}
