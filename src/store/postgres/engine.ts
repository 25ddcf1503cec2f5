import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { announcements } from '../announcements.ts'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { StoreError } from '../port.ts'
import { reason } from '../reason.ts'
import type { Schema } from '../schema.ts'
import { postgresCommit } from './append.ts'
import { openLine } from './listen.ts'

const connectionTimeoutMs = 10_000

/** A database shared by any number of server processes. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const shown = shownAddress(databaseUrl)
  const config: pg.PoolConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'athenaeum',
    types: { getTypeParser },
  }
  const pool = new pg.Pool(config)
  // A connection that breaks while idle is replaced by the pool; whoever needs one hears of it by the failing query.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const { listen, ...listener } = announcements()
  try {
    await migrate(db, 'postgres')
    const line = await openLine(config, listener)
    return {
      name: 'postgres',
      db,
      commit: batch => postgresCommit(pool, batch),
      listen,
      async backup() {
        throw new StoreError('A PostgreSQL database is backed up by pg_dump, not by this program.')
      },
      async close() {
        await line.close()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    if (error instanceof StoreError) throw new StoreError(`${shown}: ${error.message}`, { cause: error })
    throw new StoreError(`Cannot open the database ${shown}: ${reason(error)}`, { cause: error })
  }
}

/** Times and counts come as 64-bit integers, which the driver leaves as text; they are far below the limit of a number. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text')

/** The address without what is secret in it; or an error that shows none of it, for there is no telling what it is. */
function shownAddress(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) throw notAnAddress()
  const { protocol, username, host, pathname } = new URL(databaseUrl)
  if (!/^postgres(ql)?:$/.test(protocol)) throw notAnAddress()
  return `${protocol}//${username && `${username}@`}${host}${pathname}`
}

function notAnAddress(): StoreError {
  return new StoreError('The database URL is not of the form postgres://user:password@host:5432/database.')
}
