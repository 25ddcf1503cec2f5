import { beforeAll, describe, expect, test } from 'vitest'
import type { NewPerson } from './port/people.ts'
import type { Store } from './port/store.ts'
import { engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('people and links on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  function guest(id: string, name: string): NewPerson {
    return { id, name, settings: {}, createdAt: 5 }
  }

  test('a person comes back as saved, and changes in part', async () => {
    const person = { ...guest('p1', 'Marie'), settings: { theme: 'dark' }, webhook: 'https://example.org/turn' }
    expect(await store.createPerson(person)).toBe('saved')
    expect(await store.person('p1')).toEqual(person)
    expect(await store.changePerson('p1', { settings: { theme: 'light' } })).toBe('saved')
    expect(await store.changePerson('p1', { webhook: undefined })).toBe('saved')
    expect(await store.changePerson('p1', {})).toBe('saved')
    expect(await store.person('p1')).toEqual({ ...guest('p1', 'Marie'), settings: { theme: 'light' } })
    expect(await store.person('nobody')).toBeUndefined()
    await expect(store.changePerson('nobody', { name: 'X' })).rejects.toThrow('There is no person nobody.')
    await expect(store.createPerson(guest('p1', 'Someone'))).rejects.toThrow('There is a person p1 already.')
  })

  test('guests may share a name until a password makes it theirs, whatever its case', async () => {
    expect(await store.createPerson(guest('g1', 'Ada'))).toBe('saved')
    expect(await store.createPerson(guest('g2', 'ADA '))).toBe('saved')
    expect(await store.ownerOfName('ada')).toBeUndefined()
    expect(await store.changePerson('g1', { passwordHash: 'scrypt$1' })).toBe('saved')
    expect(await store.ownerOfName(' aDa')).toMatchObject({ id: 'g1', passwordHash: 'scrypt$1' })
    expect(await store.changePerson('g2', { passwordHash: 'scrypt$2' })).toBe('name taken')
    expect(await store.changePerson('g2', { settings: { a: 1 } })).toBe('saved')
    expect(await store.createPerson(guest('g3', 'ada'))).toBe('name taken')
    expect(await store.person('g3')).toBeUndefined()
    expect(await store.createPerson(guest('g4', 'Grace'))).toBe('saved')
    expect(await store.changePerson('g4', { name: 'Ａｄａ' })).toBe('name taken')
    expect(await store.changePerson('g1', { name: 'Ada L.', passwordHash: 'scrypt$3' })).toBe('saved')
    expect(await store.changePerson('g4', { name: 'Ada' })).toBe('saved')
    await expect(store.changePerson('g4', { name: '  ' })).rejects.toThrow('The name must be')
  })

  test('of two who claim a name at once, one gets it', async () => {
    const other = await database.open()
    await store.createPerson(guest('c1', 'Lise'))
    await store.createPerson(guest('c2', 'lise'))
    const outcomes = await Promise.all([
      store.changePerson('c1', { passwordHash: 'scrypt$1' }),
      other.changePerson('c2', { passwordHash: 'scrypt$2' }),
    ])
    expect(outcomes.sort()).toEqual(['name taken', 'saved'])
  })

  test('links of a kind that are older than a time are forgotten, and no others', async () => {
    const at = (hash: string, kind: string, createdAt: number) => ({ hash, kind, person: 'ada', createdAt })
    for (const link of [at('old', 'prove', 10), at('new', 'prove', 20), at('other', 'token', 10)])
      await store.addLink(link)
    await store.forgetLinks('prove', 20)
    const left = (await store.links({ person: 'ada' })).map(({ hash }) => hash)
    expect(left).toEqual(expect.arrayContaining(['new', 'other']))
    expect(left).not.toContain('old')
  })

  test('a link is found by its hash until it is revoked, and is still listed then', async () => {
    const seat = { hash: 'h1', kind: 'seat', table: 't', seat: 2, person: 'p', createdAt: 1 }
    const token = { hash: 'h2', kind: 'access', person: 'p', createdAt: 2 }
    await store.addLink(seat)
    await store.addLink(token)
    expect(await store.link('h1')).toEqual(seat)
    expect(await store.link('h2')).toEqual(token)
    expect(await store.link('h3')).toBeUndefined()
    expect(await store.revokeLink('h1', 9)).toBe(true)
    expect(await store.revokeLink('h1', 10)).toBe(false)
    expect(await store.link('h1')).toBeUndefined()
    expect(await store.links({ table: 't' })).toEqual([{ ...seat, revokedAt: 9 }])
    expect(await store.links({ person: 'p' })).toEqual([{ ...seat, revokedAt: 9 }, token])
  })

  test('a constant keeps the value that was first written, whoever proposes another', async () => {
    const other = await database.open()
    const values = await Promise.all([
      store.constant('cookie key', () => 'one'),
      other.constant('cookie key', () => 'two'),
    ])
    expect(values[0]).toBe(values[1])
    expect(await store.constant('cookie key', () => 'three')).toBe(values[0])
  })
})
