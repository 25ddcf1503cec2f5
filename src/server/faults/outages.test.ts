import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../store/testing/postgres.ts'
import { type DatabaseProxy, proxyTo } from '../../store/testing/proxy.ts'
import { arrive, call, connectAs, seatEverybody } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let postgres: TestPostgres
let proxy: DatabaseProxy
let server: TestServer
beforeAll(async () => {
  postgres = await startPostgres()
  proxy = await proxyTo(await postgres.createDatabase())
  server = await serveForTest({ databaseUrl: proxy.url, databasePatience: 500 })
})
afterAll(async () => {
  await server.close()
  await proxy.close()
  await postgres.dropDatabases()
})

const status = async (path: string): Promise<number> => (await call(server.url, 'GET', path)).status

test('while the database cannot be reached the server is alive, not ready, and says so; clocks and play go on when it can', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const clocked = await seatEverybody([ada, ben], 'pebbles', { clock: { bank: 2_000, increment: 200 } })
  const free = await seatEverybody([ada, ben], 'pebbles')
  const client = await connectAs(ada)
  for (const table of [clocked, free]) {
    await client.subscribe(table, 0)
    await client.command(table, { kind: 'start' })
  }
  expect(await status('/readyz')).toBe(200)
  proxy.cut()
  const key = client.views.get(free)?.view.own?.question?.keys[0] ?? ''
  const answer = { kind: 'answer', seat: 0, key } as const
  expect(await client.command(free, answer, 'again')).toMatchObject({ type: 'refused', code: 'database-away' })
  expect(await status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  expect(await call(server.url, 'GET', '/api/tables')).toMatchObject({ status: 503, body: { code: 'database-away' } })
  // The clocks run out while nothing can be kept.
  await new Promise(resolve => setTimeout(resolve, 3_000))
  expect(client.views.get(clocked)?.view.answers).toBe(0)
  proxy.heal()
  await client.when(() => (client.views.get(clocked)?.view.answers ?? 0) >= 2)
  await vi.waitFor(async () => expect(await client.command(free, answer, 'again')).toMatchObject({ type: 'done' }), {
    timeout: 30_000,
  })
  expect(client.views.get(free)?.view.answers).toBe(1)
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 30_000 })
  await client.close()
})
