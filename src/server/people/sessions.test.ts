import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonInfo, SessionInfo, TokenMade } from '../../protocol/rest.ts'
import { databaseFile } from '../../store/sqlite/database.ts'
import { fileBelow } from '../../store/testing/below.ts'
import type { ServeOptions } from '../settings.ts'
import { SESSION_ENDED } from '../sockets/open-sockets.ts'
import {
  arrive,
  ask,
  type Client,
  call,
  connect,
  connectAs,
  seatEverybody,
  type TestPerson,
} from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
beforeAll(async () => {
  server = await serveForTest()
})
afterAll(() => server.close())

const PASSWORD = 'a long enough one'

async function owner(name: string): Promise<TestPerson> {
  const person = await arrive(server.url, name)
  await ask(person, 'PATCH', '/api/me', { password: PASSWORD })
  return person
}

async function signIn(name: string, password = PASSWORD): Promise<TestPerson> {
  const { headers } = await call(server.url, 'POST', '/api/session', { name, password })
  const cookie = headers.getSetCookie().find(one => one.startsWith('athenaeum='))
  return { url: server.url, name, cookie: cookie?.split(';')[0] ?? '' }
}

const isKnown = async (person: TestPerson): Promise<boolean> =>
  (await call(person.url, 'GET', '/api/me', undefined, { cookie: person.cookie })).status === 200

const closing = async (client: Client): Promise<number> => (await once(client.socket, 'close'))[0] as number

test('a session that was ended is nobody’s, also for who kept its cookie', async () => {
  const ada = await arrive(server.url, 'Ada')
  expect(await isKnown(ada)).toBe(true)
  await ask(ada, 'DELETE', '/api/session')
  expect(await isKnown(ada)).toBe(false)
})

test('changing a password asks for the old one and ends every other session, and no other person’s', async () => {
  const here = await owner('Lise')
  const there = await signIn('Lise')
  const other = await owner('Otto')
  const change = (body: object) => call<{ code: string }>(server.url, 'PATCH', '/api/me', body, { cookie: here.cookie })
  expect(await change({ password: 'another one' })).toMatchObject({ status: 401, body: { code: 'wrong-password' } })
  expect(await change({ password: 'another one', oldPassword: 'not this' })).toMatchObject({ status: 401 })
  expect(await isKnown(there)).toBe(true)
  expect(await change({ password: 'another one', oldPassword: PASSWORD })).toMatchObject({ status: 200 })
  expect([await isKnown(here), await isKnown(there), await isKnown(other)]).toEqual([true, false, true])
  expect(await isKnown(await signIn('Lise'))).toBe(false)
  expect(await isKnown(await signIn('Lise', 'another one'))).toBe(true)
})

test('somebody sees where they are signed in, and signs out everywhere', async () => {
  const here = await owner('Emmy')
  const there = await signIn('Emmy')
  const sessions = await ask<SessionInfo[]>(here, 'GET', '/api/me/sessions')
  expect(sessions.map(one => one.current)).toEqual([true, false])
  await ask(there, 'DELETE', '/api/me/sessions')
  expect([await isKnown(here), await isKnown(there)]).toEqual([false, false])
})

test('an access token decides nothing over the account: it sets no password and ends no session', async () => {
  const ada = await arrive(server.url, 'Ada B')
  const { token } = await ask<TokenMade>(ada, 'POST', '/api/me/tokens')
  const authorization = `Bearer ${token}`
  for (const [method, path, body] of [
    ['PATCH', '/api/me', { password: PASSWORD }],
    ['GET', '/api/me/sessions', undefined],
    ['DELETE', '/api/me/sessions', undefined],
  ] as const)
    expect(await call(server.url, method, path, body, { authorization })).toMatchObject({ status: 403 })
  expect(await ask<PersonInfo>(ada, 'GET', '/api/me')).toMatchObject({ hasPassword: false })
})

test('an open socket loses its rights with its session, with its token, and with a new password elsewhere', async () => {
  const hedy = await owner('Hedy')
  const table = await seatEverybody([hedy], 'pebbles')
  const { token, id } = await ask<TokenMade>(hedy, 'POST', '/api/me/tokens')
  const [second, third] = [await signIn('Hedy'), await signIn('Hedy')]
  const mine = await connectAs(hedy)
  const program = await connect(server.url, { authorization: `Bearer ${token}` })
  const [two, three] = [await connectAs(second), await connectAs(third)]
  for (const client of [mine, program, two, three]) await client.subscribe(table, 0)

  const ends = [closing(program), closing(two), closing(three)]
  await ask(hedy, 'DELETE', `/api/me/tokens/${id}`)
  expect(await ends[0]).toBe(SESSION_ENDED)
  await ask(second, 'DELETE', '/api/session')
  expect(await ends[1]).toBe(SESSION_ENDED)
  await ask(hedy, 'PATCH', '/api/me', { password: 'yet another one', oldPassword: PASSWORD })
  expect(await ends[2]).toBe(SESSION_ENDED)

  // Who changed the password stays, and is told what happens.
  expect(await mine.command(table, { kind: 'start' })).toMatchObject({ type: 'done' })
  for (const ended of [program, two, three])
    expect(ended.messages.some(message => message.type === 'update')).toBe(false)
  await mine.close()
})

