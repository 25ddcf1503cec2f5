import { announcements } from '../announcements.ts'
import type { Engine, EngineOptions } from '../engine.ts'
import { expectNewest, migrate } from '../migrate.ts'
import { StoreError, StoreUnavailable } from '../port/errors.ts'
import { reason } from '../reason.ts'
import { postgresAppender } from './append.ts'
import { postgresConfig, postgresDatabase } from './database.ts'
import { toldOfPostgres } from './fault.ts'
import { announceWithdrawn, openLine } from './listen.ts'
import { patientConfig } from './pool.ts'

/** A database shared by any number of server processes. */
export async function openPostgres(databaseUrl: string, options: EngineOptions): Promise<Engine> {
  const { address, config } = postgresConfig(databaseUrl)
  const { beside, patienceMs } = options
  /** Whoever runs the server hears of what passes; whoever asked gets the error. */
  function told(error: unknown): unknown {
    const known = toldOfPostgres(error)
    if (known instanceof StoreUnavailable) options.onTrouble(known)
    return known
  }
  const db = postgresDatabase(patientConfig(config, patienceMs), told)
  const { listen, ...listener } = announcements()
  try {
    await (beside ? expectNewest(db) : bringUpToDate(config, options))
    const line = await openLine(config, patienceMs, listener)
    const appender = postgresAppender(config, patienceMs, told)
    return {
      name: 'postgres',
      db,
      commit: appender.commit,
      listen,
      announce: announceWithdrawn,
      async backup() {
        throw new StoreError('A PostgreSQL database is backed up by pg_dump, not by this program.')
      },
      room: async () => undefined,
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

/**
 * On a connection of its own: a large database, or waiting for another process that does it, may take its time. Whoever starts the server
 * hears what it waits for.
 */
async function bringUpToDate(
  config: Parameters<typeof postgresDatabase>[0],
  { patienceMs, onTrouble }: EngineOptions,
): Promise<void> {
  const db = postgresDatabase({ ...config, max: 1, connectionTimeoutMillis: patienceMs }, toldOfPostgres)
  const waiting = setInterval(() => onTrouble(new StoreUnavailable('locked', stillMigrating)), patienceMs)
  try {
    await migrate(db, 'postgres')
  } finally {
    clearInterval(waiting)
    await db.destroy()
  }
}

const stillMigrating =
  'The database is still being brought up to date, by this process or by another one that began before it; nobody is served until then.'
