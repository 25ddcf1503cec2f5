import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { oldCookieHash } from './port/sessions.ts'
import type { Store } from './port/store.ts'
import type { Withdrawn } from './port/tables.ts'
import { databaseBelow } from './testing/below.ts'
import { engines, useDatabase } from './testing/stores.ts'

const session = (hash: string, person: string, expiresAt = 100) => ({
  ...{ hash, person, createdAt: 1, seenAt: 1 },
  expiresAt,
})

function ends(store: Store): Withdrawn[] {
  const heard: Withdrawn[] = []
  store.listen({ appended() {}, missed() {}, withdrawn: ended => void heard.push(ended) })
  return heard
}

describe.each(engines)('sessions on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
    for (const id of ['ada', 'ben', 'eve']) await store.createPerson({ id, name: id, settings: {}, createdAt: 0 })
  })

  test('a session has its person until its time is over, and lasts longer when it is used', async () => {
    await store.addSession(session('s1', 'ada'))
    expect(await store.session('s1', 50)).toMatchObject({ session: session('s1', 'ada'), person: { id: 'ada' } })
    expect(await store.session('s1', 100)).toBeUndefined()
    await store.prolongSession('s1', 60, 200)
    expect(await store.session('s1', 150)).toMatchObject({ session: { seenAt: 60, expiresAt: 200 } })
    expect(await store.session('nothing', 1)).toBeUndefined()
    await store.addSession(session('s2', 'ada', 120))
    expect((await store.sessions('ada', 50)).map(one => one.hash)).toEqual(['s1', 's2'])
    expect((await store.sessions('ada', 150)).map(one => one.hash)).toEqual(['s1'])
    await store.forgetSessions(150)
    expect((await store.sessions('ada', 0)).map(one => one.hash)).toEqual(['s1'])
  })

  test('one session ends, or all of a person but one; every end is told, and none of anybody else', async () => {
    const heard = ends(store)
    for (const hash of ['b1', 'b2', 'b3']) await store.addSession(session(hash, 'ben'))
    await store.addSession(session('e1', 'eve'))
    await store.endSessions({ hash: 'b1' })
    expect(await store.session('b1', 5)).toBeUndefined()
    await store.prolongSession('b1', 6, 900)
    expect(await store.session('b1', 5)).toBeUndefined()
    await store.endSessions({ person: 'ben', except: 'b3' })
    expect((await store.sessions('ben', 5)).map(one => one.hash)).toEqual(['b3'])
    await store.endSessions({ person: 'ben' })
    await store.endSessions({ hash: 'nothing' })
    expect(await store.session('e1', 5)).toBeDefined()
    await vi.waitFor(() => expect(heard.map(one => one.hash)).toContain('b3'))
    const old = oldCookieHash('ben')
    expect(heard.map(one => one.hash).sort()).toEqual(['b1', 'b2', 'b3', old, old, old])
  })

  test('a link that is withdrawn is told with its table, and a token by itself; once', async () => {
    const heard = ends(store)
    await store.addLink({ hash: 'l1', kind: 'seat', table: 't1', seat: 1, person: 'ada', createdAt: 1 })
    await store.addLink({ hash: 'l2', kind: 'token', person: 'ada', createdAt: 1 })
    for (const hash of ['l1', 'l1', 'l2', 'l3']) await store.revokeLink(hash, 5)
    await vi.waitFor(() => expect(heard).toEqual([{ hash: 'l1', table: 't1' }, { hash: 'l2' }]))
  })
})

describe('withdrawals across stores on postgres', () => {
  const database = useDatabase('postgres')

  test('a store hears what another has ended', async () => {
    const [one, other] = [await database.open(), await database.open()]
    const heard = ends(other)
    await one.createPerson({ id: 'ada', name: 'Ada', settings: {}, createdAt: 0 })
    await one.addSession(session('s', 'ada'))
    await one.addLink({ hash: 'l', kind: 'seat', table: 't é', seat: 1, person: 'ada', createdAt: 1 })
    await one.endSessions({ hash: 's' })
    await one.revokeLink('l', 5)
    await vi.waitFor(() =>
      expect(heard).toEqual([{ hash: 's' }, { hash: oldCookieHash('ada') }, { hash: 'l', table: 't é' }]),
    )
  })
})

describe.each(engines)('cookies of the first release on %s', engine => {
  const database = useDatabase(engine)

  test('are good for who was there then, until they are used or a session is ended', async () => {
    const db = databaseBelow(database.options)
    await migrate(db, engine, migrations.slice(0, 5))
    await sql`insert into people (id, name, name_key, settings, created_at)
      values ('ada', 'Ada', 'ada', '{}', 1), ('ben', 'Ben', 'ben', '{}', 1)`.execute(db)
    await db.destroy()
    const store = await database.open()
    await store.createPerson({ id: 'new', name: 'New', settings: {}, createdAt: 9 })
    expect(await store.oldCookie('new', 10)).toBe(false)
    expect(await store.oldCookie('nobody', 10)).toBe(false)
    expect(await store.oldCookie('ada', 10)).toBe(true)
    expect(await store.oldCookie('ada', 10, 50)).toBe(true)
    expect(await store.oldCookie('ada', 20, 60)).toBe(true)
    expect(await store.oldCookie('ada', 55)).toBe(false)
    await store.endSessions({ person: 'ben' })
    expect(await store.oldCookie('ben', 10)).toBe(false)
  })
})
