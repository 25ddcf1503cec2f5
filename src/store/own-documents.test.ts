import { describe, expect, test } from 'vitest'
import { newTable } from './testing/new-table.ts'
import { engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('what people keep for themselves on %s', engine => {
  const database = useDatabase(engine)

  test.each(['plans', 'findings', 'reviews'] as const)(
    '%s are kept by person and table, and only in place of those that were read',
    async kind => {
      const [one, other] = (await Promise.all([database.open(), database.open()])).map(store => store[kind])
      if (one === undefined || other === undefined) throw new Error('no store')
      const mine = { person: 'ada', table: 't', at: 1 }
      expect(await one.read('ada', 't')).toBeUndefined()
      expect(await one.keep({ ...mine, body: ['first'], revision: 0 })).toBe(true)
      expect(await other.keep({ ...mine, body: ['second'], revision: 0 })).toBe(false)
      expect(await other.read('ada', 't')).toEqual({ body: ['first'], revision: 1 })
      expect(await other.keep({ ...mine, body: ['second'], revision: 1 })).toBe(true)
      expect(await one.keep({ ...mine, body: ['third'], revision: 1 })).toBe(false)
      expect(await one.read('ada', 't')).toEqual({ body: ['second'], revision: 2 })
      expect(await one.all('ada')).toEqual([{ table: 't', body: ['second'] }])
      expect(await one.all('ben')).toEqual([])
      expect(await one.read('ben', 't')).toBeUndefined()
      expect(await one.read('ada', 'another')).toBeUndefined()
    },
  )

  test('plans go when their table is over, what was found out about it stays', async () => {
    const store = await database.open()
    for (const [id, status] of [
      ['over', 'finished'],
      ['running', 'playing'],
    ] as const) {
      await store.createTable(newTable({ id, status }))
      for (const kind of [store.plans, store.findings, store.reviews])
        await kind.keep({ person: 'eve', table: id, body: [], revision: 0, at: 1 })
    }
    await store.forgetPlans()
    expect(await store.plans.read('eve', 'over')).toBeUndefined()
    for (const kind of [store.findings, store.reviews])
      expect(await kind.read('eve', 'over')).toEqual({ body: [], revision: 1 })
    expect(await store.plans.read('eve', 'running')).toEqual({ body: [], revision: 1 })
  })
})
