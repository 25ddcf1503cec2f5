import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StoreError } from '../port/errors.ts'
import type { DatabaseSchema } from '../schema.ts'
import { openPool, poolForKysely } from './pool.ts'

/** Where the database is and how it is spoken to, without any limit of time. */
export function postgresConfig(databaseUrl: string): { address: string; config: pg.PoolConfig } {
  return {
    address: shownAddress(databaseUrl),
    config: { connectionString: databaseUrl, application_name: 'athenaeum', types: { getTypeParser } },
  }
}

/** A pool of connections to the database. The first query will tell whether there is one. */
export function postgresDatabase(config: pg.PoolConfig, told: (error: unknown) => unknown): Kysely<DatabaseSchema> {
  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool: poolForKysely(openPool(config), told) }) })
}

/** Times and counts come as 64-bit integers, which the driver leaves as text; they are far below the limit of a number. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text')

/** The address without what is secret in it; or an error that shows none of it, for there is no telling what it is. */
function shownAddress(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) throw notAnAddress()
  const { protocol, username, host, pathname, searchParams } = new URL(databaseUrl)
  if (!/^postgres(ql)?:$/.test(protocol)) throw notAnAddress()
  const sslmode = searchParams.get('sslmode')
  // The driver would take one that it does not know for none, and send the password for all to read.
  if (sslmode !== null && !sslModes.includes(sslmode))
    throw new StoreError(`The database URL (${givenBy}) has an unknown sslmode; there are: ${sslModes.join(', ')}.`)
  return `${protocol}//${username && `${username}@`}${host}${pathname}`
}

const givenBy = 'DATABASE_URL, or --database-url'
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

function notAnAddress(): StoreError {
  return new StoreError(`The database URL (${givenBy}) is not of the form postgres://user:password@host:5432/database.`)
}
