import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CallInfo } from '../../protocol/notices/requests.ts'
import { noticeText } from '../../protocol/notices/words.ts'
import { administer, startPostgres } from '../../store/testing/postgres.ts'
import { type Serving, serve } from '../serve.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer, unhurried } from '../testing/pebbles.ts'
import { claimsOf, type PushService, startPushService } from '../testing/push-service.ts'

const quickly = { delay: 0, allowPrivate: true, firstRetry: 50 }

let server: TestServer
let pushes: PushService
beforeAll(async () => {
  pushes = await startPushService()
  server = await serveForTest({ calls: quickly })
})
afterAll(async () => {
  await server.close()
  pushes.close()
})

const every = ['turn', 'time', 'chat', 'invited']

const nameDevice = (person: TestPerson, name: string, kinds: readonly string[] = every, language = 'en') =>
  ask<CallInfo>(person, 'POST', '/api/me/devices', { ...pushes.device(name), kinds, language, label: name })

let given = 0
const give = (person: TestPerson, table: string, command: object) =>
  ask(person, 'POST', `/api/tables/${table}/commands`, { id: `given-${++given}`, command })

/** Answers with the first option; all seats of Pebbles throw at once, then choose one after the other. */
async function answer(person: TestPerson, table: string): Promise<void> {
  const questions = await ask<{ table: string; seat: number; keys: string[] }[]>(person, 'GET', '/api/me/questions')
  const question = questions.find(one => one.table === table)
  await ask(person, 'POST', `/api/tables/${table}/answers`, { seat: question?.seat, key: question?.keys[0] })
}

/** Time in which a notice that must not come would have come. */
const aWhile = () => new Promise(resolve => setTimeout(resolve, 1_500))

const titlesOf = (name: string) => pushes.received(name).map(({ notice }) => notice.kind)

test('who has closed the page is called at their turn: game, question and since when, for that device alone to read', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const { key } = await nameDevice(ben, 'phone of Ben', every, 'it')
  const table = await seatEverybody([ada, ben], 'pebbles')
  const before = Date.now()
  await give(ada, table, { kind: 'start' })
  await vi.waitFor(() => expect(pushes.received('phone of Ben')).toHaveLength(1), { timeout: 10_000 })
  const [{ notice, headers, wire } = undefined as never] = pushes.received('phone of Ben')
  expect(notice).toMatchObject({ kind: 'turn', language: 'it', table, game: 'Pebbles' })
  expect(notice.question).toMatch(/\w/)
  expect(notice.since).toBeGreaterThanOrEqual(before - 1)
  expect(String(wire)).not.toContain('Pebbles')
  expect(claimsOf(headers, key)).toMatchObject({ sub: expect.stringMatching(/^https:/) })
  expect(headers.ttl).toMatch(/^\d+$/)
})

test('who waits for somebody to play with and has closed the page is called when the game begins', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  await nameDevice(ada, 'tablet of Ada', ['turn'])
  const wish = { games: ['pebbles'], speeds: ['days'] }
  const { table } = await ask<{ table: string }>(ada, 'POST', '/api/me/play-now', wish)
  expect(await ask(ben, 'POST', '/api/me/play-now', wish)).toEqual({ table, waits: false })
  await vi.waitFor(() => expect(titlesOf('tablet of Ada')).toEqual(['turn']), { timeout: 10_000 })
})

test('a device for which nothing can be written is refused, or given up at once; the others of its person are called', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const device = { ...pushes.device('watch of Ben'), kinds: every, language: 'en', label: 'watch' }
  const keys = { ...device.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
  expect(await call(server.url, 'POST', '/api/me/devices', { ...device, keys }, { cookie: ben.cookie })).toMatchObject({
    status: 422,
    body: { reason: { why: 'bad-push-key' } },
  })
  await nameDeviceAt('no host at all', ben, device)
  await nameDevice(ben, 'glasses of Ben')
  const table = await seatEverybody([ada, ben], 'pebbles')
  await give(ada, table, { kind: 'start' })
  await vi.waitFor(() => expect(titlesOf('glasses of Ben')).toEqual(['turn']), { timeout: 10_000 })
  const { body } = await call<string>(server.url, 'GET', '/metrics')
  expect(body).toMatch(/notices_failed\S* 1\b/)
})

