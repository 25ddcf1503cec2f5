import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MyPeople, PersonTie, SeatTie } from '../../protocol/people/requests.ts'
import { openStore } from '../../store/open.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
beforeAll(async () => {
  server = await serveForTest()
})
afterAll(() => server.close())

const change = (person: TestPerson, body: object): Promise<PersonTie> => ask(person, 'POST', '/api/me/people', body)
const refused = async (person: TestPerson, method: string, path: string, body?: object): Promise<string | undefined> =>
  (await call<{ reason?: { why: string } }>(server.url, method, path, body, { cookie: person.cookie })).body.reason?.why
const mine = (person: TestPerson): Promise<MyPeople> => ask(person, 'GET', '/api/me/people')
const start = (host: TestPerson, table: string) =>
  ask(host, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })

/** A game of these people has begun. */
async function together(people: readonly TestPerson[], options: object = {}): Promise<string> {
  const table = await seatEverybody(people, 'pebbles', options)
  await start(people[0] as TestPerson, table)
  return table
}

test('those with whom I have played are remembered; whom I follow I find at their public tables, and only there', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await together([ada, ben])
  const [tie] = await ask<readonly SeatTie[]>(ada, 'GET', `/api/tables/${table}/people`)
  expect(tie).toMatchObject({ seat: 1, name: 'Ben', follows: false, blocked: false, ownsName: false })
  expect((await mine(ada)).companions).toMatchObject([{ name: 'Ben', last: { id: table } }])
  expect(await change(ada, { table, seat: 1, follows: true })).toMatchObject({ name: 'Ben', follows: true })
  const open = await ask<{ id: string }>(ben, 'POST', '/api/tables', {
    ...{ game: 'pebbles', players: 2, visibility: 'public' },
  })
  const [followed] = (await mine(ada)).following
  expect(followed?.tables.map(({ id }) => id)).toEqual([open.id])
  // Nobody is told who follows them.
  expect((await mine(ben)).companions).toMatchObject([{ name: 'Ada', follows: false }])
  await change(ada, { person: tie?.id, follows: false })
  expect((await mine(ada)).following).toEqual([])
})

test('a name that is owned finds its person; nobody is found by the name of a guest, and nobody ties themselves', async () => {
  const [ada, guest] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Just a guest')]
  const owner = await arrive(server.url, 'Owned name')
  await ask(owner, 'PATCH', '/api/me', { password: 'long enough' })
  expect(await change(ada, { name: 'owned NAME', follows: true })).toMatchObject({ name: 'Owned name', ownsName: true })
  expect(await refused(ada, 'POST', '/api/me/people', { name: guest.name, follows: true })).toBe('nobody-meant')
  expect(await refused(ada, 'POST', '/api/me/people', { follows: true })).toBe('nobody-meant')
  expect(await refused(owner, 'POST', '/api/me/people', { name: 'Owned name', blocked: true })).toBe(
    'not-about-yourself',
  )
})

test('who may not look at a table is not told who sits there, nor can name them by it', async () => {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map(name => arrive(server.url, name)))
  const table = await together([ada, ben] as TestPerson[])
  const stranger = eve as TestPerson
  expect(await ask(stranger, 'GET', `/api/tables/${table}/people`)).toEqual([])
  expect(await refused(stranger, 'POST', '/api/me/people', { table, seat: 0, follows: true })).toBe('not-to-be-seen')
  const report = { table, seat: 0, reason: 'name', words: '' }
  expect(await refused(stranger, 'POST', '/api/reports', report)).toBe('not-to-be-seen')
})

test('who is blocked cannot come to my tables, by invitation or rematch either, and follows me no more', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await together([ada, ben])
  await change(ben, { table, seat: 0, follows: true })
  expect(await change(ada, { table, seat: 1, blocked: true })).toMatchObject({ blocked: true, follows: false })
  expect((await mine(ben)).following).toEqual([])
  expect(await refused(ben, 'POST', '/api/me/people', { table, seat: 0, follows: true })).toBe('not-followed')
  expect((await mine(ada)).companions).toEqual([])
  expect((await mine(ada)).blocked).toMatchObject([{ name: 'Ben' }])

  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
  const { secret } = await ask<{ secret: string }>(ada, 'POST', `/api/tables/${id}/links`, { kind: 'invite' })
  const sit = { id: 'sit', command: { kind: 'sit', seat: 1 }, link: secret }
  expect(await refused(ben, 'POST', `/api/tables/${id}/commands`, sit)).toBe('not-welcome')
  // Nor the other way round: neither has to meet the other.
  const theirs = await ask<{ id: string }>(ben, 'POST', '/api/tables', {
    ...{ game: 'pebbles', players: 2, visibility: 'public' },
  })
  expect(await refused(ada, 'POST', `/api/tables/${theirs.id}/commands`, { ...sit, link: undefined })).toBe(
    'not-welcome',
  )
  // A game that both play is played to its end, and does not go on by itself.
  await ask(ben, 'POST', `/api/tables/${table}/commands`, { id: 'e', command: { kind: 'ask-end', seat: 1 } })
  await ask(ada, 'POST', `/api/tables/${table}/commands`, {
    ...{ id: 'e', command: { kind: 'agree-end', seat: 0, agrees: true } },
  })
  await ask(ben, 'POST', `/api/tables/${table}/commands`, { id: 'r', command: { kind: 'rematch' } })
  const { view } = await ask<{ view: { rematch: string } }>(ben, 'GET', `/api/tables/${table}`)
  const again = await ask<{ view: { seats: unknown } }>(ben, 'GET', `/api/tables/${view.rematch}`)
  expect(again.view.seats).toEqual([{ kind: 'open' }, { kind: 'person', name: 'Ben' }])
  await change(ada, { table, seat: 1, blocked: false })
  expect(await refused(ben, 'POST', `/api/tables/${id}/commands`, { ...sit, id: 'sit-2' })).toBeUndefined()
})

