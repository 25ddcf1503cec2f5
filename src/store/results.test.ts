import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TableResult } from '../tables/result.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Job } from './port/jobs.ts'
import type { Store } from './port/store.ts'
import { resultOrder } from './results.ts'
import { databaseBelow } from './testing/below.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

const resultAt = (table: string, differing: Partial<TableResult> = {}): TableResult => ({
  ...{ table, game: 'newton', rulesVersion: 1, components: 'hash', ownPack: false, ending: 'rules', finishedAt: 5_000 },
  seats: [
    {
      ...{ seat: 0, who: { kind: 'person', person: 'ada', name: 'Ada' }, place: 1, sharing: 1, points: 42, won: true },
      sources: [{ because: 'shelf', points: 42 }],
    },
    {
      ...{ seat: 1, place: 2, sharing: 2, points: 7, won: false, sources: [{ because: 'shelf', points: 7 }] },
      who: { kind: 'person', person: 'ben', name: 'Ben', left: { how: 'away', level: 'novice' } },
    },
    { ...{ seat: 2, who: { kind: 'bot', level: 'master' }, place: 2, sharing: 2, points: 7, won: false }, sources: [] },
  ],
  ...differing,
})

describe.each(engines)('results on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  async function claimed(table: string, by = store): Promise<Job> {
    const job = (await by.claimDue(1e13, 500, 'me', 1_000, 'result')).find(one => one.table === table)
    if (job === undefined) throw new Error('no job')
    return job
  }

  test('a result is kept whole, and its job is done', async () => {
    const table = await aTable(store)
    await store.schedule(table, resultOrder(1))
    expect(await store.keepResult(await claimed(table), resultAt(table))).toBe(true)
    expect(await store.result(table)).toEqual(resultAt(table))
    expect(await store.claimDue(1e13, 10, 'me', 1_000, 'result')).toEqual([])
  })

  test('of several who do one job one does, and none whose job was replaced', async () => {
    const table = await aTable(store)
    await store.schedule(table, resultOrder(1))
    const old = await claimed(table)
    await store.schedule(table, resultOrder(2))
    expect(await store.keepResult(old, resultAt(table))).toBe(false)
    expect(await store.result(table)).toBeUndefined()
    const job = await claimed(table)
    const stores = [store, await database.open(), await database.open()]
    const kept = await Promise.all(stores.map(one => one.keepResult(job, resultAt(table))))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await store.result(table)).toEqual(resultAt(table))
  })

  test('a later result takes the place of the one before, also that there is none', async () => {
    const table = await aTable(store)
    for (const result of [resultAt(table), resultAt(table, { finishedAt: 6_000 }), undefined]) {
      await store.schedule(table, resultOrder(1))
      await store.keepResult(await claimed(table), result)
      expect(await store.result(table)).toEqual(result)
    }
  })

  test('the games of a person are told page by page, the last first, and as they are asked for', async () => {
    const played = async (finishedAt: number, differing: Partial<TableResult> = {}) => {
      const table = await aTable(store)
      await store.schedule(table, resultOrder(1))
      const { seats, ...rest } = resultAt(table, { finishedAt, ...differing })
      const mine = seats.map(one =>
        one.seat === 0 ? { ...one, who: { kind: 'person', person: 'eve', name: 'Eve' } } : one,
      )
      await store.keepResult(await claimed(table), { ...rest, seats: mine } as TableResult)
      return table
    }
    const [one, two, three] = [await played(1_000), await played(3_000, { game: 'expo1906' }), await played(2_000)]
    const tablesOf = async (query: object) =>
      (await store.resultsOf('eve', { limit: 10, ...query })).results.map(({ table }) => table)
    expect(await tablesOf({})).toEqual([two, three, one])
    expect(await tablesOf({ game: 'newton' })).toEqual([three, one])
    expect(await tablesOf({ since: 2_000, players: 3 })).toEqual([two, three])
    expect(await tablesOf({ company: 'people' })).toEqual([two, three, one])
    expect(await tablesOf({ company: 'bots' })).toEqual([])
    const first = await store.resultsOf('eve', { limit: 2 })
    expect(first.results.map(({ table }) => table)).toEqual([two, three])
    const next = await store.resultsOf('eve', { limit: 2, after: first.next ?? '' })
    expect(next.results.map(({ table }) => table)).toEqual([one])
    expect(next.next).toBeUndefined()
    expect(await store.havePlayedTogether('eve', 'ben')).toBe(true)
    expect(await store.havePlayedTogether('eve', 'nobody')).toBe(false)
  })

  test('who has left a seat and taken another is told of the game once, with both seats', async () => {
    const table = await aTable(store)
    await store.schedule(table, resultOrder(1))
    const [first, second, bot] = resultAt(table).seats
    if (first === undefined || second === undefined || bot === undefined) throw new Error('three seats')
    const zoe = { kind: 'person', person: 'zoe', name: 'Zoe' } as const
    const left = { ...first, who: { ...zoe, left: { how: 'away', level: 'novice' } } } as const
    const result = resultAt(table, { seats: [left, { ...second, who: zoe }, bot] })
    await store.keepResult(await claimed(table), result)
    expect(await store.resultsOf('zoe', { limit: 10 })).toEqual({ results: [result] })
  })

  test('a finished table that is brought in is looked at, one that runs is not', async () => {
    for (const status of ['playing', 'finished'] as const) {
      const made = await store.exportTable(await aTable(store, { status }))
      await store.importTable({ ...made, id: `brought-${status}` })
    }
    const jobs = await store.claimDue(1e13, 10, 'me', 1, 'result')
    expect(jobs.map(job => job.table)).toEqual(['brought-finished'])
  })
})

describe.each(engines)('results of games that were over before they were kept, on %s', engine => {
  const database = useDatabase(engine)

  test('are looked at once the database is up to date, the oldest first', async () => {
    const db = databaseBelow(database.options)
    await migrate(
      db,
      engine,
      migrations.slice(
        0,
        migrations.findIndex(step => step.name.startsWith('results')),
      ),
    )
    for (const [id, status, at] of [
      ['late', 'finished', 9],
      ['early', 'finished', 4],
      ['running', 'playing', 5],
    ] as const)
      await sql`insert into tables (id, game, status, header, summary, created_at, updated_at)
        values (${id}, 'newton', ${status}, '{}', '{}', 1, ${at})`.execute(db)
    await db.destroy()
    const store = await database.open()
    const jobs = await store.claimDue(1e13, 10, 'me', 1_000, 'result')
    expect(jobs).toMatchObject([
      { table: 'early', payload: { attempt: 1 } },
      { table: 'late', payload: { attempt: 1 } },
    ])
  })
})
