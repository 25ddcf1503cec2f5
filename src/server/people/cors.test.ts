import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

const friend = 'https://friend.example'
const known = 'https://games.example.org:8443'
let server: TestServer
beforeAll(async () => {
  server = await serveForTest({ allowedOrigins: [friend], publicUrl: known, limits: { requestsPerMinute: 30 } })
})
afterAll(() => server.close())

const preflight = (origin: string, path = '/api/session') =>
  call(server.url, 'OPTIONS', path, undefined, {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })

test('a page of a site that is allowed gets its preflight answered, by name and with its cookie', async () => {
  for (const path of ['/api/session', '/api/tables/abc/commands', '/api/me/tokens/x']) {
    const { status, headers } = await preflight(friend, path)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(friend)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')).toContain('POST')
    expect(headers.get('access-control-allow-headers')).toContain('content-type')
    expect(headers.get('vary')).toMatch(/origin/i)
  }
  const { status, headers } = await call(server.url, 'POST', '/api/session', { name: 'Ada' }, { origin: friend })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe(friend)
  // A refusal can be read too.
  const refused = await call(server.url, 'GET', '/api/me', undefined, { origin: friend })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, friend])
})

test('pages of the site are its own by the address that the host gave, whatever Host a proxy passes on', async () => {
  const post = (origin: string) => call(server.url, 'POST', '/api/session', { name: 'Ada' }, { origin })
  expect((await post(known)).status).toBe(200)
  for (const other of ['https://games.example.org', 'http://games.example.org:8443'])
    expect((await post(other)).status).toBe(403)
})

test.each(['https://evil.example', 'https://friend.example.evil.example', 'http://friend.example', 'null'])(
  'a page of %s is told nothing that would let it in',
  async origin => {
    for (const { headers } of [
      await preflight(origin),
      await call(server.url, 'GET', '/api/games', undefined, { origin }),
    ]) {
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('vary')).toMatch(/origin/i)
    }
    expect((await call(server.url, 'POST', '/api/session', { name: 'Eve' }, { origin })).status).toBe(403)
  },
)

test('preflights count as requests', async () => {
  const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await preflight(friend)).status))
  expect(statuses).toContain(429)
})
