import { type FinishedGame, playedBy } from '../../tables/played.ts'
import { resultOf, type TableResult } from '../../tables/result.ts'
import { OWNER } from '../session/local/from-record.ts'
import { takeUp } from '../session/local/local-table.ts'
import type { SavedTable } from '../session/local/saved-table.ts'
import { allTables, keepTable } from '../session/local/shelf.ts'
import { savedOf } from '../session/local/summary.ts'

/** The viewer's games that this browser keeps and that are over, the last first. Lessons and challenges are no games of theirs. */
export async function localGames(): Promise<readonly FinishedGame[]> {
  const own = (await allTables()).filter(
    ({ lesson, challenge, fromRecord }) => lesson === undefined && challenge === undefined && fromRecord === undefined,
  )
  const games: FinishedGame[] = []
  for (const saved of own) {
    const result = await resultAt(saved).catch(() => undefined)
    if (result !== undefined) games.push(playedBy(result, OWNER, () => undefined))
  }
  return games.sort((one, other) => other.finishedAt - one.finishedAt)
}

/** A table that was over before results were kept is folded once. */
async function resultAt(saved: SavedTable): Promise<TableResult | undefined> {
  if (!saved.summary.over || saved.summary.result !== undefined) return saved.summary.result
  const local = await takeUp(saved)
  const { changedAt } = saved.summary
  const again = savedOf(local)
  await keepTable({ ...again, summary: { ...again.summary, changedAt } })
  return resultOf(local.table)
}
