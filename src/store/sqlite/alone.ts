import { join } from 'node:path'
import { StoreError } from '../port/errors.ts'
import { reason } from '../reason.ts'
import { connectSqlite, type SqliteConnection } from './connection.ts'
import { sqliteFault } from './fault.ts'

const lockFile = 'athenaeum.lock'

/**
 * Takes the data folder for this process, until it is released or the process ends, however it ends: what holds it is a lock
 * of the operating system on an empty file, taken by SQLite, and no note that somebody would have to clear away.
 */
export function takeFolder(dataFolder: string): { release(): void } {
  const file = join(dataFolder, lockFile)
  let lock: SqliteConnection | undefined
  try {
    lock = connectSqlite(file)
    lock.execute('pragma busy_timeout = 0')
    lock.execute('begin exclusive')
  } catch (error) {
    lock?.close()
    if (sqliteFault(error) !== 'locked')
      throw new StoreError(`Cannot take the data folder ${dataFolder} by ${file}: ${reason(error)}`, { cause: error })
    throw new StoreError(
      `Another server is running on the data folder ${dataFolder}. Stop it first, or give this one a folder of its own ` +
        '(ATHENAEUM_DATA, or --data). Several servers share one PostgreSQL database (DATABASE_URL), never one folder.',
    )
  }
  const held = lock
  return { release: () => held.close() }
}
