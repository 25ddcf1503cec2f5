import { describe, expect, test, vi } from 'vitest'
import { openStore } from './open.ts'
import type { Store } from './port/store.ts'
import { endConnections } from './testing/postgres.ts'
import { proxyTo } from './testing/proxy.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

function heard(store: Store) {
  const appended: string[] = []
  let missed = 0
  const stop = store.listen({
    appended: (table, number) => void appended.push(`${table} ${number}`),
    missed: () => {
      missed += 1
    },
  })
  return { appended, stop, missed: () => missed }
}

describe.each(engines)('listening on %s', engine => {
  const database = useDatabase(engine)

  test('a listener hears the last number of every append, and of no conflict or repetition', async () => {
    const store = await database.open()
    const table = await aTable(store)
    const listener = heard(store)
    await store.append({ table, from: 1, entries: [{}, {}, {}] })
    await store.append({ table, from: 1, entries: [{}] })
    await store.append({ table, from: 4, entries: [{}], request: 'r' })
    await store.append({ table, from: 5, entries: [{}], request: 'r' })
    await store.append({ table, from: 5, entries: [{}] })
    await vi.waitFor(() => expect(listener.appended).toContain(`${table} 5`))
    expect(listener.appended).toEqual([`${table} 3`, `${table} 4`, `${table} 5`])
    listener.stop()
    const later = heard(store)
    await store.append({ table, from: 6, entries: [{}] })
    await vi.waitFor(() => expect(later.appended).toEqual([`${table} 6`]))
    expect(listener.appended).toHaveLength(3)
  })
})

describe('listening across stores on postgres', () => {
  const database = useDatabase('postgres')

  test('a store hears the appends of the other, a whole batch of them too', async () => {
    const writer = await database.open()
    const listener = heard(await database.open())
    const tables = await Promise.all(
      Array.from({ length: 30 }, (_, index) => aTable(writer, { id: `odd id ${index} é` })),
    )
    await Promise.all(tables.map(table => writer.append({ table, from: 1, entries: [{}, {}] })))
    await vi.waitFor(() => expect(listener.appended).toHaveLength(30))
    expect(listener.appended.sort()).toEqual(tables.map(table => `${table} 2`).sort())
  })

  test('a broken line is opened again, says that something may be missed, and hears what follows', async () => {
    const writer = await database.open()
    const listener = heard(await database.open())
    const table = await aTable(writer)
    await endConnections(database.options.databaseUrl ?? '')
    await vi.waitFor(() => expect(listener.missed()).toBe(1), { timeout: 10_000 })
    await writer.append({ table, from: 1, entries: [{}] })
    await vi.waitFor(() => expect(listener.appended).toContain(`${table} 1`))
  })

  test('a line that is lost in the moment in which it is opened is opened again', async () => {
    const { databaseUrl = '' } = database.options
    let lines = 0
    // The second time the end of the connection comes in one piece with the word that it listens.
    const proxy = await proxyTo(databaseUrl, answer => {
      const listens = answer.includes('LISTEN\0') && ++lines === 2
      return listens ? Buffer.concat([answer, endOfConnection]) : answer
    })
    const store = await openStore({ dataFolder: '', databaseUrl: proxy.url })
    const table = await aTable(store)
    const listener = heard(store)
    await endConnections(databaseUrl)
    await vi.waitFor(() => expect(listener.missed()).toBe(1), { timeout: 30_000 })
    expect(lines).toBe(3)
    const writer = await database.open()
    await writer.append({ table, from: 1, entries: [{}] })
    await vi.waitFor(() => expect(listener.appended).toContain(`${table} 1`))
    await store.close()
    await proxy.close()
  })
})

/** What PostgreSQL says when an administrator ends a connection (ErrorResponse). */
const endOfConnection = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
  const head = Buffer.from([0x45, 0, 0, 0, 0])
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
})()
