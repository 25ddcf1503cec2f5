import { connect as connectTo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BadSetting, optionsOf } from '../environment.ts'
import { arrive, ask, call } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

/** What the server answers to a request written byte by byte. */
function said(url: string, ...lines: string[]): Promise<string> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connectTo(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', part => {
      text += part
      // A socket that was let in stays open.
      if (text.includes('101 Switching')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
    socket.write([...lines, `Host: ${host}`, 'Connection: close', '', ''].join('\r\n'))
  })
}

const statusOf = (answer: string): number => Number(answer.split(' ')[1])

const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']

/** Every way to write the address of a route. */
const spellings = [
  'GET /api/games HTTP/1.1',
  'GET /%61pi/games HTTP/1.1',
  'GET /ap%69/%67ames HTTP/1.1',
  'GET /api/games?x HTTP/1.1',
  'GET /api/games?%2f#y HTTP/1.1',
  'GET http://elsewhere/api/games HTTP/1.1',
  'GET https://elsewhere:1/%61pi/games HTTP/1.1',
  'HEAD /api/games HTTP/1.1',
]

let server: TestServer
beforeAll(async () => {
  server = await serveForTest({ limits: { requestsPerMinute: 5 } })
})
afterAll(() => server.close())

test('however an address is written, its requests are counted and its answers are not kept', async () => {
  const first = await Promise.all(spellings.slice(0, 5).map(line => said(server.url, line)))
  for (const answer of first) {
    expect(statusOf(answer)).toBe(200)
    expect(answer).toMatch(/cache-control: no-store/i)
    expect(answer).toMatch(/x-ratelimit-limit: 5/i)
  }
  for (const line of spellings) expect([line, statusOf(await said(server.url, line))]).toEqual([line, 429])
  // A wall clock that is set makes nobody's minute end, or last.
  vi.setSystemTime(Date.now() + 7_200_000)
  expect(statusOf(await said(server.url, spellings[0] ?? ''))).toBe(429)
  vi.useRealTimers()
  for (const line of [
    'GET /socket HTTP/1.1',
    'GET /socket?x HTTP/1.1',
    'GET /%73ocket HTTP/1.1',
    'GET http://x/socket HTTP/1.1',
  ]) {
    const answer = await said(server.url, line, ...upgrade.slice(0, 2), upgrade[2] ?? '')
    expect([line, statusOf(answer)]).toEqual([line, 429])
  }
})

test('behind one proxy the address is what that proxy saw, whatever the client claims', async () => {
  const proxied = await serveForTest({ trustProxy: 1, limits: { requestsPerMinute: 5 } })
  // nginx adds the address that it sees at the end of what came.
  const from = (address: string, forged: string) =>
    said(proxied.url, 'GET /api/games HTTP/1.1', `X-Forwarded-For: ${forged}, ${address}`).then(statusOf)
  const statuses = []
  for (let sent = 0; sent < 7; sent++) statuses.push(await from('198.51.100.1', `10.0.0.${sent}, 10.1.0.${sent}`))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await from('198.51.100.2', '198.51.100.1')).toBe(200)
  await proxied.close()
})

test('without a proxy nothing that a client says about its address is believed', async () => {
  const bare = await serveForTest({ limits: { requestsPerMinute: 5 } })
  const statuses = []
  for (let sent = 0; sent < 6; sent++)
    statuses.push(statusOf(await said(bare.url, 'GET /api/games HTTP/1.1', `X-Forwarded-For: 10.0.0.${sent}`)))
  expect(statuses.at(-1)).toBe(429)
  await bare.close()
})

test('with two proxies the second address from the end counts', async () => {
  const proxied = await serveForTest({ trustProxy: 2, limits: { requestsPerMinute: 1 } })
  const from = (list: string) => said(proxied.url, 'GET /api/games HTTP/1.1', `X-Forwarded-For: ${list}`).then(statusOf)
  expect(await from('1.1.1.1, 198.51.100.1, 203.0.113.1')).toBe(200)
  expect(await from('2.2.2.2, 198.51.100.1, 203.0.113.2')).toBe(429)
  expect(await from('1.1.1.1, 198.51.100.9, 203.0.113.1')).toBe(200)
  await proxied.close()
})

test('settings that make no sense are refused with what would', () => {
  expect(optionsOf({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(optionsOf({}).trustProxy).toBe(0)
  expect(optionsOf({ ALLOWED_ORIGINS: 'https://a.example/, http://localhost:5173' }).allowedOrigins).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ])
  for (const env of [
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '-1' },
    { ALLOWED_ORIGINS: '*' },
    { ALLOWED_ORIGINS: 'https://*.example' },
    { ALLOWED_ORIGINS: 'null' },
    { ALLOWED_ORIGINS: 'https://a.example/path' },
    { ALLOWED_ORIGINS: 'a.example' },
    { COOKIE_KEYS: 'short' },
  ])
    expect(() => optionsOf(env)).toThrow(BadSetting)
})

test('passwords are guessed only so often for one name, from however many addresses, and its owner still gets in', async () => {
  const limits = { guessesPerName: 4 }
  const guarded = await serveForTest({ trustProxy: 1, limits })
  const ada = await arrive(guarded.url, 'Ada')
  await ask(ada, 'PATCH', '/api/me', { password: 'the right one' })
  const ben = await arrive(guarded.url, 'Ben')
  await ask(ben, 'PATCH', '/api/me', { password: 'the right one' })
  const signIn = (name: string, password: string, address: number, cookie = '') =>
    call(
      guarded.url,
      'POST',
      '/api/session',
      { name, password },
      { 'x-forwarded-for': `198.51.100.${address}`, cookie },
    )

  // The browser in which she was before knows her; that is all it knows.
  const known = await signIn('Ada', 'the right one', 1)
  const device =
    known.headers
      .getSetCookie()
      .find(one => one.startsWith('athenaeum-device='))
      ?.split(';')[0] ?? ''
  expect((await call(guarded.url, 'GET', '/api/me', undefined, { cookie: device })).status).toBe(401)

  const spelled = ['Ada', 'ADA', 'ａｄａ', ' ada ']
  const statuses = []
  for (let guess = 0; guess < 8; guess++)
    statuses.push((await signIn(spelled[guess % 4] ?? '', 'a wrong one', 10 + guess)).status)
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429])
  expect((await signIn('Ada', 'the right one', 50)).status).toBe(429)
  expect((await signIn('Ada', 'the right one', 51, device)).status).toBe(200)
  // Names of nobody are counted alike, so that the count tells nothing; other names are not touched.
  expect((await signIn('Ben', 'the right one', 52)).status).toBe(200)
  const nobody = []
  for (let guess = 0; guess < 5; guess++) nobody.push((await signIn('Nobody', 'a wrong one', 60 + guess)).status)
  expect(nobody).toEqual([401, 401, 401, 401, 429])
  // Her sessions go on, and the browser's own guesses are counted too.
  await ask(ada, 'GET', '/api/me')
  const own = []
  for (let guess = 0; guess < 5; guess++) own.push((await signIn('Ada', 'a wrong one', 70, device)).status)
  expect(own.at(-1)).toBe(429)
  await guarded.close()
})
