import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
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

  test('jobs are claimed by family: those of another stay where they are', async () => {
    const table = await aTable(store)
    for (const kind of ['clock', 'clocks', 'turn', 'turn:0', 'turn:11', 'turns:0'])
      await store.schedule(table, { kind, dueAt: 100, payload: {} })
    const kindsOf = async (family?: string) =>
      (await store.claimDue(100, 10, 'me', 1_000, family)).map(job => job.kind).sort()
    expect(await kindsOf('turn')).toEqual(['turn', 'turn:0', 'turn:11'])
    expect(await kindsOf('clock')).toEqual(['clock'])
    expect(await kindsOf()).toEqual(['clocks', 'turns:0'])
  })

  test('a claimed job is put off, unless a newer one has replaced it', async () => {
    const table = await aTable(store)
    await store.schedule(table, { kind: 'turn:0', dueAt: 100, payload: { attempt: 1 } })
    const claim = async (now: number) => (await store.claimDue(now, 10, 'me', 1_000))[0]
    const first = await claim(100)
    expect(first && (await store.postpone(first, 300, { attempt: 2 }))).toBe(true)
    expect(await claim(299)).toBeUndefined()
    const second = await claim(300)
    expect(second).toMatchObject({ dueAt: 300, payload: { attempt: 2 } })
    expect(second && (await store.postpone(second, 400))).toBe(true)
    const third = await claim(400)
    expect(third).toMatchObject({ payload: { attempt: 2 } })
    await store.schedule(table, { kind: 'turn:0', dueAt: 500, payload: { question: 'next' } })
    expect(third && (await store.postpone(third, 900))).toBe(false)
    expect(await claim(500)).toMatchObject({ payload: { question: 'next' } })
  })

  test('a lease from a clock that ran ahead by a year does not keep the job for a year', async () => {
    const table = await aTable(store)
    const year = 365 * 24 * 3_600_000
    await store.schedule(table, { kind: 'clock', dueAt: 100, payload: {} })
    expect(await store.claimDue(100 + year, 10, 'ahead, and dead', 1_000)).toHaveLength(1)
    expect(await store.claimDue(200, 10, 'me', 1_000)).toMatchObject([{ table, dueAt: 100 }])
    expect(await store.claimDue(300, 10, 'other', 1_000)).toEqual([])
    // A job that nobody has claimed is simply not due yet, however far off it is.
    await store.schedule(table, { kind: 'clock', dueAt: year, payload: {} })
    expect(await store.claimDue(300, 10, 'me', 1_000)).toEqual([])
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
