import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest } from '../testing/pebbles.ts'

/** A receiver that misbehaves by the path it is called at. */
let receiver: Server
const sockets = new Set<Socket>()
const called: string[] = []
let sent = 0
let cut = 0
const manners: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/silent': () => {},
  // Never idle for long, and never done.
  '/drips': response => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(drip))
  },
  '/drips-headers': response => {
    const { socket } = response
    socket?.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => socket?.write('x-more: 1\r\n'), 50)
    response.on('close', () => clearInterval(drip))
  },
  '/endless': response => {
    const block = 'x'.repeat(64 * 1024)
    const pour = (): void => {
      while (!response.destroyed && response.write(block)) sent += block.length
    }
    response.writeHead(200)
    response.on('drain', pour)
    response.on('close', () => cut++)
    pour()
  },
  '/brief': response => response.end('thank you'),
}
beforeAll(async () => {
  receiver = createServer((request, response) => {
    called.push(request.url ?? '')
    request.resume()
    manners[request.url ?? '']?.(response)
  })
  receiver.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  receiver.close()
})

const addressOf = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`

/** Two people of whom the second is called at such an address when it is their turn: at once, in Pebbles. */
async function tableOf(url: string, path: string): Promise<{ ada: TestPerson; table: string }> {
  const [ada, ben] = [await arrive(url, 'Ada'), await arrive(url, 'Ben')]
  await ask(ben, 'PATCH', '/api/me', { webhook: addressOf(path) })
  const table = await seatEverybody([ada, ben], 'pebbles')
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  return { ada, table }
}

const metric = async (url: string, name: string): Promise<number> => {
  const { body } = await call<string>(url, 'GET', '/metrics')
  return Number(new RegExp(`^athenaeum_${name}_total (\\d+)$`, 'm').exec(body)?.[1])
}

test('webhooks that never end hold up neither clocks nor bots, and the server stops when it is told', async () => {
  const server = await serveForTest({ webhooks: { allowPrivate: true, timeout: 600_000 } })
  for (const path of ['/silent', '/drips', '/drips-headers']) {
    for (let made = 0; made < 2; made++) await tableOf(server.url, path)
    await vi.waitFor(() => expect(called.filter(one => one === path)).toHaveLength(2), { timeout: 30_000 })
  }
  const [eve, ira] = [await arrive(server.url, 'Eve'), await arrive(server.url, 'Ira')]
  const table = await seatEverybody([eve, ira], 'pebbles', { clock: { bank: 1_000, increment: 200 } })
  const client = await connectAs(eve)
  await client.subscribe(table, 0)
  await client.command(table, { kind: 'start' })
  await client.when(() => (client.views.get(table)?.view.answers ?? 0) >= 2)
  await client.close()
  // Nobody waits for the ten minutes that each call was allowed.
  await server.close()
})

test('one person’s calls that never end do not keep other people from being called', async () => {
  const server = await serveForTest({ webhooks: { allowPrivate: true, timeout: 600_000 } })
  const slow = await arrive(server.url, 'Slow')
  await ask(slow, 'PATCH', '/api/me', { webhook: addressOf('/silent') })
  for (let made = 0; made < 40; made++)
    await ask(slow, 'POST', '/api/tables', { game: 'pebbles', players: 1, start: true })
  await tableOf(server.url, '/brief')
  await vi.waitFor(async () => expect(await metric(server.url, 'webhooks_sent')).toBe(1), { timeout: 60_000 })
  await server.close()
})

test('an answer without end is cut after a few kilobytes, and one that comes too slowly at its deadline; both were taken', async () => {
  const server = await serveForTest({ webhooks: { allowPrivate: true, timeout: 300 } })
  await tableOf(server.url, '/endless')
  await vi.waitFor(() => expect(cut).toBe(1), { timeout: 30_000 })
  // What the receiver could send went into the buffers of the two machines, not into our memory.
  expect(sent).toBeLessThan(64 * 1024 * 1024)
  await tableOf(server.url, '/drips')
  await vi.waitFor(async () => expect(await metric(server.url, 'webhooks_sent')).toBe(2), { timeout: 30_000 })
  await server.close()
})

test('a call that is not answered in time is tried again, also where headers come without end', async () => {
  const server = await serveForTest({ webhooks: { allowPrivate: true, timeout: 100, firstRetry: 10, attempts: 2 } })
  called.length = 0
  await tableOf(server.url, '/drips-headers')
  await vi.waitFor(async () => expect(await metric(server.url, 'webhooks_failed')).toBe(1), { timeout: 30_000 })
  expect(called).toEqual(['/drips-headers', '/drips-headers'])
  await server.close()
})