test('what a socket sends after its session has ended is not heard', async () => {
  const rosa = await arrive(server.url, 'Rosa')
  const table = await seatEverybody([rosa], 'pebbles')
  const { token } = await ask<TokenMade>(rosa, 'POST', '/api/me/tokens')
  const client = await connectAs(rosa)
  // It does not read, so it does not learn that it is closed, and goes on sending.
  client.socket.pause()
  await ask(rosa, 'DELETE', '/api/session')
  for (let sent = 0; sent < 20; sent++)
    client.send({ type: 'command', id: `late${sent}`, table, command: { kind: 'start' } })
  const closed = closing(client)
  client.socket.resume()
  expect(await closed).toBe(SESSION_ENDED)
  const look = await call<{ view: { status: string } }>(server.url, 'GET', `/api/tables/${table}`, undefined, {
    authorization: `Bearer ${token}`,
  })
  expect(look.body.view.status).toBe('open')
})

test('a session whose time is over is nobody’s', async () => {
  const brief = await serveForTest({ sessionLife: 1 })
  const ada = await arrive(brief.url, 'Ada')
  await new Promise(resolve => setTimeout(resolve, 10))
  expect(await isKnown(ada)).toBe(false)
  await brief.close()
})

/** The same store, served again and again with other settings. */
async function inFolder(
  work: (folder: string, start: (options?: ServeOptions) => Promise<TestServer>) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-sessions-'))
  try {
    await work(folder, options => serveForTest({ dataFolder: folder, ...options }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function during<T>(serving: Promise<TestServer>, work: (url: string) => Promise<T>): Promise<T> {
  const { url, close } = await serving
  try {
    return await work(url)
  } finally {
    await close()
  }
}

test('a cookie of the first release lets its person in once, in exchange for a session', () =>
  inFolder(async (folder, start) => {
    await copyFile(new URL('../testing/fixtures/first-release.db', import.meta.url), databaseFile(folder))
    const { db } = fileBelow(folder)
    const key = await db
      .selectFrom('constants')
      .select('value')
      .where('name', '=', 'cookie-key')
      .executeTakeFirstOrThrow()
    const { id } = await db.selectFrom('people').select('id').where('name', '=', 'Ada11').executeTakeFirstOrThrow()
    await db.destroy()
    const signature = createHmac('sha256', key.value).update(id).digest('base64').replace(/=/g, '')
    const cookie = `athenaeum=${encodeURIComponent(`${id}.${signature}`)}`
    await during(start(), async url => {
      const old: TestPerson = { url, name: 'Ada11', cookie }
      // A page that was open meanwhile comes back by its socket first.
      const socket = await connectAs(old)
      expect(socket.messages[0]).toMatchObject({ type: 'welcome', you: { id } })
      const { body, headers } = await call<PersonInfo>(url, 'GET', '/api/me', undefined, { cookie })
      expect(body.id).toBe(id)
      const fresh: TestPerson = { ...old, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
      expect(fresh.cookie).toMatch(/^athenaeum=ses_/)
      expect(await isKnown(fresh)).toBe(true)
      const closed = closing(socket)
      await ask(fresh, 'DELETE', '/api/session')
      expect([await isKnown(fresh), await isKnown(old)]).toEqual([false, false])
      expect(await closed).toBe(SESSION_ENDED)
    })
  }))

test('the key that signs cookies is changed with an overlap in which nobody is signed out', () =>
  inFolder(async (_folder, start) => {
    const [first, second] = ['one key '.repeat(5), 'two key '.repeat(5)]
    const person = await during(start(), url => arrive(url, 'Ada'))
    const at = (cookieKeys: string[], cookie: string) =>
      during(start({ cookieKeys }), url => call(url, 'GET', '/api/me', undefined, { cookie }))
    const overlapping = await at([first, 'stored'], person.cookie)
    expect(overlapping.status).toBe(200)
    const renewed = overlapping.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await at([first], person.cookie)).status).toBe(401)
    const again = await at([second, first], renewed)
    expect(again.status).toBe(200)
    expect((await at([second], again.headers.get('set-cookie')?.split(';')[0] ?? '')).status).toBe(200)
    expect((await at([second], renewed)).status).toBe(401)
  }))

test('a session that is used lasts longer, and so does its cookie', () =>
  inFolder(async (folder, start) => {
    const person = await during(start(), url => arrive(url, 'Ada'))
    const { db } = fileBelow(folder)
    const soon = Date.now() + 3_600_000
    await sql`update sessions set seen_at = ${soon - 10 * 86_400_000}, expires_at = ${soon}`.execute(db)
    await db.destroy()
    const look = () => during(start(), url => call(url, 'GET', '/api/me', undefined, { cookie: person.cookie }))
    expect((await look()).headers.get('set-cookie')).toContain(person.cookie)
    // It is written once a day and not at every request.
    expect((await look()).headers.get('set-cookie')).toBeNull()
    const after = fileBelow(folder)
    const { expires_at } = await after.db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow()
    await after.db.destroy()
    expect(expires_at).toBeGreaterThan(soon + 86_400_000)
  }))
