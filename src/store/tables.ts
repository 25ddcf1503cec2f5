import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import { commitQueue } from './group-commit.ts'
import { listTables } from './listing.ts'
import { StoreError } from './port/errors.ts'
import type { LoadedTable, StoredEntry, TableStore } from './port/tables.ts'
import { exportTable, importTable, readExport } from './record.ts'
import type { DatabaseSchema } from './schema.ts'
import { DamagedTable, findTable, insertTable, parsedOf, unknownTable } from './table-row.ts'
import { checkTime, json, writtenAppend } from './written.ts'

const snapshotsKept = 2

export function tableStore(engine: Engine): { store: TableStore; close(): Promise<void> } {
  const { db } = engine
  const commits = commitQueue(batch => engine.commit(batch))

  const store: TableStore = {
    async createTable(table) {
      return db.transaction().execute(transaction => insertTable(transaction, table))
    },

    async append(append) {
      const result = await commits.submit(writtenAppend(append))
      if (result.outcome === 'unknown table') throw unknownTable(append.table)
      return result
    },

    commits: commits.count,

    loadTable: (id, { snapshotUpTo } = {}) => loadTable(db, id, snapshotUpTo),
    entries: (table, from, to) => entriesOf(db, table, from, to),

    async requested(table, request) {
      const found = await db
        .selectFrom('entries')
        .select(['number', 'span'])
        .where('table_id', '=', table)
        .where('request', '=', request)
        .executeTakeFirst()
      return found && { first: found.number, last: found.number + (found.span ?? 1) - 1 }
    },

    async putSnapshot(table, number, body) {
      const text = json('snapshot', body)
      await db.transaction().execute(async transaction => {
        await expectEntry(transaction, table, number)
        await transaction
          .insertInto('snapshots')
          .values({ table_id: table, number, body: text })
          .onConflict(conflict => conflict.columns(['table_id', 'number']).doUpdateSet({ body: text }))
          .execute()
        await forgetOlderSnapshots(transaction, table)
      })
    },

    listTables: query => listTables(db, query),

    async archive(table, at) {
      checkTime('at', at)
      const done = await db.updateTable('tables').set({ archived_at: at }).where('id', '=', table).executeTakeFirst()
      if (done.numUpdatedRows === 0n) throw unknownTable(table)
    },

    exportTable: id => exportTable(db, id),
    readExport,
    importTable: document => importTable(db, document),
    listen: listener => engine.listen(listener),
  }
  return { store, close: commits.close }
}

/** A table from its last snapshot on, or from the last one up to a number. */
async function loadTable(
  db: Kysely<DatabaseSchema>,
  id: string,
  snapshotUpTo: number | undefined,
): Promise<LoadedTable | undefined> {
  const table = await findTable(db, id)
  if (!table) return undefined
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['number', 'body'])
    .where('table_id', '=', id)
    .$if(snapshotUpTo !== undefined, query => query.where('number', '<=', snapshotUpTo ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  // It only saves time: without it everything is in the entries.
  if (snapshot && !isJson(snapshot.body)) return loadTable(db, id, snapshot.number - 1)
  const entries = await entriesOf(db, id, (snapshot?.number ?? 0) + 1)
  return {
    ...table,
    ...(snapshot && { snapshot: { number: snapshot.number, body: JSON.parse(snapshot.body) } }),
    entries,
    last: entries.at(-1)?.number ?? snapshot?.number ?? 0,
  }
}

async function entriesOf(db: Kysely<DatabaseSchema>, table: string, from: number, to?: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['number', 'body'])
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .$if(to !== undefined, query => query.where('number', '<=', to ?? 0))
    .orderBy('number')
    .execute()
  const first = Math.max(1, from)
  return rows.map(({ number, body }, index) => {
    // Folded without it the table would be another, which nobody was told of.
    if (number !== first + index) throw new DamagedTable(table, `entry ${first + index} is missing`)
    return { number, body: parsedOf(table, `entry ${number}`, body) }
  })
}

/** A snapshot of what was never made durable would let a table load what nobody was told. */
async function expectEntry(db: Kysely<DatabaseSchema>, table: string, number: number): Promise<void> {
  const entry = await db
    .selectFrom('entries')
    .select('number')
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!entry) throw new StoreError(`Table ${table} has no entry ${number} to take a snapshot after.`)
}

async function forgetOlderSnapshots(db: Kysely<DatabaseSchema>, table: string): Promise<void> {
  const kept = db
    .selectFrom('snapshots')
    .select('number')
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(snapshotsKept)
  await db.deleteFrom('snapshots').where('table_id', '=', table).where('number', 'not in', kept).execute()
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
