import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './open.ts'
import type { StoreUnavailable } from './port/errors.ts'
import type { Store } from './port/store.ts'
import { connectSqlite } from './sqlite/connection.ts'
import { databaseFile } from './sqlite/database.ts'
import { newTable } from './testing/new-table.ts'
import { aTable } from './testing/stores.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'athenaeum-locks-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What another process does that writes to the same file: its lock is the same. */
function lockedByAnother(dataFolder: string): { unlock(): void } {
  const other = connectSqlite(databaseFile(dataFolder))
  other.execute('begin immediate')
  return {
    unlock() {
      other.execute('commit')
      other.close()
    },
  }
}

describe('a file that another process has locked', () => {
  let store: Store
  let dataFolder: string
  beforeAll(async () => {
    dataFolder = join(folder, 'shared')
    store = await openStore({ dataFolder })
  })
  afterAll(() => store.close())

  test('writes of every kind wait for it while this process goes on and reads, and are then done', async () => {
    const table = await aTable(store)
    await store.schedule(table, { kind: 'turn', dueAt: 1, payload: {} })
    const lock = lockedByAnother(dataFolder)
    let done = 0
    const writes: Promise<unknown>[] = [
      store.append({ table, from: 1, entries: [{ a: 1 }] }),
      store.createTable(newTable({ id: 'made under lock' })),
      store.schedule(table, { kind: 'clock', dueAt: 5, payload: {} }),
      store.archive(table, 5),
      store.claimDue(1, 1, 'me', 1),
    ].map(write => write.then(() => done++))
    for (let turns = 0; turns < 200; turns++) await turn()
    expect(await store.loadTable(table)).toMatchObject({ last: 0 })
    expect(done).toBe(0)
    expect(await store.claimDue(0, 1, 'me', 1)).toEqual([])
    lock.unlock()
    await Promise.all(writes)
    expect(await store.loadTable(table)).toMatchObject({ last: 1, archivedAt: 5 })
    expect(await store.loadTable('made under lock')).toMatchObject({ last: 0 })
  })

  test('what cannot be written in time is refused in words, and the store goes on afterwards', async () => {
    const told: StoreUnavailable[] = []
    const hurried = await openStore({ dataFolder, patienceMs: 20, onTrouble: trouble => void told.push(trouble) })
    const table = await aTable(hurried)
    const lock = lockedByAnother(dataFolder)
    const append = { table, from: 1, entries: [{ a: 1 }], request: 'r' }
    await expect(hurried.append(append)).rejects.toMatchObject({ trouble: 'locked' })
    await expect(hurried.schedule(table, { kind: 'clock', dueAt: 5, payload: {} })).rejects.toThrow('locked')
    expect(told.map(one => one.trouble)).toEqual(['locked', 'locked'])
    lock.unlock()
    expect(await hurried.append(append)).toMatchObject({ outcome: 'appended' })
    await hurried.close()
  })
})

describe('a data folder that a server has for itself', () => {
  const source = (...path: string[]) => join(import.meta.dirname, ...path)
  const holder = ['--import', source('..', 'typescript', 'register.mjs'), source('testing', 'holder.ts')]

  test('a second server is refused in plain words and changes nothing; the folder is free when the first is closed', async () => {
    const dataFolder = join(folder, 'alone')
    const first = await openStore({ dataFolder, alone: true })
    await expect(openStore({ dataFolder, alone: true })).rejects.toThrow(
      `Another server is running on the data folder ${dataFolder}. Stop it first`,
    )
    const table = await aTable(first)
    const visitor = await openStore({ dataFolder, beside: true })
    expect(await visitor.exportTable(table)).toMatchObject({ id: table })
    await visitor.close()
    await first.close()
    await (await openStore({ dataFolder, alone: true })).close()
  })

  test('a server that was killed leaves the folder free', async () => {
    const dataFolder = join(folder, 'killed')
    const child = spawn(process.execPath, [...holder, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    await expect(openStore({ dataFolder, alone: true })).rejects.toThrow('Another server is running')
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await (await openStore({ dataFolder, alone: true })).close()
  })

  test('a visitor makes no database where there is none, and refuses one that is not up to date', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    await expect(openStore({ dataFolder: empty, beside: true })).rejects.toThrow('There is no database')
    expect(await readdir(empty)).toEqual([])
    const old = connectSqlite(databaseFile(empty))
    await expect(openStore({ dataFolder: empty, beside: true })).rejects.toThrow('holds no tables of this program')
    old.execute(`create table meta (name text primary key, value text not null);
      insert into meta values ('schema version', '1')`)
    old.close()
    await expect(openStore({ dataFolder: empty, beside: true })).rejects.toThrow('it has schema version 1')
  })
})
