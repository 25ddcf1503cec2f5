import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Kysely, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { StoreOptions } from './open.ts'
import type { DatabaseSchema } from './schema.ts'
import { databaseBelow } from './testing/below.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('migrations on %s', engine => {
  const raw: Kysely<DatabaseSchema>[] = []
  afterEach(async () => {
    for (const db of raw.splice(0)) await db.destroy()
  })

  /** The database below the store, at whatever version it is. */
  async function below({ options }: ReturnType<typeof useDatabase>): Promise<Kysely<DatabaseSchema>> {
    const db = databaseBelow(options)
    raw.push(db)
    return db
  }

  async function version(db: Kysely<DatabaseSchema>): Promise<string | undefined> {
    return (await db.selectFrom('meta').select('value').where('name', '=', 'schema version').executeTakeFirst())?.value
  }

  describe('from before it was noted who has left a table', () => {
    const database = useDatabase(engine)

    test('whoever had left one by then is found there when they want to be forgotten', async () => {
      const db = await below(database)
      const noted = migrations.findIndex(({ name }) => name === 'traces of people at tables that they have left')
      await migrate(db, engine, migrations.slice(0, noted))
      const [stays, left] = ['11111111-0000-4000-8000-000000000000', '22222222-0000-4000-8000-000000000000'] as const
      const store = await openAt('old')
      for (const person of [stays, left]) await store.deletePerson(person, 1)
      const due = await store.claimDue(5, 10, 'test', 1_000)
      expect(due.map(({ table, kind }) => [table, kind]).toSorted()).toEqual([
        ['old', `forget:${stays}`],
        ['old', `forget:${left}`],
      ])

      async function openAt(table: string) {
        await sql`insert into tables (id, game, status, header, summary, created_at, updated_at)
          values (${table}, 'newton', 'open', '{}', '{}', 5, 6)`.execute(db)
        await sql`insert into seatings (person_id, table_id) values (${stays}, ${table})`.execute(db)
        await sql`insert into entries (table_id, number, request, span, body) values
          (${table}, 1, ${`${left}:sit`}, 1, '{}'), (${table}, 2, ${`${left}:leave`}, 1, '{}'),
          (${table}, 3, ${`${stays}:sit`}, 1, '{}'), (${table}, 4, null, null, '{}')`.execute(db)
        return database.open()
      }
    })
  })

  describe('from the first version', () => {
    const database = useDatabase(engine)

    test('a database of version 1 is brought up to date with all its data', async () => {
      const db = await below(database)
      await migrate(db, engine, migrations.slice(0, 1))
      expect(await version(db)).toBe('1')
      await sql`insert into tables (id, game, status, header, summary, created_at, updated_at)
        values ('old', 'newton', 'playing', '{"seed":1}', '{"title":"Old"}', 5, 6)`.execute(db)
      await sql`insert into seatings (person_id, table_id) values ('ada', 'old')`.execute(db)
      await sql`insert into entries (table_id, number, request, span, body)
        values ('old', 1, 'r', 2, '{"a":1}'), ('old', 2, null, null, '{"a":2}')`.execute(db)

      const store = await database.open()
      expect(await version(db)).toBe(String(migrations.length))
      expect(await store.loadTable('old')).toEqual({
        id: 'old',
        game: 'newton',
        status: 'playing',
        visibility: 'public',
        header: { seed: 1 },
        summary: { title: 'Old' },
        people: ['ada'],
        createdAt: 5,
        updatedAt: 6,
        entries: [
          { number: 1, body: { a: 1 } },
          { number: 2, body: { a: 2 } },
        ],
        last: 2,
      })
      const append = { table: 'old', from: 3, entries: [{}] }
      expect(await store.append({ ...append, request: 'r' })).toEqual({ outcome: 'repeated', first: 1, last: 2 })
      expect(await store.append({ ...append, schedule: [{ kind: 'clock', dueAt: 1, payload: {} }] })).toMatchObject({
        outcome: 'appended',
      })
    })
  })

  describe('from the version before tokens had labels', () => {
    const database = useDatabase(engine)

    test('a token that was made then is still good, and one that is made now has its label', async () => {
      const db = await below(database)
      await migrate(db, engine, migrations.slice(0, 4))
      await sql`insert into links (hash, kind, person_id, created_at) values ('old', 'token', 'ada', 5)`.execute(db)
      const store = await database.open()
      const old = { hash: 'old', kind: 'token', person: 'ada', createdAt: 5 }
      const made = { hash: 'new', kind: 'token', person: 'ada', label: 'my bot', createdAt: 6 }
      await store.addLink(made)
      expect(await store.link('old')).toEqual(old)
      expect(await store.links({ person: 'ada' })).toEqual([old, made])
    })
  })

  describe('with a step that fails', () => {
    const database = useDatabase(engine)

    test('nothing of the failed migration stays, and the data is as before', async () => {
      const store = await database.open()
      const table = await aTable(store)
      const db = await below(database)
      const failing = { name: 'half', statements: ['create table half (id text)', 'select * from no_such_table'] }
      await expect(migrate(db, engine, [...migrations, failing])).rejects.toThrow('no_such_table')
      expect(await version(db)).toBe(String(migrations.length))
      await expect(sql`select * from half`.execute(db)).rejects.toThrow()
      expect((await store.loadTable(table))?.id).toBe(table)
    })
  })

  describe('of a later release', () => {
    const database = useDatabase(engine)

    test('a database newer than the program is refused, with both versions named', async () => {
      const db = await below(database)
      await migrate(db, engine, [...migrations, { name: 'next', statements: ['create table next (id text)'] }])
      const known = migrations.length
      await expect(database.open()).rejects.toThrow(
        `schema version ${known + 1}, but this program knows only up to ${known}`,
      )
      expect(await version(db)).toBe(String(known + 1))
    })
  })

  describe('that are ended in the middle', () => {
    const database = useDatabase(engine)

    test('by a kill or a signal leave the database as it was, and the next start does them', async () => {
      const db = await below(database)
      await migrate(db, engine, migrations.slice(0, 5))
      const table = { id: 'old', game: 'newton', status: 'playing' as const, header: '{}', summary: '{}' }
      await db
        .insertInto('tables')
        .values({ ...table, visibility: 'public', created_at: 5, updated_at: 6 })
        .execute()
      for (const [signal, statements] of [
        ['SIGTERM', 10],
        ['SIGKILL', countedFrom(5)],
      ] as const) {
        expect(await endedAfter(statements, signal, database.options)).toBe(signal)
        expect(await version(db)).toBe('5')
      }
      const store = await database.open()
      expect(await version(db)).toBe(String(migrations.length))
      expect(await store.loadTable('old')).toMatchObject({ updatedAt: 6, last: 0 })
    })
  })

  describe('by several at once', () => {
    const database = useDatabase(engine)

    test('stores that open a database of an earlier release at the same moment all find it migrated once', async () => {
      await migrate(await below(database), engine, migrations.slice(0, 5))
      const stores = await Promise.all(Array.from({ length: 4 }, () => database.open()))
      for (const store of stores) expect(await store.loadTable(await aTable(store))).toMatchObject({ last: 0 })
    })
  })

  describe('by several at once, of nothing', () => {
    const database = useDatabase(engine)

    test('stores that open a fresh database at the same moment all find it migrated once', async () => {
      const stores = await Promise.all(Array.from({ length: 4 }, () => database.open()))
      for (const store of stores) expect(await store.loadTable(await aTable(store))).toMatchObject({ last: 0 })
    })
  })
})

const countedFrom = (version: number): number => migrations.slice(version).flatMap(step => step.statements).length

/** Migrates in a process that ends itself after so many statements; returns the signal by which it has ended. */
async function endedAfter(statements: number, signal: NodeJS.Signals, options: StoreOptions): Promise<unknown> {
  const script = `
    import { migrate } from './src/store/migrate.ts'
    import { migrations } from './src/store/migrations.ts'
    import { databaseBelow } from './src/store/testing/below.ts'
    let left = ${statements}
    function* counted(statements) {
      for (const one of statements) {
        yield one
        if (--left === 0) {
          process.kill(process.pid, '${signal}')
          while (true);
        }
      }
    }
    const steps = migrations.map(step => ({ ...step, statements: { [Symbol.iterator]: () => counted(step.statements) } }))
    const options = ${JSON.stringify(options)}
    await migrate(databaseBelow(options), options.databaseUrl ? 'postgres' : 'sqlite', steps)`
  const run = ['--import', './src/typescript/register.mjs', '--input-type=module', '-e', script]
  const [, by] = await once(spawn(process.execPath, run, { stdio: 'inherit' }), 'exit')
  return by
}