/** Names a device in a request that claims to have come to some host. */
const nameDeviceAt = (host: string, { cookie }: TestPerson, device: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { host, cookie, 'content-type': 'application/json' }
    const sent = request(`${server.url}/api/me/devices`, { method: 'POST', headers }, answer => {
      answer.resume()
      if (answer.statusCode === 200) resolve()
      else reject(new Error(`named at ${host}: ${answer.statusCode}`))
    })
    const body = JSON.stringify(device)
    sent.setHeader('content-length', Buffer.byteLength(body))
    sent.end(body)
  })

test('one notice waits at a table until its person has looked; a word gives way to what they are asked', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  await nameDevice(ben, 'laptop of Ben')
  const table = await seatEverybody([ada, ben], 'pebbles')
  await give(ada, table, { kind: 'say', text: 'are you there?' })
  await vi.waitFor(() => expect(titlesOf('laptop of Ben')).toEqual(['chat']), { timeout: 10_000 })
  expect(pushes.received('laptop of Ben')[0]?.notice).toMatchObject({ by: 'Ada', text: 'are you there?' })
  await give(ada, table, { kind: 'say', text: 'hello?' })
  await aWhile()
  expect(titlesOf('laptop of Ben')).toEqual(['chat'])
  // A word is read where it is shown: somebody who has read it there must still hear of their turn.
  await give(ada, table, { kind: 'start' })
  await vi.waitFor(() => expect(titlesOf('laptop of Ben')).toEqual(['chat', 'turn']), { timeout: 10_000 })
  await give(ada, table, { kind: 'say', text: 'your turn!' })
  await aWhile()
  expect(titlesOf('laptop of Ben')).toEqual(['chat', 'turn'])

  const page = await connectAs(ben)
  await page.subscribe(table, 1)
  await page.close()
  await give(ada, table, { kind: 'say', text: 'good' })
  await vi.waitFor(() => expect(titlesOf('laptop of Ben')).toEqual(['chat', 'turn', 'chat']), { timeout: 10_000 })
})

test('nobody is called who looks, who has answered meanwhile, who spoke themselves, or for what an order answers', async () => {
  const slow = await serveForTest({ calls: { ...quickly, delay: 700 } })
  const [ada, ben, eve] = [await arrive(slow.url, 'Ada'), await arrive(slow.url, 'Ben'), await arrive(slow.url, 'Eve')]
  for (const [person, name] of [
    [ada, 'a'],
    [ben, 'b'],
    [eve, 'e'],
  ] as const)
    await nameDevice(person, name, ['turn', 'chat'])
  const table = await seatEverybody([ada, ben, eve], 'pebbles')
  const looking = await connectAs(ben)
  await looking.subscribe(table, 1)
  await give(ada, table, { kind: 'start' })
  await answer(ada, table)
  await vi.waitFor(() => expect(titlesOf('e')).toEqual(['turn']), { timeout: 10_000 })
  await give(ada, table, { kind: 'say', text: 'Eve?' })
  await aWhile()
  expect([titlesOf('a'), titlesOf('b'), titlesOf('e')]).toEqual([[], [], ['turn']])

  // Ada has answered in advance: her turn comes and goes by itself.
  const order = { id: 'o', rule: 'confirm', key: 'confirm:turn', until: 'game' }
  const gather = { id: 'p', rule: 'turn', key: 'gather:shells', until: 'game' }
  for (const one of [order, gather]) await give(ada, table, { kind: 'order', seat: 0, order: one })
  await answer(ben, table)
  await answer(eve, table)
  await vi.waitFor(async () => {
    const { view } = await ask<{ view: { asked: number[] } }>(ada, 'GET', `/api/tables/${table}`)
    expect(view.asked).toEqual([1])
  })
  await aWhile()
  expect(titlesOf('a')).toEqual([])
  await looking.close()
  await slow.close()
})

