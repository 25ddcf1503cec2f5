import { statfs } from 'node:fs/promises'
import { announcements } from '../announcements.ts'
import type { Engine, EngineOptions } from '../engine.ts'
import { expectNewest, migrate } from '../migrate.ts'
import { StoreError, StoreUnavailable } from '../port/errors.ts'
import { reason } from '../reason.ts'
import { takeFolder } from './alone.ts'
import { sqliteCommit } from './append.ts'
import { backup } from './backup.ts'
import { databaseFile, expectFile, makeFolder, type OpenFile, openFile } from './database.ts'
import { toldOfSqlite } from './fault.ts'
import { whenUnlocked } from './locked.ts'

export type SqliteOptions = EngineOptions & { alone: boolean }

/**
 * One file, in this process. Appends of other processes on the same file are refereed, but not announced here: many
 * processes are what PostgreSQL is for.
 */
export async function openSqlite(dataFolder: string, options: SqliteOptions): Promise<Engine> {
  const file = databaseFile(dataFolder)
  const { beside, alone, patienceMs } = options
  await (beside ? expectFile(file) : makeFolder(dataFolder))
  const hold = alone ? takeFolder(dataFolder) : undefined
  /** Whoever runs the server hears of what passes; whoever asked gets the error. */
  function told(error: unknown): unknown {
    const known = toldOfSqlite(error, file)
    if (known instanceof StoreUnavailable) options.onTrouble(known)
    return known
  }
  const { connection, db } = await opened(file, { patienceMs, told }, beside).catch(error => {
    hold?.release()
    throw error
  })
  const commit = sqliteCommit(connection)
  const { appended, withdrawn, listen } = announcements()
  return {
    name: 'sqlite',
    db,
    async commit(batch) {
      // There is one connection: a batch waits until no other transaction is open on it.
      const turn = () => db.connection().execute(async () => commit(batch))
      const results = await whenUnlocked(turn, patienceMs).catch(error => {
        throw told(error)
      })
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
    backup: toFile => backup(file, toFile),
    async room() {
      const { bavail, bsize } = await statfs(dataFolder)
      return bavail * bsize
    },
    async close() {
      await db.connection().execute(async () => intoOneFile(connection))
      await db.destroy()
      hold?.release()
    },
  }
}

async function opened(file: string, options: Parameters<typeof openFile>[1], beside: boolean): Promise<OpenFile> {
  let open: OpenFile | undefined
  try {
    open = openFile(file, options)
    await (beside ? expectNewest(open.db) : migrate(open.db, 'sqlite'))
    return open
  } catch (error) {
    await open?.db.destroy()
    throw new StoreError(`Cannot open the database ${file}: ${reason(toldOfSqlite(error, file))}`, { cause: error })
  }
}

/** The one file then is everything, for whoever copies it by hand; libsql's closing alone does not see to that. */
function intoOneFile(connection: OpenFile['connection']): void {
  try {
    connection.execute('pragma wal_checkpoint(truncate)')
  } catch {
    // Where it cannot be done, for want of room or because of another process, nothing is lost: the log is read instead.
  }
}
