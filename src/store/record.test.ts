import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import type { TableExport } from './port/tables.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('records of tables on %s', engine => {
  const here = useDatabase(engine)
  const elsewhere = useDatabase(engine === 'sqlite' ? 'postgres' : 'sqlite')
  let store: Store
  let other: Store
  beforeAll(async () => {
    store = await here.open()
    other = await elsewhere.open()
  })

  async function exported(entries: number): Promise<TableExport> {
    const table = await aTable(store, { people: ['ada', 'emmy'], visibility: 'private' })
    const answers = Array.from({ length: entries }, (_, index) => ({ answer: index }))
    await store.append({ table, from: 1, entries: answers, request: 'first' })
    await store.append({ table, from: entries + 1, entries: [{ last: true }] })
    await store.append({ table, from: entries + 2, entries: [{ undo: 1 }], request: 'undo' })
    await store.putSnapshot(table, entries, { derived: true })
    const document = await store.exportTable(table)
    if (!document) throw new Error('the table is not there')
    return document
  }

  test('a table exported, read as text and imported by the other engine is the same table', async () => {
    const document = await exported(1_200)
    expect(document.requests).toEqual([
      { request: 'first', first: 1, last: 1_200 },
      { request: 'undo', first: 1_202, last: 1_202 },
    ])
    expect(await other.importTable(JSON.parse(JSON.stringify(document)))).toBe(true)
    expect(await other.exportTable(document.id)).toEqual(document)
    expect(await other.loadTable(document.id)).toEqual(await store.loadTable(document.id, { snapshotUpTo: 0 }))
    const again = { table: document.id, from: 1_203, entries: [{}], request: 'first' }
    expect(await other.append(again)).toEqual({ outcome: 'repeated', first: 1, last: 1_200 })
    expect(await other.append({ ...again, request: 'next' })).toMatchObject({ outcome: 'appended', first: 1_203 })
  })

  test('whoever had left an imported table is found there when they want to be forgotten', async () => {
    const [stays, left] = ['11111111-0000-4000-8000-000000000000', '22222222-0000-4000-8000-000000000000'] as const
    const table = await aTable(store, { status: 'open', people: [stays] })
    for (const [at, request] of [`${left}:sit`, `${left}:leave`, `${stays}:sit`].entries())
      await store.append({ table, from: at + 1, entries: [{ at }], request })
    expect(await other.importTable(await store.exportTable(table))).toBe(true)
    for (const person of [stays, left]) await other.deletePerson(person, 1)
    const due = (await other.claimDue(5, 50, 'test', 1_000)).filter(job => job.table === table)
    expect(due.map(({ kind }) => kind).toSorted()).toEqual([`forget:${stays}`, `forget:${left}`])
  })

  test('an import over a table that is there changes nothing', async () => {
    const document = await exported(3)
    expect(await store.importTable({ ...document, entries: [{ forged: true }], requests: [] })).toBe(false)
    expect(await store.exportTable(document.id)).toEqual(document)
  })

  test('a document that is no record is refused with what is wrong, and nothing is written', async () => {
    const document = { ...(await exported(2)), id: 'imported' }
    const { header: _, ...headless } = document
    const bad: [unknown, string][] = [
      [undefined, 'not the record of a table'],
      [headless, 'header'],
      [{ ...document, version: 2 }, 'version'],
      [{ ...document, status: 'lost' }, 'status'],
      [{ ...document, entries: ['text'] }, 'entries[0]'],
      [{ ...document, requests: [{ request: 'r', first: 2, last: 9 }] }, 'do not fit its 4 entries'],
      [{ ...document, id: '' }, 'table id'],
      [{ ...document, header: JSON.parse(`{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`) }, 'nested more than'],
    ]
    for (const [given, message] of bad) await expect(other.importTable(given)).rejects.toThrow(message)
    expect(await other.exportTable('imported')).toBeUndefined()
  })

  test('a table that does not exist has no record', async () => {
    expect(await store.exportTable('nowhere')).toBeUndefined()
  })
})