test('a call that was not taken is tried again, for that device alone, and a device that is gone is forgotten', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  for (const name of ['steady', 'failing', 'gone']) await nameDevice(ben, name)
  pushes.answer('failing', 503)
  pushes.answer('gone', 410)
  const table = await seatEverybody([ada, ben], 'pebbles')
  await give(ada, table, { kind: 'start' })
  await vi.waitFor(() => expect(pushes.calls('failing')).toBeGreaterThan(1), { timeout: 10_000 })
  pushes.answer('failing', 201)
  await vi.waitFor(() => expect(titlesOf('failing')).toEqual(['turn']), { timeout: 20_000 })
  expect([pushes.calls('steady'), pushes.calls('gone')]).toEqual([1, 1])
  const { devices } = await ask<CallInfo>(ben, 'GET', '/api/me/calls')
  expect(devices.map(({ label }) => label).sort()).toEqual(['failing', 'steady'])
})

test('a device gets the kinds of notices that are wanted there, and none in quiet hours or after signing out', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  await nameDevice(ben, 'for talk', ['chat'])
  const table = await seatEverybody([ada, ben], 'pebbles')
  await give(ada, table, { kind: 'start' })
  await aWhile()
  expect(titlesOf('for talk')).toEqual([])
  const minute = Math.floor((Date.now() / 60_000) % 1440)
  const quiet = { from: (minute + 1439) % 1440, to: (minute + 30) % 1440 }
  expect(await ask<CallInfo>(ben, 'PATCH', '/api/me/calls', { quiet, zone: 'UTC' })).toMatchObject({ quiet })
  await give(ada, table, { kind: 'say', text: 'late in the evening' })
  await aWhile()
  expect(titlesOf('for talk')).toEqual([])
  expect(await ask<CallInfo>(ben, 'PATCH', '/api/me/calls', { quiet: null })).not.toHaveProperty('quiet')
  await ask(ben, 'DELETE', '/api/session')
  await give(ada, table, { kind: 'say', text: 'still there?' })
  await aWhile()
  expect(titlesOf('for talk')).toEqual([])
})

test('everybody who played is called when somebody asks for the same again', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles')
  await give(ada, table, { kind: 'start' })
  for (let turn = 0; turn < 200; turn++) {
    const { view } = await ask<{ view: { status: string; asked: number[] } }>(ada, 'GET', `/api/tables/${table}`)
    if (view.status === 'finished') break
    await answer(view.asked[0] === 0 ? ada : ben, table)
  }
  await nameDevice(ben, 'rematch')
  await give(ada, table, { kind: 'rematch' })
  await vi.waitFor(() => expect(titlesOf('rematch')).toEqual(['invited']), { timeout: 10_000 })
  const { view } = await ask<{ view: { rematch: string } }>(ada, 'GET', `/api/tables/${table}`)
  expect(pushes.received('rematch')[0]?.notice).toMatchObject({ table: view.rematch, by: 'Ada' })
})

test('who plays over days is told once when their time runs out', async () => {
  let passed = 0
  const hour = 3_600_000
  const own = await serveForTest({ calls: quickly, wallClock: () => Date.now() + passed })
  const [ada, ben] = [await arrive(own.url, 'Ada'), await arrive(own.url, 'Ben')]
  await nameDevice(ben, 'slow', ['time'])
  const clock = { bank: 8 * hour, increment: 0 }
  const table = await seatEverybody([ada, ben], 'pebbles', { clock })
  await give(ada, table, { kind: 'start' })
  passed = 3 * hour
  await aWhile()
  expect(titlesOf('slow')).toEqual([])
  passed = 6 * hour
  await vi.waitFor(() => expect(titlesOf('slow')).toEqual(['time']), { timeout: 10_000 })
  const [{ notice } = undefined as never] = pushes.received('slow')
  expect(notice).toMatchObject({ table, afterwards: 'bot-plays' })
  expect(noticeText(notice, Date.now() + passed).title).toMatch(/^Pebbles: (2 h|1 h 59 min) left$/)
  await own.close()
})

