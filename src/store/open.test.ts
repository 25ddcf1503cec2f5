import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './open.ts'
import { StoreError, type StoreUnavailable } from './port/errors.ts'
import type { Store } from './port/store.ts'
import { aTable, useDatabase } from './testing/stores.ts'

describe('opening the embedded store', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'athenaeum-open-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('the data folder is made, and the one file in it is everything once the store is closed', async () => {
    const dataFolder = join(folder, 'deep', 'data')
    const store = await openStore({ dataFolder })
    expect(store.engine).toBe('sqlite')
    await store.ping()
    expect((await stat(dataFolder)).mode & 0o077).toBe(0)
    const table = await aTable(store)
    await store.append({ table, from: 1, entries: [{ a: 1 }] })
    await store.close()
    const moved = join(folder, 'moved')
    await mkdir(moved)
    await copyFile(join(dataFolder, 'athenaeum.db'), join(moved, 'athenaeum.db'))
    const elsewhere = await openStore({ dataFolder: moved })
    expect(await elsewhere.loadTable(table)).toMatchObject({ last: 1 })
    await elsewhere.close()
  })

  test('a folder that cannot be written to is named in the error', async () => {
    const file = join(folder, 'file')
    await writeFile(file, 'no folder')
    const opening = openStore({ dataFolder: join(file, 'data') })
    await expect(opening).rejects.toThrow(StoreError)
    await expect(opening).rejects.toThrow(`Cannot write to the data folder ${join(file, 'data')}`)
  })

  test('a file that is no database is named in the error and left alone', async () => {
    const dataFolder = await mkdtemp(join(folder, 'data-'))
    const file = join(dataFolder, 'athenaeum.db')
    await writeFile(file, 'a diary, not a database. '.repeat(100))
    await expect(openStore({ dataFolder })).rejects.toThrow(`Cannot open the database ${file}`)
  })

  test('a backup taken during play opens as a store with all that was acknowledged', async () => {
    const store = await openStore({ dataFolder: join(folder, 'live') })
    const table = await aTable(store)
    await store.append({ table, from: 1, entries: [{ a: 1 }], request: 'r' })
    const restored = join(folder, 'restored')
    const copy = join(restored, 'athenaeum.db')
    const [, meanwhile] = await Promise.all([store.backup(copy), store.append({ table, from: 2, entries: [{ a: 2 }] })])
    expect(meanwhile).toMatchObject({ outcome: 'appended' })
    expect(await readdir(restored)).toEqual(['athenaeum.db'])
    expect((await stat(copy)).mode & 0o077).toBe(0)
    await expect(store.backup(copy)).rejects.toThrow('There is a file')
    await store.append({ table, from: 3, entries: [{ after: 'backup' }] })
    const again = await openStore({ dataFolder: restored })
    const loaded = await again.loadTable(table)
    expect(loaded?.entries[0]?.body).toEqual({ a: 1 })
    expect(loaded?.last).toBeLessThan(3)
    expect(await again.append({ table, from: 9, entries: [{}], request: 'r' })).toMatchObject({ outcome: 'repeated' })
    await again.close()
    await store.close()
  })
})

describe('opening PostgreSQL', () => {
  const database = useDatabase('postgres')

  async function failure(databaseUrl: string): Promise<string> {
    return openStore({ dataFolder: '/nowhere', databaseUrl }).then(
      () => 'opened',
      error => (error instanceof StoreError ? error.message : `not a StoreError: ${error}`),
    )
  }

  test('an address of another kind is refused with what it should look like, and not repeated', async () => {
    for (const url of ['mysql://root:secret@db/x', 'secret', 'postgres//user:secret@db']) {
      const message = await failure(url)
      expect(message).toContain('postgres://user:password@host:5432/database')
      expect(message).not.toContain('secret')
    }
  })

  test('a server that does not answer, a wrong password and a missing database are told apart', async () => {
    const nobody = await failure('postgres://ada:secret@127.0.0.1:1/games')
    expect(nobody).toMatch(/^Cannot open the database postgres:\/\/ada@127\.0\.0\.1:1\/games: .*ECONNREFUSED/)
    const { databaseUrl = '' } = database.options
    const wrong = new URL(databaseUrl)
    wrong.password = 'secret'
    const missing = new URL(databaseUrl)
    missing.pathname = '/no_such_games'
    expect(await failure(missing.href)).toContain('database "no_such_games" does not exist')
    for (const message of [nobody, await failure(wrong.href)]) expect(message).not.toContain('secret')
    expect(await failure(wrong.href)).toContain('password authentication failed')
  })

  test('who waits for another process that brings the database up to date is told so, and opens it then', async () => {
    const { databaseUrl = '', dataFolder } = database.options
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    await other.query('select pg_advisory_lock(1906042)')
    let opening: Promise<Store> | undefined
    const told = await new Promise<StoreUnavailable>(onTrouble => {
      opening = openStore({ dataFolder, databaseUrl, patienceMs: 1_000, onTrouble })
    })
    expect(told.message).toContain('still being brought up to date')
    await other.end()
    await (await opening)?.close()
  })

  test('the answers to ping and backup are those of a database server', async () => {
    const store = await database.open()
    expect(store.engine).toBe('postgres')
    await store.ping()
    await expect(store.backup('/tmp/never')).rejects.toThrow('pg_dump')
  })
})
