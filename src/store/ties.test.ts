import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('ties and reports on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
    for (const [at, name] of ['Ada', 'Ben', 'Cem'].entries())
      await store.createPerson({ id: name.toLowerCase(), name, settings: {}, createdAt: at })
  })

  test('a tie is made once, found by whoever made it, and taken back; of each kind there are only so many', async () => {
    const tie = (other: string, kind: 'follows' | 'blocks') =>
      store.tie({ person: 'ada', other, kind, createdAt: other.length }, 2)
    expect([await tie('ben', 'follows'), await tie('ben', 'follows'), await tie('cemal', 'follows')]).toEqual([
      true,
      true,
      true,
    ])
    expect([await tie('dora', 'follows'), await tie('ben', 'follows'), await tie('dora', 'blocks')]).toEqual([
      false,
      true,
      true,
    ])
    const mine = async () => (await store.ties('ada')).map(({ other, kind }) => `${kind} ${other}`)
    expect(await mine()).toEqual(['follows cemal', 'blocks dora', 'follows ben'])
    expect(await store.ties('ben')).toEqual([])
    await store.untie('ada', 'cemal', 'follows')
    expect(await mine()).toEqual(['blocks dora', 'follows ben'])
  })

  test('two are apart whichever of them has blocked the other', async () => {
    await store.tie({ person: 'one', other: 'two', kind: 'blocks', createdAt: 1 }, 9)
    expect(await store.apart('one', ['two', 'three'])).toEqual(['two'])
    expect(await store.apart('two', ['one', 'three'])).toEqual(['one'])
    expect(await store.apart('three', ['one', 'two'])).toEqual([])
    expect(await store.apart('one', [])).toEqual([])
  })

  test('a report is kept until the host is done with it, with the names that people have now', async () => {
    const report = { person: 'ada', about: 'ben', reason: 'chat', words: 'rude', createdAt: 5 }
    await store.addReport({ id: 'r1', table: 't1', ...report })
    await store.addReport({ id: 'r2', ...report, about: 'gone', createdAt: 6 })
    expect(await store.reports('waiting')).toEqual([
      { id: 'r1', table: 't1', ...report, personName: 'Ada', aboutName: 'Ben' },
      { id: 'r2', ...report, about: 'gone', createdAt: 6, personName: 'Ada', aboutName: '' },
    ])
    expect([await store.settleReport('r1', 9), await store.settleReport('r1', 10)]).toEqual([true, false])
    expect((await store.reports('waiting')).map(({ id }) => id)).toEqual(['r2'])
    expect((await store.reports('all')).map(({ settledAt }) => settledAt)).toEqual([9, undefined])
  })

  test('names are told of those who are known, and whether they own them', async () => {
    await store.changePerson('cem', { passwordHash: 'x' })
    const known = await store.knownPeople(['ada', 'cem', 'nobody'])
    expect(known.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
      { id: 'ada', name: 'Ada', ownsName: false },
      { id: 'cem', name: 'Cem', ownsName: true },
    ])
    expect(await store.knownPeople([])).toEqual([])
  })
})
