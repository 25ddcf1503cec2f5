import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine.ts'
import { type Migration, migrations } from './migrations.ts'
import { StoreError, StoreUnavailable } from './port/errors.ts'
import type { DatabaseSchema } from './schema.ts'

/** Only one process at a time may migrate; the others wait at this statement and then find the work done. */
const beginAlone: Record<Engine['name'], readonly string[]> = {
  sqlite: ['begin exclusive'],
  // The number means nothing; it only must be the same for everybody.
  postgres: ['begin', 'select pg_advisory_xact_lock(1906042)'],
}

/** Brings the database to the newest schema, in one transaction: all steps or none. */
export async function migrate(
  db: Kysely<DatabaseSchema>,
  engine: Engine['name'],
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await db.connection().execute(async connection => {
    for (const statement of beginAlone[engine]) await sql.raw(statement).execute(connection)
    try {
      const version = await schemaVersion(connection)
      if (version > steps.length) throw tooNew(version, steps.length)
      for (const step of steps.slice(version)) {
        for (const statement of step.statements) await sql.raw(statement).execute(connection)
      }
      await connection
        .updateTable('meta')
        .set({ value: String(steps.length) })
        .where('name', '=', 'schema version')
        .execute()
      await sql.raw('commit').execute(connection)
    } catch (error) {
      // Whatever broke may have ended the transaction already; what matters is why.
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => {})
      throw error
    }
  })
}

/** Nothing is changed: somebody else may be at work on this database. */
export async function expectNewest(db: Kysely<DatabaseSchema>): Promise<void> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'schema version')
    .executeTakeFirst()
    .catch(error => {
      throw error instanceof StoreUnavailable ? error : new StoreError('it holds no tables of this program.')
    })
  const version = Number(row?.value ?? 0)
  if (version > migrations.length) throw tooNew(version, migrations.length)
  if (version < migrations.length)
    throw new StoreError(
      `it has schema version ${version}, and this program needs ${migrations.length}: start the server of this release ` +
        'once, which brings it up to date.',
    )
}

function tooNew(version: number, known: number): StoreError {
  return new StoreError(
    `The database has schema version ${version}, but this program knows only up to ${known}: ` +
      'it was opened by a newer release before. Run that release, or restore a backup made by this one.',
  )
}

async function schemaVersion(db: Kysely<DatabaseSchema>): Promise<number> {
  await sql.raw('create table if not exists meta (name text primary key, value text not null)').execute(db)
  await db
    .insertInto('meta')
    .values({ name: 'schema version', value: '0' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('meta').select('value').where('name', '=', 'schema version').executeTakeFirstOrThrow()
  return Number(row.value)
}
