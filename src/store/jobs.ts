import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import type { JobOrder, JobStore } from './port/jobs.ts'
import type { DatabaseSchema } from './schema.ts'
import { unknownTable } from './table-row.ts'
import { checkTime, json, writtenJob } from './written.ts'

/** A lease that ends this many leases from now was given by a clock that ran ahead; clocks of processes differ by less. */
const leasesAhead = 3

export function jobStore({ db, name }: Engine): JobStore {
  return {
    async schedule(table, order) {
      const known = await db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst()
      if (!known) throw unknownTable(table)
      await insertJob(db, table, order)
    },

    async unschedule(table, kind) {
      await db.deleteFrom('jobs').where('table_id', '=', table).where('kind', '=', kind).execute()
    },

    claimDue: (now, limit, owner, leaseMs, family) => claimDue({ db, name }, { now, limit, owner, leaseMs, family }),

    async finish({ id, table, kind }) {
      const done = await db
        .deleteFrom('jobs')
        .where('table_id', '=', table)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst()
      return done.numDeletedRows > 0n
    },

    async postpone({ id, table, kind, payload: before }, dueAt, payload = before as object) {
      checkTime('dueAt', dueAt)
      const done = await db
        .updateTable('jobs')
        .set({ due_at: dueAt, claimable_at: dueAt, owner: null, payload: json('payload', payload) })
        .where('table_id', '=', table)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst()
      return done.numUpdatedRows > 0n
    },

    async nextDue() {
      const row = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.min('claimable_at').as('next'))
        .executeTakeFirst()
      return row?.next ?? undefined
    },
  }
}

/** In place of one of the same kind. */
export async function insertJob(db: Kysely<DatabaseSchema>, table: string, order: JobOrder): Promise<void> {
  const { id, kind, dueAt, payload } = writtenJob(order)
  const job = { id, due_at: dueAt, claimable_at: dueAt, owner: null, payload }
  await db
    .insertInto('jobs')
    .values({ ...job, table_id: table, kind })
    .onConflict(conflict => conflict.columns(['table_id', 'kind']).doUpdateSet(job))
    .execute()
}

interface Claim {
  readonly now: number
  readonly limit: number
  readonly owner: string
  readonly leaseMs: number
  readonly family: string | undefined
}

async function claimDue(
  { db, name }: Pick<Engine, 'db' | 'name'>,
  { now, limit, owner, leaseMs, family }: Claim,
): ReturnType<JobStore['claimDue']> {
  checkTime('now', now)
  checkTime('the end of the lease', now + leaseMs)
  const due = claimable(db, now, leaseMs, family)
    .orderBy('claimable_at')
    .limit(limit)
    // Others who claim at this moment take the next ones instead of waiting. SQLite lets only one write at a time.
    .$if(name === 'postgres', query => query.forUpdate().skipLocked())
  // On SQLite a write keeps all other writers waiting, also one that finds nothing to do; and mostly nothing is due.
  if (name === 'sqlite' && (await due.limit(1).executeTakeFirst()) === undefined) return []
  const rows = await db
    .updateTable('jobs')
    .set({ owner, claimable_at: now + leaseMs })
    .where(({ eb, refTuple }) => eb(refTuple('table_id', 'kind'), 'in', due.$asTuple('table_id', 'kind')))
    .returning(['id', 'table_id as table', 'kind', 'due_at as dueAt', 'payload'])
    .execute()
  return rows.map(row => ({ ...row, payload: JSON.parse(row.payload) })).sort((one, other) => one.dueAt - other.dueAt)
}

/** Jobs of a family, or of all, that nobody has in hand, or no longer. */
const claimable = (db: Kysely<DatabaseSchema>, now: number, leaseMs: number, family: string | undefined) =>
  db
    .selectFrom('jobs')
    .select(['table_id', 'kind'])
    .where(({ eb, or, and }) =>
      or([
        eb('claimable_at', '<=', now),
        and([eb('owner', 'is not', null), eb('claimable_at', '>', now + leasesAhead * leaseMs)]),
      ]),
    )
    .$if(family !== undefined, query =>
      query.where(({ eb, or, and }) =>
        or([eb('kind', '=', family ?? ''), and([eb('kind', '>=', `${family}:`), eb('kind', '<', `${family};`)])]),
      ),
    )
