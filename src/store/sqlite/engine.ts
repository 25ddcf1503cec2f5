import { announcements } from '../announcements.ts'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { StoreError } from '../port.ts'
import { reason } from '../reason.ts'
import { sqliteCommit } from './append.ts'
import { backup } from './backup.ts'
import { sqliteFile } from './database.ts'

/**
 * One file, in this process. Appends of other processes on the same file are refereed, but not announced here: many
 * processes are what PostgreSQL is for.
 */
export async function openSqlite(dataFolder: string): Promise<Engine> {
  const { file, connection, db } = await sqliteFile(dataFolder)
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    await db.destroy()
    throw new StoreError(`Cannot open the database ${file}: ${reason(error)}`, { cause: error })
  }
  const commit = sqliteCommit(connection)
  const { appended, withdrawn, listen } = announcements()
  return {
    name: 'sqlite',
    db,
    async commit(batch) {
      // There is one connection: a batch waits until no other transaction is open on it.
      const results = await db.connection().execute(async () => commit(batch))
      for (const [index, result] of results.entries()) {
        const table = batch[index]?.table
        if (table !== undefined && result.outcome === 'appended') appended(table, result.last)
      }
      return results
    },
    listen,
    async announce(_db, ended) {
      for (const one of ended) withdrawn(one)
    },
    backup: toFile => db.connection().execute(() => backup(connection, toFile)),
    async close() {
      // The one file then is everything, for whoever copies it by hand; libsql's closing alone does not see to that.
      await db.connection().execute(async () => connection.execute('pragma wal_checkpoint(truncate)'))
      await db.destroy()
    },
  }
}
