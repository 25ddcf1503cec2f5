import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newcomer } from '../../ratings/estimate.ts'
import { raterOf } from '../../ratings/rater.ts'
import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/port/store.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import { arrive, ask, seatEverybody, type TestPerson } from '../testing/client.ts'
import { createPlayer, pause } from '../testing/player.ts'
import { type BuiltServer, buildServer, freePort, type ServerProcess, startProcess } from '../testing/processes.ts'

/** So often one is killed while they play. */
const KILLS = Number(process.env.KILLS ?? 6)

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built.remove())

/** SQLite is one process's alone; PostgreSQL is shared by several. */
describe.each([
  ['sqlite', 1],
  ['postgres', 3],
] as const)('rated games on %s, played at %d servers of which one is killed again and again', (engine, count) => {
  let dataFolder = ''
  let databaseUrl: string | undefined
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-rated-'))
    if (engine === 'postgres') databaseUrl = await (await startPostgres()).createDatabase()
    servers = [await launch()]
    servers.push(...(await Promise.all(Array.from({ length: count - 1 }, launch))))
  })
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()))
    await rm(dataFolder, { recursive: true, force: true })
    if (engine === 'postgres') await (await startPostgres()).dropDatabases()
  })
  const launch = async (): Promise<ServerProcess> =>
    startProcess(built, {
      PORT: await freePort(),
      ATHENAEUM_DATA: dataFolder,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    })
  const addressOf = (at: number): string => servers[at % count]?.url ?? ''

  /** Every change begins where the one before of the same person ended. */
  async function unbroken(store: Store, person: string): Promise<number> {
    const changes = await store.changesOf(person, 'pebbles', 1_000)
    for (const [at, { before }] of changes.entries())
      expect(before).toEqual(at === 0 ? newcomer : changes[at - 1]?.after)
    return changes.length
  }

  test('are each counted once, one after the other, and counted again they give the same', {
    timeout: 180_000 + KILLS * 12_000,
  }, async () => {
    const people: TestPerson[] = []
    for (const name of ['Ada', 'Ben', 'Eve']) people.push(await arrive(addressOf(people.length), name))
    const [ada] = people as [TestPerson]
    const tables: string[] = []
    for (let made = 0; made < 3; made++) tables.push(await seatEverybody(people, 'pebbles', { rated: true }))
    for (const table of tables)
      await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
    let over = false
    const killOne = async (): Promise<void> => {
      await servers[0]?.kill()
      servers[0] = await launch()
    }
    const killing = (async () => {
      for (let kills = 0; kills < KILLS && !over; kills++) {
        await pause(600)
        await killOne()
      }
    })()
    await Promise.all(
      tables.flatMap(table =>
        people.map((person, seat) =>
          createPlayer({ address: () => addressOf(seat), person, thinks: 10 }).play(table, seat),
        ),
      ),
    )
    over = true
    await killing
    // Once more where the games are over and perhaps not yet counted.
    await killOne()
    const store = await openStore({ dataFolder, databaseUrl, beside: true })
    const ids = await Promise.all(
      people.map(person => ask<{ id: string }>({ ...person, url: addressOf(0) }, 'GET', '/api/me')),
    )
    const persons = ids.map(({ id }) => id)
    await vi.waitFor(
      async () =>
        expect((await store.ratings('pebbles', persons)).map(({ games }) => games)).toEqual(
          persons.map(() => tables.length),
        ),
      { timeout: 100_000, interval: 200 },
    )
    for (const table of tables) {
      expect(await store.result(table)).toBeDefined()
      expect((await store.changesAt(table)).map(({ person }) => person).toSorted()).toEqual(persons.toSorted())
    }
    for (const person of persons) expect(await unbroken(store, person)).toBe(tables.length)
    const before = await Promise.all(persons.map(person => store.changesOf(person, 'pebbles', 10)))
    expect(await store.recountGames('pebbles', raterOf('pebbles'))).toBe(tables.length)
    expect(await Promise.all(persons.map(person => store.changesOf(person, 'pebbles', 10)))).toEqual(before)
    await store.close()
  })
})
