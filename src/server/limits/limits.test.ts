import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, call, connect } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let web: string
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'athenaeum-web-'))
  await mkdir(join(web, 'assets'))
  await writeFile(join(web, 'index.html'), '<title>Athenaeum</title>')
  await writeFile(join(web, 'assets', 'main-abc123.js'), 'export {}')
  server = await serveForTest({
    webFolder: web,
    limits: { messagesPerSecond: 5, messageBurst: 10, tablesPerPerson: 2, messageBytes: 2_000, requestsPerMinute: 100 },
  })
})
afterAll(async () => {
  await server.close()
  await rm(web, { recursive: true, force: true })
})

test('a connection that is too fast is told so, and one that sends too much is closed', async () => {
  const client = await connect(server.url)
  for (let sent = 0; sent < 30; sent++) client.send({ type: 'ping', id: `p${sent}` })
  await client.until((message): message is never => message.type === 'refused' && message.code === 'too-fast')
  const closed = new Promise<number>(resolve => client.socket.once('close', resolve))
  client.sendRaw('x'.repeat(3_000))
  expect(await closed).toBe(1009)
})

test('a person has only so many tables at once', async () => {
  const ada = await arrive(server.url, 'Ada')
  const make = () => call(server.url, 'POST', '/api/tables', { game: 'pebbles', players: 2 }, { cookie: ada.cookie })
  expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([200, 200, 429])
})

test('pages of other sites can neither open a socket nor change anything', async () => {
  const evil = { origin: 'https://evil.example' }
  await expect(connect(server.url, evil)).rejects.toThrow('403')
  expect((await call(server.url, 'POST', '/api/session', { name: 'Eve' }, evil)).status).toBe(403)
  const own = { origin: server.url }
  await (await connect(server.url, own)).close()
  expect((await call(server.url, 'POST', '/api/session', { name: 'Eve' }, own)).status).toBe(200)
})

test('bad requests get a clear answer, and answers carry the headers that protect', async () => {
  const bad = await call<{ message: string }>(server.url, 'POST', '/api/session', { nme: 'Ada' })
  expect(bad).toMatchObject({ status: 422, body: { code: 'bad-message', message: expect.stringMatching(/body/) } })
  const unknown = await call<{ message: string }>(server.url, 'GET', '/api/tables/nowhere')
  expect(unknown).toMatchObject({ status: 404, body: { code: 'no-such-table' } })
  expect(unknown.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(unknown.headers.get('x-content-type-options')).toBe('nosniff')
  expect(unknown.headers.get('cache-control')).toBe('no-store')
})

test('the web client is served, every page is the same page, and hashed files are kept for ever', async () => {
  expect(await call(server.url, 'GET', '/table/abc')).toMatchObject({ status: 200, body: '<title>Athenaeum</title>' })
  const asset = await call(server.url, 'GET', '/assets/main-abc123.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect((await call(server.url, 'GET', '/assets/gone.js')).status).toBe(404)
  expect((await call(server.url, 'GET', '/api/nothing')).status).toBe(404)
  expect((await call(server.url, 'GET', '/../package.json')).body).toBe('<title>Athenaeum</title>')
})

test('health and metrics tell how it is', async () => {
  expect(await call(server.url, 'GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true, store: 'sqlite' } })
  const { body } = await call<string>(server.url, 'GET', '/metrics')
  expect(body).toMatch(/^athenaeum_messages_total \d+$/m)
  expect(body).toMatch(/^athenaeum_tables \d+$/m)
  expect(body).toMatch(/^athenaeum_commits_total \d+$/m)
})

test('too many requests from one address are turned away', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 110 }, async () => (await call(server.url, 'GET', '/api/games')).status),
  )
  expect(statuses).toContain(429)
})
