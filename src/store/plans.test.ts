import { describe, expect, test } from 'vitest'
import { newTable } from './testing/new-table.ts'
import { engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('plans on %s', engine => {
  const database = useDatabase(engine)

  test('are kept by person and table, and only in place of those that were read', async () => {
    const [one, other] = [await database.open(), await database.open()]
    const mine = { person: 'ada', table: 't', at: 1 }
    expect(await one.plans('ada', 't')).toBeUndefined()
    expect(await one.keepPlans({ ...mine, body: ['first'], revision: 0 })).toBe(true)
    expect(await other.keepPlans({ ...mine, body: ['second'], revision: 0 })).toBe(false)
    expect(await other.plans('ada', 't')).toEqual({ body: ['first'], revision: 1 })
    expect(await other.keepPlans({ ...mine, body: ['second'], revision: 1 })).toBe(true)
    expect(await one.keepPlans({ ...mine, body: ['third'], revision: 1 })).toBe(false)
    expect(await one.plans('ada', 't')).toEqual({ body: ['second'], revision: 2 })
    expect(await one.plans('ben', 't')).toBeUndefined()
    expect(await one.plans('ada', 'another')).toBeUndefined()
  })

  test('go when their table is over', async () => {
    const store = await database.open()
    for (const [id, status] of [
      ['over', 'finished'],
      ['running', 'playing'],
    ] as const) {
      await store.createTable(newTable({ id, status }))
      await store.keepPlans({ person: 'eve', table: id, body: [], revision: 0, at: 1 })
    }
    await store.forgetPlans()
    expect(await store.plans('eve', 'over')).toBeUndefined()
    expect(await store.plans('eve', 'running')).toEqual({ body: [], revision: 1 })
  })
})
