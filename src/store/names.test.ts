import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { nameLook } from './names.ts'
import type { NewPerson } from './port/people.ts'
import type { Store } from './port/store.ts'
import { fileBelow } from './testing/below.ts'
import { engines, useDatabase } from './testing/stores.ts'

const owner = (id: string, name: string): NewPerson => ({
  ...{ id, name, settings: {}, createdAt: 5 },
  passwordHash: 'scrypt$1',
})
const guest = (id: string, name: string): NewPerson => ({ id, name, settings: {}, createdAt: 5 })

test.each([
  ['Ada', '𝐀𝐝𝐚'],
  ['Cope', 'Соре'],
  ['Ian', 'lan'],
  ['Ian', '1an'],
  ['Bob', 'ꓐꓳꓐ'],
  ['Bob', 'B0b'],
  ['Tom', 'ΤΟΜ'],
  ['Bernard', 'Bemard'],
  ['Will', 'VViII'],
  ['Anna O’Neil', "Anna  O'Neil"],
  ['Jean-Luc', 'Jean–Luc'],
  ['Ada', 'ᴀᴅᴀ'],
  ['Ada', 'A\u034Fda'],
])('%s and %s are read as the same', (one, other) => {
  expect(nameLook(other)).toBe(nameLook(one))
})

test.each([
  ['Ada', 'Ida'],
  ['Ian', 'Lan'],
  ['Jose', 'José'],
  ['Ольга', 'Olga'],
  ['Lily', 'Iily'],
  ['小林', '林小'],
])('%s and %s are told apart', (one, other) => {
  expect(nameLook(other)).not.toBe(nameLook(one))
})

describe.each(engines)('look-alikes on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test('nobody takes a name that looks like one that somebody owns; among guests names are free', async () => {
    expect(await store.createPerson(owner('o1', 'Cope'))).toBe('saved')
    expect(await store.createPerson(guest('g1', 'Соре'))).toBe('name taken')
    expect(await store.createPerson(owner('o2', 'C0pe'))).toBe('name taken')
    await store.createPerson(guest('g2', 'Grace'))
    expect(await store.changePerson('g2', { name: 'соре' })).toBe('name taken')
    expect(await store.changePerson('o1', { name: 'C0pe' })).toBe('saved')
    expect(await store.changePerson('o1', { passwordHash: 'scrypt$2' })).toBe('saved')
    expect(await store.createPerson(guest('g3', 'Ian'))).toBe('saved')
    expect(await store.createPerson(guest('g4', 'lan'))).toBe('saved')
    expect(await store.changePerson('g4', { passwordHash: 'scrypt$3' })).toBe('saved')
    expect(await store.changePerson('g3', { passwordHash: 'scrypt$3' })).toBe('name taken')
    // Who owns a name signs in by it, and not by what it looks like.
    expect(await store.ownerOfName('Ian')).toBeUndefined()
    expect(await store.ownerOfName('LAN')).toMatchObject({ id: 'g4' })
  })
})

describe('names of the first release', () => {
  const database = useDatabase('sqlite')

  test('keep their owners, and are guarded against look-alikes from now on', async () => {
    const { db } = fileBelow(database.options.dataFolder)
    await migrate(db, 'sqlite', migrations.slice(0, 5))
    await sql`insert into people (id, name, name_key, password_hash, settings, created_at)
      values ('a', 'Cope', 'cope', 'x', '{}', 1), ('b', 'Соре', 'соре', 'x', '{}', 1)`.execute(db)
    await db.destroy()
    const store = await database.open()
    expect(await store.ownerOfName('Соре')).toMatchObject({ id: 'b' })
    expect(await store.createPerson(guest('c', 'C0pe'))).toBe('name taken')
  })
})
