import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arrive, ask, type Client, connectAs, seatEverybody, type TestPerson } from '../src/server/testing/client.ts'
import { serveForTest, type TestServer } from '../src/server/testing/pebbles.ts'
import type { TableSession } from '../src/web/session/session.ts'

/** Pages that follow a table of a real server, outside a browser: only the page's address and its cookie are given to them. */

const nodeFetch = globalThis.fetch
let server: TestServer
let people: TestPerson[]
beforeAll(async () => {
  server = await serveForTest()
  people = []
  for (const name of ['Ada', 'Ben', 'Cleo']) people.push(await arrive(server.url, name))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

async function pageOf(person: TestPerson, table: string): Promise<TableSession> {
  const { WebSocket: Socket } = await import('ws')
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('location', new URL(server.url))
  vi.stubGlobal('localStorage', { getItem: () => 'known', setItem: () => undefined })
  const heedless = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { visibilityState: 'visible', ...heedless })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    path.startsWith('/')
      ? nodeFetch(`${server.url}${path}`, { ...init, headers: { ...init.headers, cookie: person.cookie } })
      : nodeFetch(path, init),
  )
  vi.stubGlobal(
    'WebSocket',
    class extends Socket {
      constructor(address: URL) {
        super(address, { headers: { cookie: person.cookie } })
      }
    },
  )
  const { openRemote } = await import('../src/web/session/remote/open-remote.ts')
  const session = await openRemote(table, undefined)
  if (session === undefined) throw new Error('the table cannot be seen')
  await vi.waitFor(() => expect(session.snapshot().connection).toBe('live'))
  return session
}

const linesOf = (session: TableSession) =>
  session.snapshot().happened.map(({ answer, seat, events }) => ({ answer, seat, types: events.map(one => one.type) }))

test.each([0, 1, 2])(
  'when a secret answer is taken back after others have answered, the log of seat %i is as if it were loaded anew',
  async viewer => {
    const table = await seatEverybody(people, 'almamater')
    const clients = await Promise.all(people.map(connectAs))
    for (const [seat, client] of clients.entries()) await client.subscribe(table, seat)
    await clients[0]?.command(table, { kind: 'start' })
    const person = people[viewer] as TestPerson
    const page = await pageOf(person, table)
    await secretAnswer(table, clients, 0)
    await secretAnswer(table, clients, 1)
    expect(await clients[0]?.command(table, { kind: 'undo', seat: 0 })).toMatchObject({ type: 'done' })
    const number = (await ask<{ number: number }>(person, 'GET', `/api/tables/${table}`)).number
    expect(number).toBeGreaterThan(3)
    const loaded = await pageOf(person, table)
    await vi.waitFor(() => expect(linesOf(page)).toEqual(linesOf(loaded)))
    for (const one of [page, loaded, ...clients]) await one.close()
  },
)

async function secretAnswer(table: string, clients: readonly Client[], seat: number): Promise<void> {
  const client = clients[seat]
  await client?.when(() => client.views.get(table)?.view.own?.question !== undefined)
  const key = client?.views.get(table)?.view.own?.question?.keys[0] ?? ''
  expect(await client?.command(table, { kind: 'answer', seat, key })).toMatchObject({ type: 'done' })
}

test('a page knows what its own seat has answered, live and loaded anew, and nothing of what others have', async () => {
  const [ada, ben] = people as [TestPerson, TestPerson]
  const table = await seatEverybody([ada, ben], 'almamater')
  const clients = await Promise.all([ada, ben].map(connectAs))
  for (const [seat, client] of clients.entries()) await client.subscribe(table, seat)
  const page = await pageOf(ada, table)
  await clients[0]?.command(table, { kind: 'start' })
  await secretAnswer(table, clients, 0)
  await secretAnswer(table, clients, 1)
  await vi.waitFor(() => expect(page.snapshot().happened.some(({ seat }) => seat === 1)).toBe(true))
  const loaded = await pageOf(ada, table)
  for (const { snapshot } of [page, loaded])
    for (const { seat, key } of snapshot().happened) expect(key === '').toBe(seat !== 0)
  for (const one of [page, loaded, ...clients]) await one.close()
})
