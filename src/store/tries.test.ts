import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { databaseBelow } from './testing/below.ts'
import { engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('tries on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  const kept = async (): Promise<string[]> => {
    const db = databaseBelow(database.options)
    const rows = await db.selectFrom('tries').select('whose').orderBy('whose').execute()
    await db.destroy()
    return rows.map(row => row.whose)
  }

  test('tries are counted for each by itself, until their time is over', async () => {
    expect(await store.countTry('ada', 1_000, 100)).toEqual({ made: 1, until: 1_100 })
    expect(await store.countTry('ada', 1_050, 100)).toEqual({ made: 2, until: 1_100 })
    expect(await store.countTry('ben', 1_060, 100)).toEqual({ made: 1, until: 1_160 })
    expect(await store.countTry('ada', 1_099, 100)).toEqual({ made: 3, until: 1_100 })
    expect(await store.countTry('ada', 1_100, 100)).toEqual({ made: 1, until: 1_200 })
  })

  test('a process whose clock is a little behind counts on; a span of a clock that ran far ahead is over', async () => {
    await store.countTry('skewed', 5_000, 100)
    expect(await store.countTry('skewed', 4_950, 100)).toEqual({ made: 2, until: 5_100 })
    expect(await store.countTry('skewed', 1_000, 100)).toEqual({ made: 1, until: 1_100 })
  })

  test('of many at once each is counted, whichever process counts', async () => {
    const other = await database.open()
    const counted = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? store : other).countTry('crowd', 1_000, 100)),
    )
    expect(counted.map(({ made }) => made).sort((one, two) => one - two)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    )
  })

  test('what is over is thrown away, and beyond the most that are kept what is over first', async () => {
    await store.forgetTries(1_000_000, 10)
    for (let at = 0; at < 6; at++) await store.countTry(`t${at}`, 2_000_000 + at, 100)
    await store.forgetTries(2_000_102, 10)
    expect(await kept()).toEqual(['t2', 't3', 't4', 't5'])
    await store.forgetTries(2_000_102, 2)
    expect(await kept()).toEqual(['t4', 't5'])
  })
})