test('only public push services over https are called, with sound keys, and only so many for one person', async () => {
  const strict = await serveForTest({ calls: { devices: 2 } })
  const ada = await arrive(strict.url, 'Ada')
  const { keys } = pushes.device('any')
  const device = (address: string, own: object = {}) => ({
    ...{ address, keys, kinds: ['turn'], language: 'en', label: 'x' },
    ...own,
  })
  const statusOf = async (body: object) =>
    (await call(strict.url, 'POST', '/api/me/devices', body, { cookie: ada.cookie })).status
  for (const address of [
    'https://127.0.0.1/x',
    'https://[::1]/',
    'https://intranet/',
    'http://example.org/',
    'https://a:b@example.org/',
  ])
    expect([address, await statusOf(device(address))]).toEqual([address, 403])
  const long = `https://example.org/${'x'.repeat(1000)}`
  for (const bad of [
    device(long),
    device('https://example.org/', { keys: { ...keys, auth: 'AAAA' } }),
    device('https://example.org/', { kinds: ['all'] }),
  ])
    expect(await statusOf(bad)).toBe(422)
  expect(await statusOf(device('https://example.org/1'))).toBe(200)
  expect(await statusOf(device('https://example.org/2'))).toBe(200)
  expect(await statusOf(device('https://example.org/1'))).toBe(200)
  expect(await statusOf(device('https://example.org/3'))).toBe(429)
  // A program with a token does not decide where its person is called.
  const { token } = await ask<{ token: string }>(ada, 'POST', '/api/me/tokens')
  const byToken = await call(strict.url, 'GET', '/api/me/calls', undefined, { authorization: `Bearer ${token}` })
  expect(byToken.status).toBe(403)
  await strict.close()
})

test('two servers on one PostgreSQL send one notice, also when one of them dies with it in hand', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const open = (): Promise<Serving> => serve({ ...unhurried, databaseUrl, calls: quickly })
  const first = await open()
  const second = await open()
  const at = (serving: Serving) => serving.url.replace('localhost', '127.0.0.1')
  const [ada, ben] = [await arrive(at(first), 'Ada'), await arrive(at(second), 'Ben')]
  const names = Array.from({ length: 6 }, (_, index) => `shared ${index}`)
  const tables: string[] = []
  await nameDevice(ben, 'shared')
  for (const _ of names) tables.push(await seatEverybody([ada, ben], 'pebbles'))
  await Promise.all(tables.map(table => give(ada, table, { kind: 'start' })))
  await vi.waitFor(() => expect(pushes.received('shared')).toHaveLength(tables.length), { timeout: 20_000 })
  await aWhile()
  expect(
    pushes
      .received('shared')
      .map(({ notice }) => notice.table)
      .sort(),
  ).toEqual([...tables].sort())
  // Claimed by a process that died, after it had sent it: found out when its lease is over.
  const [table = ''] = tables
  const questions = await ask<{ table: string; asked: number }[]>(ben, 'GET', '/api/me/questions')
  const asked = questions.find(one => one.table === table)?.asked
  expect(asked).toBeGreaterThan(0)
  await administer(
    databaseUrl,
    `insert into jobs (id, table_id, kind, due_at, claimable_at, owner, payload)
      values ('x', '${table}', 'call:turn:1', 1, 1, 'dead', '{"kind":"turn","seat":1,"asked":${asked},"attempt":1}')`,
  )
  await aWhile()
  expect(pushes.received('shared')).toHaveLength(tables.length)
  await Promise.all([first.close(), second.close()])
  await postgres.dropDatabases()
})
