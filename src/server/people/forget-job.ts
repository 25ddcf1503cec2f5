import { AT_NO_TABLE } from '../../store/delete-person.ts'
import type { Job } from '../../store/port/jobs.ts'
import type { Entry, TableHeader } from '../../tables/entry.ts'
import { withoutPerson } from '../../tables/forget.ts'
import type { Context } from '../context.ts'
import { refusalTold } from '../refused.ts'
import { summaryWithout } from '../tables/listing.ts'
import type { LiveTables } from '../tables/live-tables.ts'

/** Milliseconds until it is done once more: by then no process has the table in memory as it was. */
const AGAIN = 24 * 3_600_000

interface ForgetPayload {
  readonly person: string
  readonly pass: 1 | 2
}

/** Takes a deleted person out of wherever they are still found, and out of a table: first from their seat, then from what is kept. */
export async function forgetPerson({ store, now }: Context, liveTables: LiveTables, job: Job): Promise<void> {
  const { person, pass } = job.payload as ForgetPayload
  if (job.table === AT_NO_TABLE) {
    await store.forgetLeftovers(person, now())
    await store.finish(job)
    return
  }
  try {
    await liveTables.serverCommand(job.table, { kind: 'forget', person })
  } catch (fault) {
    // A table that rests or cannot be read keeps its seat as it is; their name goes all the same.
    if (refusalTold(fault) === undefined) throw fault
  }
  await store.forgetAtTable(job.table, person, ({ header, summary, entries }) => {
    const { leftByGone, ...kept } = withoutPerson(header as TableHeader, entries as readonly Entry[], person)
    return { ...kept, summary: summaryWithout(summary, person, kept.header, leftByGone) }
  })
  if (pass === 1) await store.postpone(job, now() + AGAIN, { person, pass: 2 } satisfies ForgetPayload)
  else await store.finish(job)
}
