import { ratedSeatsOf } from '../../ratings/rated-table.ts'
import { raterOf } from '../../ratings/rater.ts'
import type { Job } from '../../store/port/jobs.ts'
import type { RatedResult } from '../../store/port/ratings.ts'
import type { Arrangement } from '../../tables/entry.ts'
import { resultOf, type TableResult } from '../../tables/result.ts'
import type { Context } from '../context.ts'
import { refusalTold } from '../refused.ts'
import { lastOf, readTable } from './load-table.ts'

/** Milliseconds until a table that could not be read is tried again: the first time, and at most. */
const FIRST_RETRY = 60_000
const LONGEST_RETRY = 24 * 3_600_000

interface ResultPayload {
  readonly attempt: number
}

/**
 * Keeps how a table's game ended. What is kept follows from the table alone, so it does not matter which process does it, or how
 * often it was begun. A table that cannot be read now is tried again, ever more seldom.
 */
export async function keepResult(context: Context, job: Job): Promise<void> {
  const { store, log, ownPacks, now } = context
  try {
    // As it is kept, and not as this process has it in memory: another one may have ended the game just now.
    const table = lastOf((await readTable(context, job.table)).tables)
    const result = ownPacks.run(table, () => resultOf(table))
    await store.keepResult(job, result, result && ratedResult(table.arrangement, result))
  } catch (fault) {
    const { attempt } = job.payload as ResultPayload
    const wait = Math.min(FIRST_RETRY * 2 ** (attempt - 1), LONGEST_RETRY)
    await store.postpone(job, now() + wait, { attempt: attempt + 1 } satisfies ResultPayload)
    if (refusalTold(fault) === undefined) log.warn({ table: job.table, err: fault }, 'a result could not be kept yet')
  }
}

function ratedResult(arrangement: Arrangement, result: TableResult): RatedResult | undefined {
  const seats = ratedSeatsOf(arrangement, result)
  if (seats === undefined) return undefined
  const { table, game, finishedAt } = result
  return { game: { table, game, finishedAt, seats }, rater: raterOf(game) }
}