test('those who watch talk among themselves: players read it when the game is over, and cannot join in before', async () => {
  const [ada, ben, cem] = [
    await arrive(server.url, 'Ada'),
    await arrive(server.url, 'Ben'),
    await arrive(server.url, 'Cem'),
  ]
  const table = await together([ada, ben], { visibility: 'public' })
  const clients = await Promise.all([ada, ben, cem].map(connectAs))
  const [forAda, forBen, forCem] = clients as [(typeof clients)[0], (typeof clients)[0], (typeof clients)[0]]
  await forAda.subscribe(table, 0)
  await forBen.subscribe(table, 1)
  await forCem.subscribe(table, 'spectator')
  expect(await forCem.command(table, { kind: 'remark', text: '  Ada has a plan ' })).toMatchObject({ type: 'done' })
  const said = () => Object.values(forCem.views.get(table)?.view.remarks ?? {})
  await forCem.when(() => said().length === 1)
  expect(said()).toMatchObject([{ name: 'Cem', text: 'Ada has a plan' }])
  expect(await forAda.command(table, { kind: 'remark', text: 'do I?' })).toMatchObject({
    reason: { why: 'players-hear-later' },
  })
  expect(await forCem.command(table, { kind: 'remark', text: 'x'.repeat(201) })).toMatchObject({
    reason: { why: 'line-too-long' },
  })
  // A player is sent not a word of it: neither in a view nor in an update.
  for (const client of [forAda, forBen]) {
    expect(client.views.get(table)?.view.remarks).toBeUndefined()
    expect(client.wire.join()).not.toContain('has a plan')
  }
  expect(JSON.stringify(forCem.messages)).not.toMatch(/"person":"/)
  await forAda.command(table, { kind: 'ask-end', seat: 0 })
  await forBen.command(table, { kind: 'agree-end', seat: 1, agrees: true })
  await forAda.when(() => forAda.views.get(table)?.view.remarks !== undefined)
  expect(await forAda.command(table, { kind: 'remark', text: 'I had one' })).toMatchObject({ type: 'done' })
  await forCem.when(() => said().length === 2)
  for (const client of clients) await client.close()
})

test('whoever has blocked a spectator, or is blocked by one, is not talked about by them', async () => {
  const [ada, ben, cem] = [
    await arrive(server.url, 'Ada'),
    await arrive(server.url, 'Ben'),
    await arrive(server.url, 'Cem'),
  ]
  const before = await together([ada, cem])
  await change(ada, { table: before, seat: 1, blocked: true })
  const table = await together([ada, ben], { visibility: 'public' })
  const remark = { id: 'r', command: { kind: 'remark', text: 'boo' } }
  expect(await refused(cem, 'POST', `/api/tables/${table}/commands`, remark)).toBe('not-welcome')
})

test('a report reaches the host of the server with what it is about, and only so many in a day', async () => {
  const [ada, ben, cem] = [
    await arrive(server.url, 'Ada'),
    await arrive(server.url, 'Ben'),
    await arrive(server.url, 'Cem'),
  ]
  const table = await together([ada, ben], { visibility: 'public' })
  await ask(cem, 'POST', `/api/tables/${table}/commands`, { id: 'r', command: { kind: 'remark', text: 'a rude word' } })
  const client = await connectAs(ben)
  await client.subscribe(table, 'spectator')
  const [line] = Object.keys(client.views.get(table)?.view.remarks ?? {}).map(Number)
  await client.close()
  await ask(ben, 'POST', '/api/reports', { table, line, reason: 'chat', words: 'This was rude.' })
  for (let more = 0; more < 9; more++)
    await ask(ben, 'POST', '/api/reports', { table, seat: 0, reason: 'play', words: '' })
  expect(await refused(ben, 'POST', '/api/reports', { table, seat: 0, reason: 'play', words: '' })).toBe(
    'too-many-reports',
  )
  const store = await openStore({ dataFolder: server.folder, beside: true })
  const told = await store.reports('waiting')
  await store.close()
  expect(told).toHaveLength(10)
  expect(told[0]).toMatchObject({ personName: 'Ben', aboutName: 'Cem', table, reason: 'chat' })
  expect(told[0]?.words).toBe(`This was rude. (line ${line})`)
})

test('nobody floods a chat: so many lines at once, and then one after the other', async () => {
  const strict = await serveForTest({ limits: { linesPerSecond: 0.001, lineBurst: 3 } })
  try {
    const ada = await arrive(strict.url, 'Ada')
    const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
    const say = async (at: number) =>
      (
        await call<{ reason?: { why: string } }>(
          ...([strict.url, 'POST', `/api/tables/${id}/commands`] as const),
          { id: `s${at}`, command: { kind: 'say', text: 'hello' } },
          { cookie: ada.cookie },
        )
      ).body.reason?.why
    expect([await say(1), await say(2), await say(3), await say(4)]).toEqual([
      ...[undefined, undefined, undefined, 'talks-too-fast'],
    ])
  } finally {
    await strict.close()
  }
})
