import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from './port.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('jobs on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(async () => {
    for (const job of await store.claimDue(1e12, 1_000, 'sweeper', 1)) await store.finish(job)
  })

  test('a job is claimed when it is due, earliest first, and never again once finished', async () => {
    const table = await aTable(store)
    await store.schedule(table, { kind: 'clock', dueAt: 200, payload: { seat: 1 } })
    await store.schedule(table, { kind: 'reminder', dueAt: 100, payload: {} })
    expect(await store.nextDue()).toBe(100)
    expect(await store.claimDue(99, 10, 'me', 50)).toEqual([])
    const jobs = await store.claimDue(200, 10, 'me', 50)
    expect(jobs).toMatchObject([
      { table, kind: 'reminder', dueAt: 100, payload: {} },
      { table, kind: 'clock', dueAt: 200, payload: { seat: 1 } },
    ])
    for (const job of jobs) expect(await store.finish(job)).toBe(true)
    expect(await store.claimDue(1e9, 10, 'me', 50)).toEqual([])
    expect(await store.nextDue()).toBeUndefined()
  })

  test('a claimed job is out of reach for the lease, and handed out again after it', async () => {
    const table = await aTable(store)
    await store.schedule(table, { kind: 'clock', dueAt: 100, payload: {} })
    expect(await store.claimDue(100, 10, 'dies', 50)).toHaveLength(1)
    expect(await store.claimDue(149, 10, 'other', 50)).toEqual([])
    expect(await store.nextDue()).toBe(150)
    expect(await store.claimDue(150, 10, 'other', 50)).toHaveLength(1)
  })

  test('a newer job of the same table and kind replaces the older one, claimed or not', async () => {
    const table = await aTable(store)
    await store.schedule(table, { kind: 'clock', dueAt: 100, payload: { turn: 1 } })
    const [claimed] = await store.claimDue(100, 10, 'me', 1_000)
    await store.schedule(table, { kind: 'clock', dueAt: 300, payload: { turn: 2 } })
    expect(claimed && (await store.finish(claimed))).toBe(false)
    expect(await store.claimDue(300, 10, 'me', 1_000)).toMatchObject([{ payload: { turn: 2 }, dueAt: 300 }])
  })

  test('an unscheduled job is never due', async () => {
    const table = await aTable(store)
    await store.schedule(table, { kind: 'clock', dueAt: 100, payload: {} })
    await store.unschedule(table, 'clock')
    expect(await store.claimDue(100, 10, 'me', 50)).toEqual([])
    await expect(store.schedule('nowhere', { kind: 'clock', dueAt: 1, payload: {} })).rejects.toThrow(
      'no table nowhere',
    )
  })

  test('claimers at work at once share the jobs, and none is claimed twice', async () => {
    const tables = await Promise.all(Array.from({ length: 60 }, () => aTable(store)))
    for (const table of tables) await store.schedule(table, { kind: 'clock', dueAt: 100, payload: {} })
    const claimers = [store, await database.open(), await database.open()]
    const claimed: string[] = []
    for (let round = 1; round <= 5; round++) {
      const hands = [...claimers, ...claimers, ...claimers].map((claimer, index) =>
        claimer.claimDue(100, 10, `claimer ${index}`, 1e6),
      )
      for (const jobs of await Promise.all(hands)) claimed.push(...jobs.map(job => job.table))
    }
    expect(claimed.sort()).toEqual(tables.sort())
  })
})
