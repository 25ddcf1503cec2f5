import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStore } from './open.ts'
import { StoreUnavailable } from './port/errors.ts'
import type { Store } from './port/store.ts'
import { endConnections, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { type DatabaseProxy, proxyTo } from './testing/proxy.ts'
import { aTable } from './testing/stores.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.dropDatabases())

/** Appends and reads until told to stop; whatever fails must fail as a passing trouble, and is tried again. */
function keepBusy(store: Store, table: string) {
  let busy = true
  const acknowledged: string[] = []
  let troubles = 0
  async function persistently<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        troubles++
        await delay(5)
      }
    }
  }
  async function append(): Promise<void> {
    for (let turn = 1, from = 1; busy; turn++) {
      const request = `r${turn}`
      const result = await persistently(() => store.append({ table, from, entries: [{ request }], request }))
      if (result.outcome === 'conflict') throw new Error(`${request}: ${JSON.stringify(result)}`)
      acknowledged.push(request)
      from = result.last + 1
    }
  }
  async function read(): Promise<void> {
    while (busy) await persistently(() => store.loadTable(table))
  }
  const done = Promise.all([append(), ...Array.from({ length: 8 }, read)])
  return {
    acknowledged,
    troubles: () => troubles,
    async stop() {
      busy = false
      await done
    },
  }
}

async function expectAll(store: Store, table: string, acknowledged: readonly string[]): Promise<void> {
  const { entries = [] } = (await store.loadTable(table)) ?? {}
  expect(entries.map(entry => (entry.body as { request: string }).request)).toEqual(acknowledged)
}

describe('PostgreSQL that goes away under load', () => {
  test('ended connections and restarts in the middle of queries lose nothing, and the store goes on by itself', async () => {
    const databaseUrl = await postgres.createDatabase()
    const store = await openStore({ dataFolder: '', databaseUrl })
    let missed = 0
    store.listen({
      appended: () => {},
      missed: () => {
        missed++
      },
    })
    const table = await aTable(store)
    const load = keepBusy(store, table)
    const goesOn = async () => {
      const enough = load.acknowledged.length + 20
      await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(enough), { timeout: 60_000 })
    }
    await goesOn()
    for (let round = 0; round < 10; round++) {
      await endConnections(databaseUrl)
      await goesOn()
    }
    for (let round = 0; round < 2; round++) {
      await postgres.restart()
      await goesOn()
    }
    await load.stop()
    expect(load.troubles()).toBeGreaterThan(0)
    await vi.waitFor(() => expect(missed).toBeGreaterThan(0), { timeout: 60_000 })
    await expectAll(store, table, load.acknowledged)
    await store.close()
  })
})

describe('a partition between the store and PostgreSQL', () => {
  let proxy: DatabaseProxy
  let store: Store
  beforeAll(async () => {
    proxy = await proxyTo(await postgres.createDatabase())
    store = await openStore({ dataFolder: '', databaseUrl: proxy.url, patienceMs: 400 })
  })
  afterAll(async () => {
    await store.close()
    await proxy.close()
  })

  test('everything asked meanwhile is refused and not left hanging, and all goes on when it heals', async () => {
    const table = await aTable(store)
    const load = keepBusy(store, table)
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(10), { timeout: 60_000 })
    proxy.cut()
    const refused = load.troubles() + 20
    await vi.waitFor(() => expect(load.troubles()).toBeGreaterThan(refused), { timeout: 60_000 })
    proxy.heal()
    const enough = load.acknowledged.length + 20
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(enough), { timeout: 60_000 })
    await load.stop()
    await expectAll(store, table, load.acknowledged)
  })

  test('the line that hears other processes is opened again', async () => {
    let missed = 0
    store.listen({
      appended: () => {},
      missed: () => {
        missed++
      },
    })
    proxy.cut()
    await expect(store.ping()).rejects.toThrow('does not answer')
    await delay(500)
    proxy.heal()
    await vi.waitFor(() => expect(missed).toBeGreaterThan(0), { timeout: 60_000 })
    await store.ping()
  })

  test('a store is closed even while the database does not answer', async () => {
    const lonely = await openStore({ dataFolder: '', databaseUrl: proxy.url, patienceMs: 400 })
    const table = await aTable(lonely)
    proxy.cut()
    const append = lonely.append({ table, from: 1, entries: [{}] })
    await Promise.all([expect(append).rejects.toThrow('does not answer'), lonely.close()])
    proxy.heal()
  })
})
