import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('mail on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test('an address belongs to whoever has proved it last, whatever its case, and only as long as it is the one they named', async () => {
    await store.putMail('ada', 'Ada@example.org')
    expect(await store.mail({ address: 'ada@example.org' })).toBeUndefined()
    expect(await store.proveMail('ada', 'Ada@example.org', 5)).toBe(true)
    const ada = { person: 'ada', address: 'Ada@example.org', provedAt: 5, digest: true, digestAt: 0 }
    expect(await store.mail({ address: 'ada@EXAMPLE.org' })).toEqual(ada)
    await store.putMail('ben', 'ada@example.org')
    expect(await store.mail({ address: 'ada@example.org' })).toEqual(ada)
    expect(await store.proveMail('ben', 'ada@example.org', 6)).toBe(true)
    expect(await store.mail({ address: 'ada@example.org' })).toMatchObject({ person: 'ben' })
    expect(await store.mail({ person: 'ada' })).toBeUndefined()
    await store.putMail('ben', 'other@example.org')
    expect(await store.proveMail('ben', 'ada@example.org', 7)).toBe(false)
    expect(await store.mail({ person: 'ben' })).not.toHaveProperty('provedAt')
  })

  test('a digest is taken in hand once, and orders for letters are kept only for who wants them', async () => {
    await store.putMail('eve', 'eve@example.org')
    const order = { dueAt: 1, payload: {} }
    const due = async (from: number, table: string) => {
      await store.append({ table, from, entries: [{}], schedule: [{ ...order, kind: 'mail:0', mailOf: 'eve' }] })
      return (await store.claimDue(10, 10, 'me', 100, 'mail')).map(({ kind }) => kind)
    }
    const table = await aTable(store)
    expect(await due(1, table)).toEqual([])
    await store.proveMail('eve', 'eve@example.org', 5)
    expect(await due(2, table)).toEqual(['mail:0'])
    await store.wantDigest('eve', false)
    expect(await due(1, await aTable(store))).toEqual([])
    expect(await store.claimDigest('eve', 0, 100)).toBe(true)
    expect(await store.claimDigest('eve', 0, 101)).toBe(false)
    await store.removeMail('eve')
    expect(await store.mail({ person: 'eve' })).toBeUndefined()
  })
})
