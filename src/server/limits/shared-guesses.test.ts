import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../../store/testing/postgres.ts'
import type { Limits } from '../settings.ts'
import { arrive, ask, call } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

const servers: TestServer[] = []
afterAll(() => Promise.all(servers.map(server => server.close())))

/** Two servers that know of each other only by their database. */
async function twoOnOneDatabase(limits: Partial<Limits>): Promise<[TestServer, TestServer]> {
  const databaseUrl = await (await startPostgres()).createDatabase()
  const two: [TestServer, TestServer] = [
    await serveForTest({ databaseUrl, trustProxy: 1, limits }),
    await serveForTest({ databaseUrl, trustProxy: 1, limits }),
  ]
  servers.push(...two)
  return two
}

const guess = async (server: TestServer, name: string, address: string, password = 'a wrong one'): Promise<number> =>
  (await call(server.url, 'POST', '/api/session', { name, password }, { 'x-forwarded-for': address })).status

test('guesses at a name are counted by two servers together, whatever the addresses', async () => {
  const two = await twoOnOneDatabase({ guessesPerName: 4 })
  const ada = await arrive(two[0].url, 'Ada')
  await ask(ada, 'PATCH', '/api/me', { password: 'the right one' })
  const statuses = []
  for (let made = 0; made < 8; made++) statuses.push(await guess(two[made % 2 ? 0 : 1], 'Ada', `198.51.100.${made}`))
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429, 429])
  for (const server of two) expect(await guess(server, 'Ada', '198.51.100.99', 'the right one')).toBe(429)
  // Guesses that come at once at both are not granted twice either.
  const atOnce = await Promise.all(
    Array.from({ length: 12 }, (_, at) => guess(two[at % 2 ? 0 : 1], 'Nobody', `203.0.113.${at}`)),
  )
  expect(atOnce.filter(status => status === 401)).toHaveLength(4)
})

test('guesses of an address at many names are counted by two servers together, and then not against the names', async () => {
  const two = await twoOnOneDatabase({ sessionsPerMinute: 6, guessesPerName: 4 })
  const statuses = []
  for (let made = 0; made < 10; made++)
    statuses.push(await guess(two[made % 2 ? 0 : 1], made < 6 ? `name ${made}` : 'Bea', '198.51.100.1'))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429, 429])
  const elsewhere = []
  for (let made = 0; made < 5; made++) elsewhere.push(await guess(two[0], 'Bea', `198.51.100.${made + 2}`))
  expect(elsewhere).toEqual([401, 401, 401, 401, 429])
})

test('guesses are counted on when the server is started again on its data folder', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-guesses-'))
  const options = { dataFolder, trustProxy: 1, limits: { guessesPerName: 2 } }
  const statuses = []
  for (let started = 0; started < 3; started++) {
    const server = await serveForTest(options)
    statuses.push(await guess(server, 'Ada', `198.51.100.${started}`))
    await server.close()
  }
  expect(statuses).toEqual([401, 401, 429])
  await rm(dataFolder, { recursive: true, force: true })
})
