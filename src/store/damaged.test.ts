import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { databaseBelow } from './testing/below.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

const hashOf = (pack: object): string => createHash('sha256').update(JSON.stringify(pack)).digest('hex')

describe.each(engines)('a damaged database on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  async function damage(statement: ReturnType<typeof sql>): Promise<void> {
    const db = databaseBelow(database.options)
    await statement.execute(db)
    await db.destroy()
  }

  async function withEntries(count: number): Promise<string> {
    const table = await aTable(store, { visibility: 'public', status: 'playing' })
    const entries = Array.from({ length: count }, (_, at) => ({ at }))
    await store.append({ table, from: 1, entries })
    return table
  }

  test('a table whose row cannot be read is left out of lists, and the others are in them', async () => {
    const [bad, good] = [await withEntries(1), await withEntries(1)]
    await damage(sql`update tables set summary = '{"half' where id = ${bad}`)
    const { tables } = await store.listTables({ visibility: 'public' })
    expect(tables.map(row => row.id)).toContain(good)
    expect(tables.map(row => row.id)).not.toContain(bad)
    await expect(store.loadTable(bad)).rejects.toThrow(`The table ${bad} is damaged`)
  })

  test('a snapshot that cannot be read is done without: everything is in the entries', async () => {
    const table = await withEntries(3)
    await store.putSnapshot(table, 2, { whole: true })
    expect((await store.loadTable(table))?.snapshot?.number).toBe(2)
    await damage(sql`update snapshots set body = 'x' where table_id = ${table}`)
    const loaded = await store.loadTable(table)
    expect(loaded?.snapshot).toBeUndefined()
    expect(loaded?.entries.map(entry => entry.number)).toEqual([1, 2, 3])
  })

  test('a table with an entry that is missing or cannot be read is not taken for a shorter one', async () => {
    const [gap, torn] = [await withEntries(3), await withEntries(3)]
    await damage(sql`delete from entries where table_id = ${gap} and number = 2`)
    await expect(store.loadTable(gap)).rejects.toThrow(`The table ${gap} is damaged: entry 2 is missing`)
    await damage(sql`update entries set body = '{' where table_id = ${torn} and number = 3`)
    await expect(store.loadTable(torn)).rejects.toThrow(`The table ${torn} is damaged: entry 3`)
  })

  test('a file cannot bring a pack under the hash of another', async () => {
    const table = await aTable(store)
    const [good, evil] = [{ cards: 3 }, { cards: 4 }]
    await store.keepPack(table, hashOf(good), good)
    const exported = await store.exportTable(table)
    const forged = { ...exported, id: `${table}-forged`, packs: { [hashOf({ cards: 5 })]: evil } }
    await expect(store.importTable(forged)).rejects.toThrow('is not the pack that it is said to be')
    expect(await store.pack(hashOf({ cards: 5 }))).toBeUndefined()
    expect(await store.importTable({ ...exported, id: `${table}-true` })).toBe(true)
  })
})
