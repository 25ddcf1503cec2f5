import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PersonPage, PlayedPage, TableAnswer } from '../../protocol/rest.ts'
import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/port.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import type { Tally } from '../../tables/tally.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

const password = 'a long password'

describe.each(['sqlite', 'postgres'] as const)('what is kept of a person, on %s', engine => {
  let server: TestServer
  let store: Store
  let passed = 0
  beforeAll(async () => {
    const databaseUrl = engine === 'postgres' ? await (await startPostgres()).createDatabase() : undefined
    server = await serveForTest({ ...(databaseUrl && { databaseUrl }), wallClock: () => Date.now() + passed })
    store = await openStore({ dataFolder: server.folder, databaseUrl, beside: true })
  })
  afterAll(async () => {
    await store.close()
    await server.close()
  })

  const refusedBy = async ({ url, cookie }: TestPerson, method: string, path: string, body?: unknown) =>
    (await call<{ code: string }>(url, method, path, body, { cookie })).body.code

  /** A game of Pebbles of these people, played to its end. */
  async function played(people: readonly TestPerson[]): Promise<string> {
    const table = await seatEverybody(people, 'pebbles')
    const [host] = people as [TestPerson]
    await ask(host, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
    await Promise.all(
      people.map((person, seat) => createPlayer({ address: () => server.url, person }).play(table, seat)),
    )
    await vi.waitUntil(async () => (await store.result(table)) !== undefined, { timeout: 60_000 })
    return table
  }

  test('results are told to who played, added up, and to others only as their owner allows', async () => {
    const [ada, ben, eve] = [
      await arrive(server.url, 'Ada'),
      await arrive(server.url, 'Ben'),
      await arrive(server.url, 'Eve'),
    ]
    const table = await played([ada, ben])
    const { games } = await ask<PlayedPage>(ada, 'GET', '/api/me/results?game=pebbles&players=2&company=people')
    expect(games).toMatchObject([{ table, mine: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }] }])
    expect(await ask<PlayedPage>(ada, 'GET', '/api/me/results?company=bots')).toEqual({ games: [] })
    const [tally] = await ask<readonly Tally[]>(ada, 'GET', '/api/me/tallies')
    expect(tally).toMatchObject({ game: 'pebbles', games: 1, against: [{ name: 'Ben', games: 1 }] })
    expect(await refusedBy(ada, 'GET', '/api/me/results?after=nonsense')).toBe('bad-message')

    const pageFor = (person: TestPerson) => ask<PersonPage>(person, 'GET', '/api/people/ada')
    expect(await refusedBy(eve, 'GET', '/api/people/ada')).toBe('not-found')
    await ask(ada, 'PATCH', '/api/me', { password })
    expect(await pageFor(eve)).toMatchObject({ name: 'Ada', mine: false, tie: { follows: false } })
    expect(await pageFor(eve)).not.toHaveProperty('tallies')
    expect((await pageFor(ada)).tallies).toHaveLength(1)
    await ask(ada, 'PATCH', '/api/me', { results: 'companions' })
    expect(await pageFor(eve)).toMatchObject({ name: 'Ada', mine: false, tie: { follows: false } })
    expect(await pageFor(eve)).not.toHaveProperty('tallies')
    expect((await pageFor(ben)).tallies).toMatchObject([{ games: 1, against: [], best: { table: '' } }])
    await ask(ada, 'PATCH', '/api/me', { results: 'everybody' })
    expect(JSON.stringify((await pageFor(eve)).tallies)).not.toContain('Ben')
    // The page of one who owns a name is found from the games of the others.
    const [told] = (await ask<PlayedPage>(ben, 'GET', '/api/me/results')).games
    expect(told?.seats).toMatchObject([{ page: 'Ada' }, { name: 'Ben' }])
    expect(told?.seats[1]).not.toHaveProperty('page')
  })

  test('who deletes what is theirs is gone everywhere: their seat was somebody’s, and a bot plays on for them', async () => {
    const [dora, finn] = [await arrive(server.url, 'Dora'), await arrive(server.url, 'Finn')]
    await ask(dora, 'PATCH', '/api/me', { password })
    const over = await played([finn, dora])
    const running = await seatEverybody([dora, finn], 'pebbles')
    const say = (id: string, text: string) =>
      ask(dora, 'POST', `/api/tables/${running}/commands`, { id, command: { kind: 'say', text } })
    await ask(dora, 'POST', `/api/tables/${running}/commands`, { id: 's', command: { kind: 'start' } })
    await say('words', 'my secret plan')
    await ask(dora, 'POST', `/api/tables/${running}/commands`, {
      id: 'n',
      command: { kind: 'note', seat: 0, text: 'my notes' },
    })
    const { token } = await ask<{ token: string }>(dora, 'POST', '/api/me/tokens', {})
    const me = await ask<{ id: string }>(dora, 'GET', '/api/me')
    const kept = await ask<{ results: unknown[]; tables: unknown[]; person: object }>(dora, 'GET', '/api/me/export')
    expect(kept).toMatchObject({ person: { name: 'Dora' }, results: [{ table: over }], links: expect.anything() })
    expect(kept.tables).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toMatch(/scrypt|hash/)

    const watching = await connectAs(dora)
    expect(await refusedBy(dora, 'DELETE', '/api/me', {})).toBe('wrong-password')
    expect(await refusedBy(dora, 'DELETE', '/api/me', { password: 'another password' })).toBe('wrong-password')
    await ask(dora, 'DELETE', '/api/me', { password })
    await watching.when(() => false).catch(() => undefined)
    expect(await refusedBy(dora, 'GET', '/api/me')).toBe('no-session')
    const byToken = await call(server.url, 'GET', '/api/me', undefined, { authorization: `Bearer ${token}` })
    expect(byToken.status).toBeGreaterThanOrEqual(400)

    const viewOf = async () => (await ask<TableAnswer>(finn, 'GET', `/api/tables/${running}`)).view
    await vi.waitFor(async () => expect((await viewOf()).seats[0]).toMatchObject({ kind: 'bot' }), 60_000)
    await vi.waitFor(async () => {
      for (const table of [over, running]) {
        const text = JSON.stringify(await store.exportTable(table))
        for (const theirs of ['Dora', me.id, 'my secret plan', 'my notes']) expect(text).not.toContain(theirs)
        expect(text).toContain('Somebody')
      }
    }, 60_000)
    const [told] = (await ask<PlayedPage>(finn, 'GET', '/api/me/results')).games
    expect(told?.seats[1]).toMatchObject({ kind: 'gone', place: expect.any(Number) })
    // The name is free again, and the game that runs goes on to its end.
    await ask(await arrive(server.url, 'Dora'), 'PATCH', '/api/me', { password: 'of somebody else' })
    await createPlayer({ address: () => server.url, person: finn }).play(running, 1)
    await vi.waitUntil(async () => (await store.result(running)) !== undefined, { timeout: 60_000 })
    expect((await store.result(running))?.seats[0]?.who).toEqual({ kind: 'gone' })

    // What a process that had the table in memory kept meanwhile goes too.
    passed += 25 * 3_600_000
    await vi.waitUntil(async () => (await store.nextDue()) === undefined, { timeout: 60_000 })
    const again = (await ask<TableAnswer>(finn, 'GET', `/api/tables/${over}`)).view
    expect(again.status).toBe('finished')
  })

  test('a guest needs no password, and programs cannot delete anybody', async () => {
    const guest = await arrive(server.url, 'Gus')
    const { token } = await ask<{ token: string }>(guest, 'POST', '/api/me/tokens', {})
    const byToken = await call<{ code: string }>(
      server.url,
      'DELETE',
      '/api/me',
      {},
      { authorization: `Bearer ${token}` },
    )
    expect(byToken.status).toBe(403)
    await ask(guest, 'DELETE', '/api/me', {})
    expect(await refusedBy(guest, 'GET', '/api/me')).toBe('no-session')
  })
})
