import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PersonInfo, YourTurn } from '../../protocol/rest.ts'
import { isPublicAddress } from '../limits/addresses.ts'
import { arrive, ask, call, seatEverybody } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

interface Heard {
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

let server: TestServer
let receiver: Server
const heard: Heard[] = []
/** The first calls are turned away, so that they must be tried again. */
let failures = 1
let waiting: (() => void) | undefined
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', part => {
      body += part
    })
    request.on('end', () => {
      response.statusCode = failures-- > 0 ? 500 : 204
      response.end()
      heard.push({ body, headers: request.headers })
      waiting?.()
    })
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  server = await serveForTest({ webhooks: { allowPrivate: true, firstRetry: 50 } })
})
afterAll(async () => {
  await server.close()
  receiver.close()
})

test('a webhook says whose turn it is, signed, and is tried again when it was not taken', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/turn`
  const { webhookKey = '' } = await ask<PersonInfo>(ben, 'PATCH', '/api/me', { webhook: address })
  const table = await seatEverybody([ada, ben], 'pebbles')
  const twice = new Promise<void>(resolve => {
    waiting = () => heard.length >= 2 && resolve()
  })
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  await twice
  const [first, second] = heard as [Heard, Heard]
  expect(second.body).toBe(first.body)
  expect(JSON.parse(second.body) as YourTurn).toMatchObject({ type: 'your-turn', table, seat: 1, rule: 'throw' })
  const signed = createHmac('sha256', webhookKey).update(second.body).digest('hex')
  expect(second.headers['x-athenaeum-signature']).toBe(`sha256=${signed}`)
})

test('webhooks go only to public addresses unless the host of the server allows others', async () => {
  const strict = await serveForTest()
  const ada = await arrive(strict.url, 'Ada')
  for (const webhook of [
    'http://127.0.0.1/x',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://intranet/',
    'ftp://a.org/',
  ]) {
    const { status } = await call(strict.url, 'PATCH', '/api/me', { webhook }, { cookie: ada.cookie })
    expect([webhook, status >= 400]).toEqual([webhook, true])
  }
  await strict.close()
  const addresses = [
    '8.8.8.8',
    '127.0.0.1',
    '169.254.169.254',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    '2606:4700::1',
  ]
  expect(addresses.filter(isPublicAddress)).toEqual(['8.8.8.8', '2606:4700::1'])
})

test('a webhook is led to no private address, neither by a name nor by a redirect', async () => {
  let reached = 0
  const inside = createServer((_request, response) => {
    reached++
    response.end()
  })
  await new Promise<void>(resolve => inside.listen(0, '127.0.0.1', resolve))
  const target = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`
  const redirecting = createServer((_request, response) => response.writeHead(307, { location: target }).end())
  await new Promise<void>(resolve => redirecting.listen(0, '127.0.0.1', resolve))
  const { port } = redirecting.address() as AddressInfo

  // The name looks public; only its address tells.
  const byName = { webhook: target.replace('127.0.0.1', 'localhost.'), allowPrivate: false }
  const byRedirect = { webhook: `http://127.0.0.1:${port}/`, allowPrivate: true }
  for (const { webhook, allowPrivate } of [byName, byRedirect]) {
    const own = await serveForTest({ webhooks: { allowPrivate, attempts: 1 } })
    const ada = await arrive(own.url, 'Ada')
    await ask(ada, 'PATCH', '/api/me', { webhook })
    await ask(ada, 'POST', '/api/tables', { game: 'pebbles', players: 1, start: true })
    await vi.waitFor(
      async () =>
        expect((await call<string>(own.url, 'GET', '/metrics')).body).toMatch(/athenaeum_webhooks_failed_total 1$/m),
      { timeout: 20_000 },
    )
    await own.close()
  }
  expect(reached).toBe(0)
  inside.close()
  redirecting.close()
})
