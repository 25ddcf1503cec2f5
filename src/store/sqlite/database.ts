import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { StoreError } from '../port.ts'
import { reason } from '../reason.ts'
import type { Schema } from '../schema.ts'
import { connectSqlite, type SqliteConnection } from './connection.ts'

export const databaseFile = 'athenaeum.db'

export type SqliteFile = { file: string; connection: SqliteConnection; db: Kysely<Schema> }

/** Opens the file in the data folder, making both if they are not there. Every commit waits for the disk. */
export async function sqliteFile(dataFolder: string): Promise<SqliteFile> {
  await expectWritable(dataFolder)
  const file = join(dataFolder, databaseFile)
  try {
    const connection = connectSqlite(file)
    connection.execute('pragma busy_timeout = 10000')
    connection.execute('pragma journal_mode = wal')
    connection.execute('pragma synchronous = full')
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(connection) }) })
    return { file, connection, db }
  } catch (error) {
    throw new StoreError(`Cannot open the database ${file}: ${reason(error)}`, { cause: error })
  }
}

async function expectWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new StoreError(`Cannot write to the data folder ${folder}: ${reason(error)}`, { cause: error })
  }
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
