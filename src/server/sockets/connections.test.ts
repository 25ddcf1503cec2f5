import { once } from 'node:events'
import { expect, test } from 'vitest'
import { arrive, ask, call, connect, connectAs } from '../testing/client.ts'
import { pebblesPack, serveForTest } from '../testing/pebbles.ts'
import { openRaw } from '../testing/raw.ts'

const gauge = async (url: string, name: string): Promise<number> => {
  const { body } = await call<string>(url, 'GET', '/metrics')
  return Number(new RegExp(`^athenaeum_${name} (\\d+)$`, 'm').exec(body)?.[1])
}

test('a request that never comes whole is given up, be it the half of its head or of its body', async () => {
  const server = await serveForTest({ limits: { requestTime: 1_500 } })
  const head = 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const halves = ['POST /api/se', head, `${head}Content-Length: 100\r\n\r\n{"name":`, '']
  await Promise.all(
    halves.map(async half => {
      const socket = await openRaw(server.url)
      socket.write(half)
      socket.resume()
      await once(socket, 'close')
    }),
  )
  await connect(server.url).then(client => client.close())
  await server.close()
})

test('an address has only so many connections of any kind, and gets new ones when old ones end', async () => {
  const server = await serveForTest({ limits: { anyConnectionsPerAddress: 4 } })
  const sockets = await Promise.all(Array.from({ length: 8 }, () => openRaw(server.url)))
  for (const socket of sockets) socket.resume()
  const refused: unknown[] = []
  await new Promise<void>(resolve => {
    for (const socket of sockets) socket.once('close', () => refused.push(socket) === 4 && resolve())
  })
  const left = sockets.filter(socket => !refused.includes(socket))
  await Promise.all(left.map(socket => once(socket.end(), 'close')))
  expect((await call(server.url, 'GET', '/api/games')).status).toBe(200)
  await server.close()
})

test('only so many tables stay in memory: those that are watched, and those that were used last', async () => {
  const server = await serveForTest({ limits: { tablesInMemory: 6 } })
  const ada = await arrive(server.url, 'Ada')
  const make = (body: object = {}) =>
    ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 1, start: true, ...body })
  const watched = await make()
  const client = await connectAs(ada)
  await client.subscribe(watched.id, 0)
  const others = []
  for (let index = 0; index < 12; index++) others.push((await make()).id)
  expect(await gauge(server.url, 'tables')).toBeLessThanOrEqual(6)
  expect(await gauge(server.url, 'tables')).toBeGreaterThan(3)
  // All of them are still there for who asks, one after the other and at once.
  await Promise.all([...others, ...others].map(id => ask(ada, 'POST', `/api/tables/${id}/commands`, say(id))))
  for (const id of others) await ask(ada, 'GET', `/api/tables/${id}`)
  expect(await gauge(server.url, 'tables')).toBeLessThanOrEqual(6)
  expect(await gauge(server.url, 'tables')).toBeGreaterThan(3)
  expect(await client.command(watched.id, { kind: 'say', text: 'I see' })).toMatchObject({ type: 'done', number: 2 })
  await client.when(() => client.views.get(watched.id)?.number === 2)
  // A pack of its own weighs as much as many tables.
  await make({ pack: pebblesPack(50_000) })
  expect(await gauge(server.url, 'tables')).toBeLessThanOrEqual(2)
  await client.close()
  await server.close()
})

const say = (id: string) => ({ id: `say-${id}`, command: { kind: 'say', text: 'hello' } })
