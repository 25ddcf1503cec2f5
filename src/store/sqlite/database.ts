import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import { StoreError } from '../port/errors.ts'
import { reason } from '../reason.ts'
import type { DatabaseSchema } from '../schema.ts'
import { connectSqlite, type SqliteConnection } from './connection.ts'
import { type SqliteDialectOptions, sqliteDialect } from './dialect.ts'

/** The database of a data folder. */
export const databaseFile = (dataFolder: string): string => join(dataFolder, 'athenaeum.db')

export type OpenFile = { connection: SqliteConnection; db: Kysely<DatabaseSchema> }

/** Opens a database file, making it if it is not there. Every commit waits for the disk. */
export function openFile(file: string, options: SqliteDialectOptions): OpenFile {
  const connection = connectSqlite(file)
  // While it is opened nobody is served yet who could be held up; from then on see `whenUnlocked`.
  connection.execute(`pragma busy_timeout = ${options.patienceMs}`)
  connection.execute('pragma journal_mode = wal')
  connection.execute('pragma synchronous = full')
  // The log grows to 16 MB: pages that many answers touch are then copied into the file once and not every few commits.
  connection.execute('pragma wal_autocheckpoint = 4000')
  connection.execute('pragma busy_timeout = 0')
  return { connection, db: new Kysely<DatabaseSchema>({ dialect: sqliteDialect(connection, options) }) }
}

export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeWithParents(resolve(folder), ownersAlone)
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new StoreError(`Cannot write to the data folder ${folder}: ${reason(error)}`, { cause: error })
  }
}

/** Seeds of running games are in the database, and hashes of passwords: other accounts of the machine have no business there. */
const ownersAlone = 0o700

/** Step by step: Node's own way never ends where a folder is refused as one that is not there, as in /proc. */
async function makeWithParents(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeWithParents(dirname(folder))
  await mkdir(folder, mode).catch(async error => {
    if (!(await isFolder(folder))) throw error
  })
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  )

export async function expectFile(file: string): Promise<void> {
  await access(file, constants.R_OK | constants.W_OK).catch(error => {
    const what =
      error.code === 'ENOENT' || error.code === 'ENOTDIR' ? 'There is no database' : 'Cannot use the database'
    throw new StoreError(`${what} ${file}: ${reason(error)}`, { cause: error })
  })
}
