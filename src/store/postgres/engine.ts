import { announcements } from '../announcements.ts'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { StoreError } from '../port.ts'
import { reason } from '../reason.ts'
import { postgresAppender } from './append.ts'
import { postgresDatabase } from './database.ts'
import { announceWithdrawn, openLine } from './listen.ts'

/** A database shared by any number of server processes. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const { address, config, db } = postgresDatabase(databaseUrl)
  const { listen, ...listener } = announcements()
  try {
    await migrate(db, 'postgres')
    const line = await openLine(config, listener)
    const appender = postgresAppender(config)
    return {
      name: 'postgres',
      db,
      commit: appender.commit,
      listen,
      announce: announceWithdrawn,
      async backup() {
        throw new StoreError('A PostgreSQL database is backed up by pg_dump, not by this program.')
      },
      async close() {
        await appender.close()
        await line.close()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw new StoreError(`Cannot open the database ${address}: ${reason(error)}`, { cause: error })
  }
}
