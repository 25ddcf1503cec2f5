import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferInfo, PlayNow } from '../../protocol/offers/requests.ts'
import type { TableAnswer } from '../../protocol/rest.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import { arrive, ask, call, seatEverybody, type TestPerson } from '../testing/client.ts'
import { pebblesPack, serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let passed = 0
beforeAll(async () => {
  server = await serveForTest({ wallClock: () => Date.now() + passed, limits: { offersPerPerson: 2 } })
})
afterAll(() => server.close())

const live = { games: ['pebbles'], speeds: ['live'] }
const play = (person: TestPerson, wish: object = live): Promise<PlayNow> =>
  ask(person, 'POST', '/api/me/play-now', wish)
const look = (person: TestPerson, table: string): Promise<TableAnswer> => ask(person, 'GET', `/api/tables/${table}`)
const offers = (person: TestPerson, query = ''): Promise<readonly OfferInfo[]> =>
  ask(person, 'GET', `/api/offers${query}`)
const namesAt = async (person: TestPerson, table: string): Promise<readonly string[]> =>
  (await look(person, table)).view.seats.map(seat => ('name' in seat ? (seat.name ?? '') : seat.kind))
/** Longer than anybody is waited for in one sitting: what is offered is gone before the next test. */
const later = (): void => {
  passed += 3 * 3_600_000
}

describe('playing with somebody now', () => {
  test('who comes first waits at a table that everybody sees; the second sits down there, and the game begins', async () => {
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const waits = await play(ada)
    expect(waits.waits).toBe(true)
    expect(await offers(ben)).toMatchObject([
      { table: waits.table, speed: 'live', players: 2, summary: { host: 'Ada' } },
    ])
    expect(await play(ben)).toEqual({ table: waits.table, waits: false })
    expect((await look(ada, waits.table)).view).toMatchObject({ status: 'playing' })
    expect(await namesAt(ada, waits.table)).toEqual(['Ada', 'Ben'])
    expect(await offers(ben)).toEqual([])
    later()
  })

  test('asking again keeps waiting at the same table, and says that one still does', async () => {
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const first = await play(ada)
    expect(await play(ada)).toEqual(first)
    expect((await offers(ben)).map(({ table }) => table)).toEqual([first.table])
    later()
    expect(await offers(ben)).toEqual([])
    expect(await play(ada)).toEqual(first)
    expect((await offers(ben)).map(({ table }) => table)).toEqual([first.table])
    later()
    expect((await play(ben)).table).not.toBe(first.table)
    later()
  })

  test('a game over days is offered while nobody looks; who wants one sitting is not sent there', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cem'].map(name => arrive(server.url, name)))
    const [ada, ben, cem] = people as [TestPerson, TestPerson, TestPerson]
    const days = await play(ada, { games: ['pebbles'], speeds: ['days'] })
    passed += 3 * 86_400_000
    expect(await play(ben)).toMatchObject({ waits: true })
    const found = await play(cem, { games: ['pebbles'], speeds: ['days'] })
    expect(found).toEqual({ table: days.table, waits: false })
    expect((await look(ada, days.table)).view.arrangement.pace).toBeDefined()
    later()
  })

  test('nobody is sent to a rated table: there one sits down oneself', async () => {
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const rated = { game: 'pebbles', players: 2, visibility: 'public', rated: true }
    const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', rated)
    expect((await offers(ben)).map(({ table, summary }) => [table, summary.rated])).toEqual([[id, true]])
    const found = await play(ben)
    expect(found.waits).toBe(true)
    expect(found.table).not.toBe(id)
    later()
  })

  test('who takes any pace is moved to whoever came later and takes only one', async () => {
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const any = { games: ['pebbles'], speeds: ['live', 'days'] }
    const own = await play(ada, any)
    const bens = await play(ben, { games: ['pebbles'], speeds: ['days'] })
    expect(bens).toMatchObject({ waits: true })
    expect(await play(ada, any)).toEqual({ table: bens.table, waits: false })
    expect(await namesAt(ben, bens.table)).toEqual(['Ben', 'Ada'])
    expect((await offers(ben)).map(({ table }) => table)).not.toContain(own.table)
    later()
  })

  test('nobody who has not looked is seated at a rated table, or one with a pack of its own', async () => {
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', {
      ...{ game: 'pebbles', players: 2, visibility: 'public', starts: 'when-full', rated: true },
    })
    const found = await play(ben)
    expect(found).toMatchObject({ waits: true })
    expect(found.table).not.toBe(id)
    expect((await offers(ben)).map(({ table }) => table).toSorted()).toEqual([id, found.table].toSorted())
    expect(await play(ben)).toEqual(found)
    later()
  })

  test('who presses ten times in one moment waits at one table', async () => {
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const pressed = await Promise.all(Array.from({ length: 10 }, () => play(ada)))
    expect(new Set(pressed.map(({ table }) => table)).size).toBe(1)
    expect(await offers(ben)).toHaveLength(1)
    later()
  })

  test('tables with packs of their own, however many wait, stand in nobody’s way', async () => {
    const days = { games: ['pebbles'], speeds: ['days'] }
    const pack = pebblesPack(1)
    const pace = { turn: 86_400_000, grace: 86_400_000 }
    for (const name of ['Tom', 'Tim', 'Tam', 'Tum']) {
      const host = await arrive(server.url, name)
      const table = { game: 'pebbles', players: 2, visibility: 'public', pace, pack }
      for (let made = 0; made < 2; made++) await ask(host, 'POST', '/api/tables', table)
    }
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const { table } = await play(ada, days)
    expect(await play(ben, days)).toEqual({ table, waits: false })
    passed += 20 * 86_400_000
  })

  test('three seats are waited for until three have come', async () => {
    const three = { ...live, players: 3 }
    const people = await Promise.all(['Ada', 'Ben', 'Cem'].map(name => arrive(server.url, name)))
    const waits: boolean[] = []
    for (const person of people) waits.push((await play(person, three)).waits)
    expect(waits).toEqual([true, true, false])
    later()
  })

  test('twenty who press at the same moment make ten games, nobody is in two', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => arrive(server.url, `P${at}`)))
    await Promise.all(people.map(person => play(person)))
    // Who found a seat taken a moment before waits; asked again, they are brought together.
    for (let round = 0; round < 3; round++) for (const person of people) await play(person).catch(() => undefined)
    const playing = await Promise.all(
      people.map(person => ask<{ tables: { id: string }[] }>(person, 'GET', '/api/me/tables?status=playing')),
    )
    const tables = playing.flatMap(page => page.tables.map(({ id }) => id))
    expect(new Set(tables).size * 2).toBe(tables.length)
    later()
  })

  test('two who have blocked each other never meet', async () => {
    const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const table = await seatEverybody([ada, ben], 'pebbles')
    await ask(ada, 'POST', '/api/me/people', { table, seat: 1, blocked: true })
    const own = await play(ada)
    expect(await offers(ben)).toEqual([])
    const other = await play(ben)
    expect(other).toMatchObject({ waits: true })
    expect(other.table).not.toBe(own.table)
    const sit = { id: 'sit', command: { kind: 'sit', seat: 1 } }
    const refused = await call(server.url, 'POST', `/api/tables/${own.table}/commands`, sit, { cookie: ben.cookie })
    expect(refused).toMatchObject({ status: 403, body: { reason: { why: 'not-welcome' } } })
    later()
  })

  test('seats are offered at few tables by one person, by whatever way; bots that fill them begin the game', async () => {
    const ada = await arrive(server.url, 'Ada')
    const make = () =>
      call<{ id: string }>(
        server.url,
        'POST',
        '/api/tables',
        { game: 'pebbles', players: 2, visibility: 'public', starts: 'when-full' },
        { cookie: ada.cookie },
      )
    const [first, second, third] = [await make(), await make(), await make()]
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
    const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
    const arranging = { kind: 'arrange', players: 2, arrangement: { visibility: 'public', options: {} } }
    const arrange = (request: string) =>
      call(
        server.url,
        'POST',
        `/api/tables/${id}/commands`,
        { id: request, command: arranging },
        { cookie: ada.cookie },
      )
    expect(await arrange('a1')).toMatchObject({ status: 429, body: { reason: { why: 'too-many-offers' } } })
    const bot = { id: 'bot', command: { kind: 'seat-bot', seat: 1, level: 'random' } }
    await ask(ada, 'POST', `/api/tables/${first.body.id}/commands`, bot)
    expect((await look(ada, first.body.id)).view.status).not.toBe('open')
    expect((await arrange('a2')).status).toBe(200)
    expect((await offers(ada)).map(({ table }) => table)).toEqual([second.body.id, id])
    await ask(ada, 'DELETE', `/api/tables/${id}/offer`)
    expect((await offers(ada)).map(({ table }) => table)).toEqual([second.body.id])
    await ask(ada, 'PUT', `/api/tables/${id}/offer`)
    expect(await offers(ada, '?players=2&speed=live&game=pebbles')).toHaveLength(2)
    const ben = await arrive(server.url, 'Ben')
    const put = (table: string, person: TestPerson) =>
      call(server.url, 'PUT', `/api/tables/${table}/offer`, undefined, { cookie: person.cookie })
    expect(await put(id, ben)).toMatchObject({ body: { reason: { why: 'host-offers' } } })
    // Its last seat is taken meanwhile: whoever says then that they still wait is late, and not wrong.
    expect((await put(first.body.id, ada)).status).toBe(200)
    expect(await offers(ada, '?players=2&speed=live&game=pebbles')).toHaveLength(2)
    const own = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
    expect(await put(own.id, ada)).toMatchObject({ body: { reason: { why: 'nothing-to-offer' } } })
    later()
  })
})

test('people at two servers with one PostgreSQL are paired once', async () => {
  const databaseUrl = await (await startPostgres()).createDatabase()
  const servers = await Promise.all([serveForTest({ databaseUrl }), serveForTest({ databaseUrl })])
  try {
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => arrive(servers[at % 2]?.url ?? '', `P${at}`)),
    )
    await Promise.all(people.map(person => play(person)))
    const unpaired = async () => {
      const pages = await Promise.all(
        people.map(person => ask<{ tables: { id: string }[] }>(person, 'GET', '/api/me/tables?status=playing')),
      )
      return people.filter((_, at) => pages[at]?.tables.length === 0)
    }
    for (let round = 0; round < 3; round++) for (const person of await unpaired()) await play(person)
    expect(await unpaired()).toEqual([])
    const pages = await Promise.all(
      people.map(person => ask<{ tables: { id: string }[] }>(person, 'GET', '/api/me/tables?status=playing')),
    )
    expect(pages.map(page => page.tables.length)).toEqual(people.map(() => 1))
  } finally {
    for (const one of servers) await one.close()
    await (await startPostgres()).dropDatabases()
  }
})
