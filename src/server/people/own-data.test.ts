import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PersonPage, PlayedPage, TableAnswer } from '../../protocol/rest.ts'
import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/port/store.ts'
import { databaseBelow } from '../../store/testing/below.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import { tracesOf } from '../../store/testing/traces.ts'
import type { Tally } from '../../tables/tally.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { pebblesPack, pebblesRecord, serveForTest, type TestServer } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

const password = 'a long password'
const open = { game: 'pebbles', players: 2, visibility: 'public' }

describe.each(['sqlite', 'postgres'] as const)('what is kept of a person, on %s', engine => {
  let server: TestServer
  let store: Store
  let passed = 0
  let databaseUrl: string | undefined
  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await (await startPostgres()).createDatabase() : undefined
    server = await serveForTest({ ...(databaseUrl && { databaseUrl }), wallClock: () => Date.now() + passed })
    store = await openStore({ dataFolder: server.folder, databaseUrl, beside: true })
  })
  afterAll(async () => {
    await store.close()
    await server.close()
  })

  const refusedBy = async ({ url, cookie }: TestPerson, method: string, path: string, body?: unknown) =>
    (await call<{ code: string }>(url, method, path, body, { cookie })).body.code

  /**
   * So many hours go by, and all that is due then is done. At least three at once, because less is taken in little by little. A job
   * under way is due again when its lease is over: nothing is, when nothing is due in the coming hour.
   */
  async function passes(...hours: readonly number[]): Promise<void> {
    const hour = 3_600_000
    for (const more of hours) {
      passed += more * hour
      const restful = async () => ((await store.nextDue()) ?? Infinity) > Date.now() + passed + hour
      await vi.waitUntil(restful, { timeout: 60_000 })
    }
  }

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
    expect(await pageFor(eve)).toEqual({ name: 'Ada', mine: false })
    expect((await pageFor(ada)).tallies).toHaveLength(1)
    await ask(ada, 'PATCH', '/api/me', { results: 'companions' })
    expect(await pageFor(eve)).toEqual({ name: 'Ada', mine: false })
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
    const findings = { variations: [], comments: [{ line: 0, at: 0, text: 'well begun' }], found: [] }
    await ask(dora, 'PUT', `/api/me/findings/${over}`, { findings, revision: 0 })
    const game = await ask<{ id: string }>(dora, 'POST', '/api/shared-games', { record: pebblesRecord })
    await ask(dora, 'POST', '/api/reports', { table: over, seat: 0, reason: 'play', words: 'so slow' })
    const review = { version: 3, answers: 9, text: '{}' }
    await ask(dora, 'PUT', `/api/me/reviews/${over}`, { review })
    const me = await ask<{ id: string }>(dora, 'GET', '/api/me')
    const kept = await ask<{ results: unknown[]; tables: unknown[]; person: object }>(dora, 'GET', '/api/me/export')
    expect(kept).toMatchObject({ person: { name: 'Dora' }, results: [{ table: over }], links: expect.anything() })
    expect(kept).toMatchObject({ plans: [], findings: [{ table: over, body: findings }] })
    expect(kept).toMatchObject({ reviews: [{ table: over, body: review }] })
    expect(kept).toMatchObject({ sharedGames: [{ id: game.id }], reports: [{ reason: 'play', words: 'so slow' }] })
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
    await passes(25)
    expect(await store.nextDue()).toBeUndefined()
    const again = (await ask<TableAnswer>(finn, 'GET', `/api/tables/${over}`)).view
    expect(again.status).toBe('finished')
  })

  test('nothing of who is gone is found anywhere in the database: not where they left before a game, nor what they said as a spectator', async () => {
    const name = 'Theodolinda'
    const [gone, host, other] = [
      await arrive(server.url, name),
      await arrive(server.url, 'Host'),
      await arrive(server.url, 'Other'),
    ]
    const { id } = await ask<{ id: string }>(gone, 'GET', '/api/me')
    let given = 0
    const give = (person: TestPerson, table: string, command: object) =>
      ask(person, 'POST', `/api/tables/${table}/commands`, { id: `given-${++given}`, command })
    const open = async (): Promise<string> =>
      (await ask<{ id: string }>(host, 'POST', '/api/tables', { game: 'pebbles', players: 3, visibility: 'public' })).id

    // At these they have no part any more: they left, were sent away, or never had one.
    const [left, sentAway, watched] = [await open(), await open(), await open()]
    for (const table of [left, sentAway]) {
      await give(gone, table, { kind: 'sit', seat: 1 })
      await give(gone, table, { kind: 'say', text: 'said before I left' })
    }
    await give(gone, left, { kind: 'leave', seat: 1 })
    await give(host, sentAway, { kind: 'open-seat', seat: 1 })
    await give(gone, watched, { kind: 'remark', text: 'said while I watched' })
    // At these they have: as host, as a player, as one who left the seat to a bot and nudged.
    const own = await seatEverybody([gone, host], 'pebbles', { title: 'in my own words' })
    const running = await seatEverybody([host, gone, other], 'pebbles')
    await give(host, running, { kind: 'start' })
    await give(gone, running, { kind: 'note', seat: 1, text: 'a note of mine' })
    await give(gone, running, { kind: 'leave', seat: 1 })
    // One that is over, while a bot still had their seat for them.
    const ended = await seatEverybody([host, gone], 'pebbles')
    await give(host, ended, { kind: 'start' })
    await give(gone, ended, { kind: 'leave', seat: 1 })
    await give(host, ended, { kind: 'ask-end', seat: 0 })
    await ask(host, 'POST', '/api/me/people', { table: own, seat: 0, follows: true })
    await ask(gone, 'POST', `/api/tables/${own}/invitations`, {
      person: (await ask<{ id: string }>(other, 'GET', '/api/me')).id,
    })

    const theirs = [id, name, 'said before I left', 'said while I watched', 'a note of mine', 'in my own words']
    const db = databaseBelow({ dataFolder: server.folder, databaseUrl })
    const before = await tracesOf(db, theirs)
    expect(before).toEqual(expect.arrayContaining([`entries.body: ${id}`, `entries.body: said while I watched`]))
    await ask(gone, 'DELETE', '/api/me', {})
    await passes(3, 25)
    expect(await store.nextDue()).toBeUndefined()
    expect(await tracesOf(db, theirs)).toEqual([])
    await db.destroy()
  })

  test('nor what they asked for in the moment in which they went, whatever it was', async () => {
    const name = 'Hildegunde'
    const [adela, bruno, gone] = [
      await arrive(server.url, 'Adela'),
      await arrive(server.url, 'Bruno'),
      await arrive(server.url, name),
    ]
    const { id } = await ask<{ id: string }>(gone, 'GET', '/api/me')
    const table = (await ask<{ id: string }>(adela, 'POST', '/api/tables', { ...open, players: 3 })).id
    const send = (person: TestPerson, method: string, path: string, body: object) =>
      call(server.url, method, path, body, { cookie: person.cookie })
    const wishes = (): Promise<unknown>[] => [
      send(gone, 'POST', '/api/me/tokens', {}),
      send(gone, 'POST', '/api/shared-games', { record: pebblesRecord }),
      send(gone, 'POST', '/api/packs', { game: 'pebbles', name, version: 1, pack: pebblesPack(1) }),
      send(gone, 'POST', '/api/tables', open),
      send(gone, 'POST', '/api/me/play-now', { games: ['pebbles'], speeds: ['live'] }),
      send(gone, 'POST', `/api/tables/${table}/commands`, { id: 'sit', command: { kind: 'sit', seat: 1 } }),
      send(gone, 'POST', `/api/tables/${table}/commands`, { id: 'say', command: { kind: 'remark', text: name } }),
      send(gone, 'POST', '/api/me/people', { table, seat: 0, follows: true }),
      send(bruno, 'POST', '/api/me/people', { person: id, follows: true }),
      send(adela, 'POST', `/api/tables/${table}/invitations`, { person: id }),
    ]
    const before = wishes()
    const going = send(gone, 'DELETE', '/api/me', {})
    await Promise.all([...before, going, ...wishes()])

    await passes(3, 25, 25)
    const db = databaseBelow({ dataFolder: server.folder, databaseUrl })
    expect(await tracesOf(db, [id, name])).toEqual([])
    await db.destroy()
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
