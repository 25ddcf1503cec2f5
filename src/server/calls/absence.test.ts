import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noticeText } from '../../protocol/notices/words.ts'
import type { TableAnswer, TableInfo, WaitingTable } from '../../protocol/rest.ts'
import { openStore } from '../../store/open.ts'
import { arrive, ask, call, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { type PushService, startPushService } from '../testing/push-service.ts'

const hour = 3_600_000
const day = 24 * hour

let passed = 0
let server: TestServer
let pushes: PushService
beforeAll(async () => {
  pushes = await startPushService()
  const calls = { delay: 0, allowPrivate: true }
  server = await serveForTest({ calls, wallClock: () => Date.now() + passed })
})
afterAll(async () => {
  await server.close()
  pushes.close()
})

let given = 0
const commanded = (person: TestPerson, table: string, command: object, link?: string) =>
  call<{ code: string }>(
    server.url,
    'POST',
    `/api/tables/${table}/commands`,
    { id: `given-${++given}`, command, ...(link === undefined ? {} : { link }) },
    { cookie: person.cookie },
  )

const viewOf = async (person: TestPerson, table: string) =>
  (await ask<TableAnswer>(person, 'GET', `/api/tables/${table}`)).view

const noticesOf = (name: string) => pushes.received(name).map(({ notice }) => notice)

test('an absent seat is called, reminded, nudged and at last played by a bot, each when it was said, and may return', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const kinds = ['turn', 'time']
  await ask(ben, 'POST', '/api/me/devices', { ...pushes.device('ben'), kinds, language: 'en', label: 'x' })
  const table = await seatEverybody([ada, ben], 'pebbles', { pace: { turn: day, grace: 3 * day } })
  await commanded(ada, table, { kind: 'start' })
  await vi.waitFor(
    () => expect(noticesOf('ben')).toMatchObject([{ kind: 'turn', afterwards: 'bot-may-stand-in' }]),
    10_000,
  )
  expect((await commanded(ada, table, { kind: 'nudge', seat: 1 })).body.code).toBe('not-yet')

  passed += day + hour
  expect((await commanded(ada, table, { kind: 'nudge', seat: 1 })).status).toBe(200)
  await vi.waitFor(
    () => expect(noticesOf('ben')).toMatchObject([{ kind: 'turn' }, { kind: 'turn', by: 'Ada' }]),
    10_000,
  )
  passed += 2.5 * day
  await vi.waitFor(() => expect(noticesOf('ben').at(-1)).toMatchObject({ kind: 'time' }), { timeout: 10_000 })
  const [, , time] = noticesOf('ben')
  expect(time && noticeText(time, Date.now() + passed).body).toMatch(/^Then a bot may stand in for you\./)
  expect((await commanded(ada, table, { kind: 'stand-in', seat: 1 })).body.code).toBe('not-yet')

  passed += day
  expect((await commanded(ada, table, { kind: 'stand-in', seat: 1 })).status).toBe(200)
  await vi.waitFor(async () => {
    const { seats, answers } = await viewOf(ada, table)
    expect([seats[1], answers > 0]).toMatchObject([{ kind: 'bot', standsInFor: 'Ben' }, true])
  }, 20_000)
  expect((await commanded(ben, table, { kind: 'return', seat: 1 })).status).toBe(200)
  expect((await viewOf(ada, table)).seats[1]).toMatchObject({ kind: 'person', name: 'Ben' })
})

test('the host invites another to the seat of who never came; strangers and those without the invitation stay out', async () => {
  const [ada, ben, zoe] = [
    await arrive(server.url, 'Ada'),
    await arrive(server.url, 'Ben'),
    await arrive(server.url, 'Zoe'),
  ]
  const table = await seatEverybody([ada, ben], 'pebbles', { pace: { turn: day, grace: day } })
  await commanded(ada, table, { kind: 'start' })
  expect((await commanded(ada, table, { kind: 'replace', seat: 1 })).body.code).toBe('not-yet')
  passed += 2 * day + hour
  expect((await commanded(ben, table, { kind: 'replace', seat: 1 })).body.code).toBe('not-host')
  expect((await commanded(zoe, table, { kind: 'stand-in', seat: 1 })).status).toBe(403)
  expect((await commanded(ada, table, { kind: 'replace', seat: 1 })).status).toBe(200)
  expect((await commanded(zoe, table, { kind: 'sit', seat: 1 })).status).toBe(403)
  const link = await ask<{ secret: string }>(ada, 'POST', `/api/tables/${table}/links`, { kind: 'invite', seat: 1 })
  expect((await commanded(zoe, table, { kind: 'sit', seat: 1 }, link.secret)).status).toBe(200)
  expect((await viewOf(ada, table)).seats[1]).toMatchObject({ kind: 'person', name: 'Zoe' })
})

const waitingFor = (person: TestPerson) => ask<readonly WaitingTable[]>(person, 'GET', '/api/me/waiting?language=en')

