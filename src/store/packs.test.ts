import { beforeAll, describe, expect, test } from 'vitest'
import { hashOfPack } from './packs.ts'
import type { Store } from './port/store.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('packs on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test('a pack is kept once for all tables that name it, and found by its hash', async () => {
    const [one, other] = [await aTable(store), await aTable(store)]
    await store.keepPack(one, 'abc', { cards: [1, 2] })
    await Promise.all([store.keepPack(other, 'abc', { cards: [1, 2] }), store.keepPack(one, 'abc', { cards: [1, 2] })])
    expect(await store.pack('abc')).toEqual({ cards: [1, 2] })
    expect(await store.pack('unknown')).toBeUndefined()
  })

  test('what a hash names never changes', async () => {
    const table = await aTable(store)
    await store.keepPack(table, 'first', { first: true })
    await store.keepPack(table, 'first', { first: false })
    expect(await store.pack('first')).toEqual({ first: true })
  })

  test('a shared pack is found by its id, with its owner and version, and its body by its hash', async () => {
    const mine = { game: 'newton', name: 'Ada’s box', hash: 'shared-body', person: 'ada' }
    await store.sharePack({ ...mine, id: 'one', version: 1, createdAt: 5 }, { cards: 1 })
    await store.sharePack({ ...mine, id: 'two', version: 2, createdAt: 6 }, { cards: 1 })
    expect(await store.sharedPack('one')).toEqual({ ...mine, id: 'one', version: 1, createdAt: 5 })
    expect(await store.pack('shared-body')).toEqual({ cards: 1 })
    expect((await store.sharedPacks('ada')).map(({ id }) => id)).toEqual(['two', 'one'])
    expect(await store.sharedPacks('ben')).toEqual([])
    expect(await store.sharedPack('three')).toBeUndefined()
  })

  test('a shared pack is withdrawn by its owner alone, and stays with the tables that play with it', async () => {
    const table = await aTable(store)
    const mine = { game: 'newton', name: 'Ada’s box', hash: 'withdrawn-body', person: 'eve', version: 1, createdAt: 5 }
    await store.sharePack({ ...mine, id: 'mine' }, { cards: 7 })
    await store.keepPack(table, 'withdrawn-body', { cards: 7 })
    expect(await store.withdrawPack('mine', 'ben')).toBe(false)
    expect(await store.sharedPack('mine')).toBeDefined()
    expect(await store.withdrawPack('mine', 'eve')).toBe(true)
    expect(await store.withdrawPack('mine', 'eve')).toBe(false)
    expect(await store.sharedPack('mine')).toBeUndefined()
    expect(await store.sharedPacks('eve')).toEqual([])
    expect(await store.pack('withdrawn-body')).toEqual({ cards: 7 })
    expect((await store.exportTable(table))?.packs).toEqual({ 'withdrawn-body': { cards: 7 } })
  })

  test('an id is given once', async () => {
    const pack = { game: 'newton', name: 'A', hash: 'h1', person: 'ada', version: 1, createdAt: 5, id: 'given' }
    await store.sharePack(pack, { first: 1 })
    await expect(store.sharePack({ ...pack, name: 'B', hash: 'h2' }, { second: 1 })).rejects.toThrow()
    expect((await store.sharedPack('given'))?.name).toBe('A')
    expect(await store.pack('h2')).toBeUndefined()
  })

  test('an exported table carries its packs, and brings them where it is imported', async () => {
    const table = await aTable(store)
    await store.keepPack(table, 'carried', { cards: 3 })
    const exported = await store.exportTable(table)
    expect(exported?.packs).toEqual({ carried: { cards: 3 } })
    const hash = hashOfPack({ cards: 4 })
    const moved = { ...exported, id: `${table}-moved`, packs: { [hash]: { cards: 4 } } }
    expect(await store.importTable(moved)).toBe(true)
    expect(await store.pack(hash)).toEqual({ cards: 4 })
    expect((await store.exportTable(moved.id))?.packs).toEqual({ [hash]: { cards: 4 } })
  })
})
