import { describe, expect, test } from 'vitest'
import { engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('tables set aside on %s', engine => {
  const database = useDatabase(engine)

  test('that a table was set aside is known to every store, and the last time counts', async () => {
    const [one, other] = [await database.open(), await database.open()]
    await one.setAside('t', { setAt: 1, until: 5, why: 'it took too long' })
    expect(await other.asideOf('t')).toEqual({ setAt: 1, until: 5, why: 'it took too long' })
    await other.setAside('t', { setAt: 7, until: 99, why: 'again' })
    expect(await one.asideOf('t')).toEqual({ setAt: 7, until: 99, why: 'again' })
    expect(await one.asideOf('another')).toBeUndefined()
  })
})