test('a host who has gone is called when all seats are taken, finds it at home, and not any more once the game has begun', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const kinds = ['turn']
  await ask(ada, 'POST', '/api/me/devices', { ...pushes.device('host'), kinds, language: 'en', label: 'x' })
  const table = await seatEverybody([ada, ben], 'pebbles', { pace: { turn: day, grace: day } })
  await vi.waitFor(() => expect(noticesOf('host')).toHaveLength(1), 10_000)
  const [notice] = noticesOf('host')
  expect(notice && noticeText(notice, Date.now() + passed).title).toBe(
    'Pebbles: All seats are taken. Do you start the game?',
  )
  expect(await waitingFor(ada)).toMatchObject([{ table, wants: 'start', seats: ['Ada', 'Ben'] }])
  expect(await waitingFor(ben)).toEqual([])
  await commanded(ben, table, { kind: 'leave', seat: 1 })
  expect(await waitingFor(ada)).toEqual([])
  await commanded(ada, table, { kind: 'seat-bot', seat: 1, level: 'random' })
  await commanded(ada, table, { kind: 'start' })
  expect((await waitingFor(ada)).every(({ wants }) => wants === undefined)).toBe(true)
})

test('who is away finds at home that a bot plays their seat; lists say who is late, and for whom a bot plays', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles', { pace: { turn: day, grace: day } })
  await commanded(ada, table, { kind: 'start' })
  const listed = async () =>
    (await ask<{ tables: readonly TableInfo[] }>(ada, 'GET', '/api/me/tables')).tables.find(({ id }) => id === table)
  const view = await viewOf(ada, table)
  expect((await listed())?.summary.waiting).toEqual(view.waiting)
  passed += 3 * day
  expect((await commanded(ada, table, { kind: 'stand-in', seat: 1 })).status).toBe(200)
  expect(await waitingFor(ben)).toMatchObject([{ table, seat: 1, wants: 'return' }])
  expect((await listed())?.summary.seats[1]).toMatchObject({ kind: 'bot', standsInFor: 'Ben' })
  await commanded(ben, table, { kind: 'return', seat: 1 })
  expect((await waitingFor(ben)).every(({ wants }) => wants === undefined)).toBe(true)
})

test('a holiday that no table would take is kept nowhere, and nobody’s keeps a game from starting', async () => {
  const [ada, ben, cem] = [
    await arrive(server.url, 'Ada'),
    await arrive(server.url, 'Ben'),
    await arrive(server.url, 'Cem'),
  ]
  const pace = { turn: day, grace: 3 * day }
  const away = (person: TestPerson, holiday: object) =>
    call<{ reason: object }>(server.url, 'PATCH', '/api/me/calls', { holiday }, { cookie: person.cookie })
  const endless = { from: 1, to: Number.MAX_SAFE_INTEGER }
  expect(await away(ben, endless)).toMatchObject({ status: 422, body: { reason: { why: 'bad-holiday' } } })
  // One of a release that kept whatever was asked for.
  const store = await openStore({ dataFolder: server.folder, beside: true })
  const { id } = await ask<{ id: string }>(ben, 'GET', '/api/me')
  await store.changePerson(id, { settings: { calls: { holiday: endless } } })
  await store.close()
  const now = Date.now() + passed
  expect((await away(cem, { from: now, to: now + day })).status).toBe(200)
  const table = await seatEverybody([ada, ben, cem], 'pebbles', { pace })
  expect((await commanded(ada, table, { kind: 'start' })).status).toBe(200)
  const { waiting } = await viewOf(ada, table)
  expect(waiting?.map(({ seat, standInFrom }) => [seat, standInFrom > now + 4.5 * day])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ])
})

test('a holiday counts at all tables over days of a person, those that start later too', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const pace = { turn: day, grace: day }
  const running = await seatEverybody([ada, ben], 'pebbles', { pace })
  await commanded(ada, running, { kind: 'start' })
  const later = await seatEverybody([ada, ben], 'pebbles', { pace })
  const now = Date.now() + passed
  const holiday = { from: now - hour, to: now + 5 * day }
  expect(await ask(ben, 'PATCH', '/api/me/calls', { holiday })).toMatchObject({ holiday })
  await commanded(ada, later, { kind: 'start' })
  for (const table of [running, later]) {
    const { waiting = [] } = await viewOf(ada, table)
    expect(waiting.find(one => one.seat === 0)?.nudgeFrom).toBeLessThan(now + 2 * day)
    expect(waiting.find(one => one.seat === 1)?.nudgeFrom).toBeGreaterThan(now + 5 * day)
  }
  expect(await ask(ben, 'PATCH', '/api/me/calls', { holiday: null })).not.toHaveProperty('holiday')
  const { waiting = [] } = await viewOf(ada, running)
  expect(waiting.find(one => one.seat === 1)?.nudgeFrom).toBeLessThan(now + 2 * day)
  const long = { from: now, to: now + 90 * day }
  expect((await call(server.url, 'PATCH', '/api/me/calls', { holiday: long }, { cookie: ben.cookie })).status).toBe(422)
})

test('a game that all agree to end is over for everybody, with its record and a rematch', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles')
  await commanded(ada, table, { kind: 'start' })
  expect((await commanded(ada, table, { kind: 'ask-end', seat: 0 })).status).toBe(200)
  expect((await viewOf(ben, table)).endAsked).toEqual({ seat: 0, given: [0] })
  expect((await commanded(ben, table, { kind: 'agree-end', seat: 1, agrees: true })).status).toBe(200)
  const { status, ended, seed, scores } = await viewOf(ben, table)
  expect({ status, ended, told: seed !== undefined, scores: scores?.length }).toEqual({
    ...{ status: 'finished', ended: true, told: true, scores: 2 },
  })
  expect((await call(server.url, 'GET', `/api/tables/${table}/record`, undefined, { cookie: ben.cookie })).status).toBe(
    200,
  )
  expect((await commanded(ben, table, { kind: 'rematch' })).status).toBe(200)
})
