import { beforeAll, describe, expect, test } from 'vitest'
import type { Device } from './port/devices.ts'
import type { Store } from './port/store.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('devices on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
    for (const id of ['ada', 'ben']) await store.createPerson({ id, name: id, settings: {}, createdAt: 1 })
  })

  const session = (hash: string, person: string, expiresAt = 1_000) =>
    store.addSession({ hash, person, createdAt: 1, seenAt: 1, expiresAt })

  const device = (id: string, person: string, inSession: string, differing: Partial<Device> = {}): Device => ({
    ...{ id, person, session: inSession, address: `https://push.example/${id}`, site: 'https://athenaeum.example' },
    ...{ keys: { p256dh: 'p', auth: 'a' }, kinds: ['turn'], language: 'en', label: id, createdAt: 5 },
    ...differing,
  })

  test('a device is kept with its choices, changed when it is named again, and goes with its session', async () => {
    await session('s1', 'ada')
    await session('s2', 'ada')
    await store.putDevice(device('phone', 'ada', 's1'))
    await store.putDevice(device('laptop', 'ada', 's2', { createdAt: 6 }))
    await store.putDevice(device('phone', 'ada', 's1', { kinds: ['turn', 'chat'], language: 'it' }))
    expect(await store.devices('ada', 10)).toEqual([
      device('phone', 'ada', 's1', { kinds: ['turn', 'chat'], language: 'it' }),
      device('laptop', 'ada', 's2', { createdAt: 6 }),
    ])
    await store.endSessions({ hash: 's1' })
    expect((await store.devices('ada', 10)).map(({ id }) => id)).toEqual(['laptop'])
    await store.removeDevice('laptop')
    expect(await store.devices('ada', 10)).toEqual([])
  })

  test('a session that is over, or somebody else’s, calls nobody; its devices are thrown away with it', async () => {
    await session('s3', 'ben', 100)
    await store.putDevice(device('tablet', 'ben', 's3'))
    await session('s4', 'ada')
    await store.putDevice(device('stray', 'ben', 's4'))
    expect((await store.devices('ben', 99)).map(({ id }) => id)).toEqual(['tablet'])
    expect(await store.devices('ben', 101)).toEqual([])
    await store.forgetSessions(101)
    await session('s3', 'ben')
    expect(await store.devices('ben', 101)).toEqual([])
  })

  test('a notice waits until its person has looked at the table', async () => {
    const notice = { person: 'ada', table: 'x', kind: 'call' }
    expect(await store.hasNotice(notice)).toBe(false)
    expect(await store.noteNotice(notice, 1)).toBe(true)
    expect(await store.noteNotice(notice, 2)).toBe(false)
    expect(await store.hasNotice(notice)).toBe(true)
    expect(await store.hasNotice({ ...notice, kind: 'time' })).toBe(false)
    expect(await store.hasNotice({ ...notice, person: 'ben' })).toBe(false)
    await store.clearNotices('ada', 'x')
    expect(await store.hasNotice(notice)).toBe(false)
  })

  test('an order to call somebody is kept only if there is a device to call them on', async () => {
    const table = await aTable(store)
    await session('s5', 'ada')
    await store.putDevice(device('called', 'ada', 's5'))
    const order = { dueAt: 1, payload: {} }
    await store.append({
      ...{ table, from: 1, entries: [{}] },
      schedule: [
        { ...order, kind: 'call:turn:0', callOf: 'ada' },
        { ...order, kind: 'call:turn:1', callOf: 'eve' },
        { ...order, kind: 'call:turn:2', callOf: 'nobody' },
      ],
    })
    expect((await store.claimDue(10, 10, 'me', 100, 'call')).map(({ kind }) => kind)).toEqual(['call:turn:0'])
  })
})
