import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { announcements } from '../announcements.ts'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { StoreError } from '../port.ts'
import { reason } from '../reason.ts'
import type { Schema } from '../schema.ts'
import { sqliteCommit } from './append.ts'
import { connectSqlite, type SqliteConnection } from './connection.ts'

export const databaseFile = 'athenaeum.db'

/**
 * One file in the data folder. Every commit waits for the disk (write-ahead log, synchronous=FULL). Appends of other
 * processes on the same file are refereed, but not announced here: many processes are what PostgreSQL is for.
 */
export async function openSqlite(dataFolder: string): Promise<Engine> {
  const file = join(dataFolder, databaseFile)
  const connection = await openFile(dataFolder, file)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(connection) }) })
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    await db.destroy()
    throw readable(file, error)
  }
  const commit = sqliteCommit(connection)
  const { appended, listen } = announcements()
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
    backup: toFile => db.connection().execute(() => backup(connection, toFile)),
    close: () => db.destroy(),
  }
}

async function openFile(dataFolder: string, file: string): Promise<SqliteConnection> {
  try {
    await mkdir(dataFolder, { recursive: true })
    await access(dataFolder, constants.W_OK)
  } catch (error) {
    throw new StoreError(`Cannot write to the data folder ${dataFolder}: ${reason(error)}`, { cause: error })
  }
  try {
    const connection = connectSqlite(file)
    connection.execute('pragma busy_timeout = 10000')
    connection.execute('pragma journal_mode = wal')
    connection.execute('pragma synchronous = full')
    return connection
  } catch (error) {
    throw readable(file, error)
  }
}

function readable(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return new StoreError(`${file}: ${error.message}`, { cause: error })
  return new StoreError(`Cannot open the database ${file}: ${reason(error)}`, { cause: error })
}

/** What Kysely expects of a binding. */
function forKysely(connection: SqliteConnection): SqliteDatabase {
  return {
    prepare(text) {
      // A transaction that may write asks for the lock at once: asking later fails where another process wrote meanwhile.
      const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text)
      return {
        reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(text),
        all: parameters => statement.all(parameters),
        run: parameters => ({ changes: statement.run(parameters), lastInsertRowid: 0 }),
        iterate: parameters => statement.all(parameters)[Symbol.iterator](),
      }
    },
    close: () => connection.close(),
  }
}

/** Copies into a file beside the target first, so that a file of that name is always a whole backup. */
async function backup(connection: SqliteConnection, toFile: string): Promise<void> {
  const isThere = await access(toFile).then(
    () => true,
    () => false,
  )
  if (isThere) throw new StoreError(`There is a file ${toFile} already: name a new one for the backup.`)
  const unfinished = `${toFile}.unfinished`
  try {
    await mkdir(dirname(toFile), { recursive: true })
    await rm(unfinished, { force: true })
    connection.prepare('vacuum into ?').run([unfinished])
    const copy = await open(unfinished, 'r+')
    await copy.sync()
    await copy.close()
    await rename(unfinished, toFile)
  } catch (error) {
    throw new StoreError(`Cannot write the backup ${toFile}: ${reason(error)}`, { cause: error })
  }
}
