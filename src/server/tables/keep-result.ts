import type { Job } from '../../store/port.ts'
import { resultOf } from '../../tables/result.ts'
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
    await store.keepResult(
      job,
      ownPacks.run(table, () => resultOf(table)),
    )
  } catch (fault) {
    const { attempt } = job.payload as ResultPayload
    const wait = Math.min(FIRST_RETRY * 2 ** (attempt - 1), LONGEST_RETRY)
    await store.postpone(job, now() + wait, { attempt: attempt + 1 } satisfies ResultPayload)
    if (refusalTold(fault) === undefined) log.warn({ table: job.table, err: fault }, 'a result could not be kept yet')
  }
}
