import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { newTable } from './testing/new-table.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('tables on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  async function tableWithEntries(count: number): Promise<string> {
    const table = await aTable(store)
    const entries = Array.from({ length: count }, (_, index) => ({ answer: index + 1 }))
    await store.append({ table, from: 1, entries })
    return table
  }

  test('a new table loads with its header and listing and no entries', async () => {
    const table = newTable({ people: ['emmy', 'ada', 'ada'], visibility: 'private' })
    expect(await store.createTable(table)).toBe(true)
    expect(await store.loadTable(table.id)).toEqual({ ...table, people: ['ada', 'emmy'], entries: [], last: 0 })
  })

  test('an id is taken once, and the first table stays as it was', async () => {
    const table = newTable()
    expect(await store.createTable(table)).toBe(true)
    expect(await store.createTable({ ...table, header: { other: true }, people: ['lise'] })).toBe(false)
    expect(await store.loadTable(table.id)).toMatchObject({ header: table.header, people: ['ada'] })
  })

  test('a table that does not exist loads as nothing', async () => {
    expect(await store.loadTable('nowhere')).toBeUndefined()
    expect(await store.entries('nowhere', 1)).toEqual([])
  })

  test('a table loads from its newest snapshot, with only the entries after it', async () => {
    const table = await tableWithEntries(5)
    await store.putSnapshot(table, 3, { state: 'after 3' })
    expect(await store.loadTable(table)).toMatchObject({
      snapshot: { number: 3, body: { state: 'after 3' } },
      entries: [
        { number: 4, body: { answer: 4 } },
        { number: 5, body: { answer: 5 } },
      ],
      last: 5,
    })
    await store.putSnapshot(table, 5, { state: 'after 5' })
    expect(await store.loadTable(table)).toMatchObject({ snapshot: { number: 5 }, entries: [], last: 5 })
  })

  test('the last two snapshots are kept, so that an older one or none can be loaded from', async () => {
    const table = await tableWithEntries(6)
    for (const number of [2, 6, 4]) await store.putSnapshot(table, number, { number })
    const from = async (snapshotUpTo: number) => (await store.loadTable(table, { snapshotUpTo }))?.snapshot?.number
    expect([await from(6), await from(5), await from(3), await from(0)]).toEqual([6, 4, undefined, undefined])
    expect((await store.loadTable(table, { snapshotUpTo: 0 }))?.entries).toHaveLength(6)
    await store.putSnapshot(table, 6, { corrected: true })
    expect((await store.loadTable(table))?.snapshot?.body).toEqual({ corrected: true })
  })

  test('there is no snapshot of what was never appended', async () => {
    const table = await tableWithEntries(2)
    await expect(store.putSnapshot(table, 3, {})).rejects.toThrow(`Table ${table} has no entry 3`)
    await expect(store.putSnapshot('nowhere', 1, {})).rejects.toThrow('Table nowhere has no entry 1')
  })

  test('tables are listed last updated first, in pages, by status, game, person and visibility', async () => {
    const listed = { game: 'listed' }
    const open = await aTable(store, { ...listed, people: ['hedy'], updatedAt: 50 })
    const playing = await aTable(store, { ...listed, status: 'playing', people: ['hedy', 'rosa'], updatedAt: 40 })
    const finished = await aTable(store, { ...listed, status: 'finished', people: ['rosa'], updatedAt: 30 })
    const secret = await aTable(store, { ...listed, visibility: 'private', people: [], updatedAt: 20 })
    const ids = async (query: Parameters<Store['listTables']>[0]) =>
      (await store.listTables({ ...listed, ...query })).tables.map(table => table.id)
    expect(await ids({})).toEqual([open, playing, finished, secret])
    expect(await ids({ status: 'open' })).toEqual([open, secret])
    expect(await ids({ status: 'open', visibility: 'public' })).toEqual([open])
    expect(await ids({ person: 'rosa' })).toEqual([playing, finished])
    expect(await ids({ game: 'unlisted' })).toEqual([])
    const { tables } = await store.listTables({ ...listed, person: 'hedy', status: 'playing' })
    expect(tables).toMatchObject([{ id: playing, people: ['hedy', 'rosa'], status: 'playing', updatedAt: 40 }])
  })

  test('pages follow one another without gap or repetition, also among equal times', async () => {
    const game = 'paged'
    const made = []
    for (let index = 0; index < 7; index++) made.push(await aTable(store, { game, updatedAt: index < 4 ? 10 : 20 }))
    const seen: string[] = []
    let after: string | undefined
    let pages = 0
    do {
      const page = await store.listTables({ game, limit: 3, ...(after !== undefined && { after }) })
      seen.push(...page.tables.map(table => table.id))
      after = page.next
      pages += 1
    } while (after !== undefined)
    expect(pages).toBe(3)
    expect(seen.slice().sort()).toEqual(made.slice().sort())
    await expect(store.listTables({ after: 'nonsense' })).rejects.toThrow('`next` of the page before')
    await expect(store.listTables({ limit: 0 })).rejects.toThrow('1 to 500 tables')
  })

  test('an archived table leaves the lists but not the store', async () => {
    const game = 'archived'
    const table = await aTable(store, { game })
    await store.append({ table, from: 1, entries: [{ a: 1 }] })
    await store.archive(table, 77)
    expect((await store.listTables({ game })).tables).toEqual([])
    expect((await store.listTables({ game, archived: true })).tables).toMatchObject([{ id: table, archivedAt: 77 }])
    expect(await store.loadTable(table)).toMatchObject({ archivedAt: 77, last: 1 })
    await expect(store.archive('nowhere', 1)).rejects.toThrow('There is no table nowhere.')
  })
})
