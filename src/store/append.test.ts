import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('appends on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test('entries are numbered from 1 and come back as they went in', async () => {
    const table = await aTable(store)
    const odd = { key: 'travel:paris', z: 1, a: [null, 0.5, 'Ünïcödé \u0000 \ud800 "quotes" \\'], nested: {} }
    expect(await store.append({ table, from: 1, entries: [odd] })).toEqual({ outcome: 'appended', first: 1, last: 1 })
    expect(await store.append({ table, from: 2, entries: [{ b: 2 }, { c: 3 }, { d: 4 }] })).toEqual({
      outcome: 'appended',
      first: 2,
      last: 4,
    })
    const entries = await store.entries(table, 1)
    expect(entries.map(entry => entry.number)).toEqual([1, 2, 3, 4])
    expect(entries.map(entry => JSON.stringify(entry.body))).toEqual([
      JSON.stringify(odd),
      '{"b":2}',
      '{"c":3}',
      '{"d":4}',
    ])
    expect(await store.entries(table, 2, 3)).toEqual([
      { number: 2, body: { b: 2 } },
      { number: 3, body: { c: 3 } },
    ])
  })

  test('an append at a number that is taken, or ahead of the last, is a conflict and writes nothing', async () => {
    const table = await aTable(store)
    await store.append({ table, from: 1, entries: [{ a: 1 }, { a: 2 }] })
    for (const from of [1, 2, 4, 1000]) {
      const late = { from, entries: [{ late: 1 }, { late: 2 }], listing: { status: 'finished', updatedAt: 9 } } as const
      expect(await store.append({ table, ...late, schedule: [{ kind: 'clock', dueAt: 1, payload: {} }] })).toEqual({
        outcome: 'conflict',
        last: 2,
      })
    }
    const loaded = await store.loadTable(table)
    expect(loaded?.last).toBe(2)
    expect(loaded?.status).toBe('open')
    expect(await store.nextDue()).toBeUndefined()
  })

  test('an append to a table that does not exist is refused by name', async () => {
    await expect(store.append({ table: 'nowhere', from: 1, entries: [{}] })).rejects.toThrow(
      'There is no table nowhere.',
    )
    await expect(store.append({ table: 'nowhere', from: 7, entries: [{}] })).rejects.toThrow(
      'There is no table nowhere.',
    )
  })

  test('a repeated request gets its first numbers back, from any store and wherever it is sent to', async () => {
    const table = await aTable(store)
    await store.append({ table, from: 1, entries: [{ a: 1 }] })
    const request = { table, request: 'click-7', entries: [{ a: 2 }, { a: 3 }] }
    expect(await store.append({ ...request, from: 2 })).toEqual({ outcome: 'appended', first: 2, last: 3 })
    const reopened = await database.open()
    for (const from of [2, 4, 3, 99]) {
      expect(await reopened.append({ ...request, from })).toEqual({ outcome: 'repeated', first: 2, last: 3 })
    }
    expect(await store.entries(table, 1)).toHaveLength(3)
    expect(await reopened.requested(table, 'click-7')).toEqual({ first: 2, last: 3 })
    expect(await reopened.requested(table, 'click-8')).toBeUndefined()
    expect(await reopened.requested('elsewhere', 'click-7')).toBeUndefined()
  })

  test('a request sent several times at once is appended once', async () => {
    const table = await aTable(store)
    const other = await database.open()
    const results = await Promise.all(
      [store, other, store, other].map(each => each.append({ table, from: 1, request: 'r', entries: [{ a: 1 }] })),
    )
    expect(results.map(result => result.outcome).sort()).toEqual(['appended', 'repeated', 'repeated', 'repeated'])
    expect(await store.entries(table, 1)).toHaveLength(1)
  })

  test('the same request id in another table is another request', async () => {
    for (const table of [await aTable(store), await aTable(store)]) {
      expect(await store.append({ table, from: 1, request: 'r', entries: [{}] })).toMatchObject({ outcome: 'appended' })
    }
  })

  test('appends of one table sent without waiting are taken in their order', async () => {
    const table = await aTable(store)
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
    const results = await Promise.all(numbers.map(from => store.append({ table, from, entries: [{ from }] })))
    expect(results.map(result => result.outcome)).toEqual(numbers.map(() => 'appended'))
  })

  test('many tables appended at once succeed or fail each on its own', async () => {
    const tables = await Promise.all(Array.from({ length: 300 }, () => aTable(store)))
    const results = await Promise.allSettled(
      tables.map((table, index) => {
        if (index % 10 === 3) return store.append({ table, from: 5, entries: [{}] })
        if (index % 10 === 6) return store.append({ table: `no-${table}`, from: 1, entries: [{}] })
        return store.append({ table, from: 1, entries: [{ index }, { index }], request: `r${index}` })
      }),
    )
    for (const [index, result] of results.entries()) {
      if (index % 10 === 3) expect(result).toMatchObject({ value: { outcome: 'conflict', last: 0 } })
      else if (index % 10 === 6) expect(result).toMatchObject({ status: 'rejected' })
      else expect(result).toMatchObject({ value: { outcome: 'appended', first: 1, last: 2 } })
    }
    const counts = await Promise.all(tables.map(async table => (await store.entries(table, 1)).length))
    expect(counts).toEqual(tables.map((_, index) => (index % 10 === 3 || index % 10 === 6 ? 0 : 2)))
  })

  test('what many tables append at once shares a commit', async () => {
    const tables = await Promise.all(Array.from({ length: 200 }, () => aTable(store)))
    const before = store.commits()
    await Promise.all(tables.map(table => store.append({ table, from: 1, entries: [{}] })))
    expect(store.commits() - before).toBe(1)
  })

  test('what cannot be stored is refused before it can disturb others', async () => {
    const table = await aTable(store)
    const circular: { self?: object } = {}
    circular.self = circular
    const bad = [
      { entries: [] },
      { entries: [circular] },
      { entries: [{}], from: 0 },
      { entries: [{}], from: 1.5 },
      { entries: [{}], from: 2 ** 31 },
      { entries: [{}], request: '' },
      { entries: [{}], request: 'x'.repeat(201) },
      { entries: [{}], request: 'nul\0' },
      { entries: [{}], request: 'half \ud800' },
      { entries: [{}], listing: { updatedAt: Number.NaN } },
      { entries: [{}], listing: { updatedAt: 1, people: [''] } },
      { entries: [{}], schedule: [{ kind: 'clock', dueAt: Number.POSITIVE_INFINITY, payload: {} }] },
      { entries: [{}], unschedule: ['\0'] },
    ]
    const good = store.append({ table, from: 1, entries: [{ good: true }] })
    for (const each of bad) await expect(store.append({ table, from: 2, ...each })).rejects.toThrow()
    expect(await good).toMatchObject({ outcome: 'appended' })
    expect((await store.loadTable(table))?.last).toBe(1)
  })

  test('what follows from an append is durable with it: the listing, its people, its jobs', async () => {
    const table = await aTable(store, { people: ['ada', 'emmy'] })
    await store.append({
      table,
      from: 1,
      entries: [{}],
      listing: { status: 'playing', people: ['emmy', 'lise', 'lise'], summary: { turn: 'lise' }, updatedAt: 2_000 },
      schedule: [
        { kind: 'clock', dueAt: 100, payload: { seat: 0 } },
        { kind: 'clock', dueAt: 200, payload: { seat: 1 } },
      ],
    })
    expect(await store.loadTable(table)).toMatchObject({
      status: 'playing',
      visibility: 'public',
      people: ['emmy', 'lise'],
      summary: { turn: 'lise' },
      updatedAt: 2_000,
    })
    expect(await store.nextDue()).toBe(200)
    await store.append({ table, from: 2, entries: [{}], listing: { updatedAt: 3_000 }, unschedule: ['clock'] })
    expect(await store.loadTable(table)).toMatchObject({
      status: 'playing',
      people: ['emmy', 'lise'],
      updatedAt: 3_000,
    })
    expect(await store.nextDue()).toBeUndefined()
  })

  test('an order for a webhook is kept only for somebody who has one', async () => {
    const table = await aTable(store)
    const person = { name: 'Lise', settings: {}, createdAt: 1 }
    await store.createPerson({ ...person, id: `${table}-with`, webhook: 'https://example.org/turn' })
    await store.createPerson({ ...person, id: `${table}-without` })
    const order = { dueAt: 1, payload: {} }
    await store.append({
      table,
      from: 1,
      entries: [{}],
      schedule: [
        { ...order, kind: 'turn:0', webhookOf: `${table}-with` },
        { ...order, kind: 'turn:1', webhookOf: `${table}-without` },
        { ...order, kind: 'turn:2', webhookOf: 'nobody' },
      ],
    })
    expect((await store.claimDue(1, 10, 'me', 1_000)).map(job => job.kind)).toEqual(['turn:0'])
  })

  test('closing finishes what is queued and refuses what comes later', async () => {
    const table = await aTable(store)
    const closing = await database.open()
    const queued = [1, 2, 3].map(from => closing.append({ table, from, entries: [{ from }] }))
    const closed = closing.close()
    await expect(closing.append({ table, from: 4, entries: [{}] })).rejects.toThrow('The store is closed.')
    expect((await Promise.all(queued)).map(result => result.outcome)).toEqual(['appended', 'appended', 'appended'])
    await closed
    await closing.close()
    expect(await store.entries(table, 1)).toHaveLength(3)
  })
})
