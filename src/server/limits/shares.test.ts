import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/rest.ts'
import {
  arrive,
  ask,
  type Client,
  call,
  connect,
  connectAs,
  seatEverybody,
  type TestPerson,
} from '../testing/client.ts'
import { pebblesPack, serveForTest, type TestServer } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

const KILOBYTE = 1024
const PACK_BYTES = 100 * KILOBYTE

let server: TestServer
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  server = await serveForTest({
    limits: {
      keptBurst: 450 * KILOBYTE,
      keptBytesPerSecond: 0,
      largeBodyBurst: 1_100 * KILOBYTE,
      largeBodyBytesPerSecond: 0,
      entriesToContinue: 10,
    },
  })
  ada = await arrive(server.url, 'Ada')
  ben = await arrive(server.url, 'Ben')
})
afterAll(() => server.close())

const arrange = (pack: unknown) => ({
  kind: 'arrange' as const,
  players: 2,
  arrangement: { visibility: 'private' as const, options: {}, pack },
})
const post = (person: TestPerson, path: string, body: object) =>
  call<{ code: string; message: string }>(server.url, 'POST', path, body, { cookie: person.cookie })

test('a large body is read only for who has a session, and only so much of them', async () => {
  const nobody = { ...ada, cookie: '' }
  const much = { game: 'pebbles', players: 2, pack: Array(270_000).fill({}) }
  expect(await post(nobody, '/api/tables', much)).toMatchObject({ status: 401, body: { code: 'no-session' } })
  const eve = await arrive(server.url, 'Eve')
  const refused = await post(eve, '/api/tables', much)
  expect(refused).toMatchObject({ status: 400, body: { code: 'bad-json', message: /more than 100000 values/ } })
  expect(await post(eve, '/api/tables', much)).toMatchObject({ status: 429, body: { code: 'too-fast' } })
  expect(await post(eve, '/api/tables', { game: 'pebbles', players: 2 })).toMatchObject({ status: 200 })
})

test('a person has only so much kept, in whatever they send, and others go on', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles', { visibility: 'public' })
  const path = `/api/tables/${table}/commands`
  const statuses: number[] = []
  for (let index = 0; index < 8; index++) {
    const { status } = await post(ada, path, { id: `a${index}`, command: arrange(pebblesPack(PACK_BYTES + index)) })
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
  let kept = 0
  for (;;) {
    const note = { kind: 'note', seat: 0, text: 'x'.repeat(4_000) }
    const { status, body } = await post(ada, path, { id: `n${kept}`, command: note })
    if (status !== 200) {
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many' })
      break
    }
    expect(++kept).toBeLessThan(20)
  }
  expect(await post(ben, path, { id: 'b', command: { kind: 'say', text: 'I can still talk' } })).toMatchObject({
    status: 200,
  })
})

test('who comes back after long, or after the table was arranged anew, is sent the whole table once', async () => {
  const eve = await arrive(server.url, 'Eve')
  const { id } = await ask<{ id: string }>(eve, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
  const client = await connectAs(eve)
  const say = (text: string) => client.command(id, { kind: 'say', text })
  for (let line = 1; line <= 12; line++) await say(`line ${line}`)
  const back = (since: number) => {
    client.views.delete(id)
    return client.subscribe(id, 0, since)
  }
  expect(await back(0)).toMatchObject({ type: 'table', number: 12 })
  expect(await back(1)).toMatchObject({ type: 'table', number: 12 })
  expect(await back(2)).toMatchObject({ type: 'continued', number: 12 })
  await client.when(() => client.messages.filter(message => message.type === 'update').length === 10)
  await client.command(id, { kind: 'arrange', players: 2, arrangement: { visibility: 'private', options: {} } })
  expect(await back(12)).toMatchObject({ type: 'table', number: 13 })
  await say('again')
  expect(await back(13)).toMatchObject({ type: 'continued', number: 14 })
  await client.close()
})

test('looking at a large table costs a connection more than looking at a small one', async () => {
  const paced = await serveForTest({ limits: { messagesPerSecond: 0.01, messageBurst: 20 } })
  const eve = await arrive(paced.url, 'Eve')
  const make = (body: object) =>
    ask<{ id: string }>(eve, 'POST', '/api/tables', { game: 'pebbles', players: 2, ...body })
  const small = await make({})
  const large = await make({ pack: pebblesPack(200 * KILOBYTE) })
  const looks = async (table: string): Promise<number> => {
    const client = await connectAs(eve)
    let seen = 0
    while (seen < 100) {
      client.send({ type: 'subscribe', id: `s${seen}`, table, as: 0 })
      const reply = await client.until(
        (message): message is never =>
          message.type === 'refused' || (message.type === 'table' && message.id === `s${seen}`),
      )
      if ((reply as { type: string }).type === 'refused') break
      seen++
    }
    await client.close()
    return seen
  }
  expect(await looks(small.id)).toBeGreaterThan(15)
  expect(await looks(large.id)).toBeLessThan(4)
  await paced.close()
})

test('an address has only its share of the work, however many connections it has', async () => {
  const shared = await serveForTest({ limits: { workPerSecond: 0.001, workBurst: 2 + 20 + 102 } })
  const eve = await arrive(shared.url, 'Eve')
  const { id } = await ask<{ id: string }>(eve, 'POST', '/api/tables', { game: 'pebbles', players: 2, start: false })
  await ask(eve, 'GET', `/api/tables/${id}`)
  const clients = await Promise.all(Array.from({ length: 20 }, () => connectAs(eve)))
  const looks = clients.flatMap(client => Array.from({ length: 10 }, () => client.subscribe(id, 0)))
  const replies = await Promise.all(looks)
  const shown = replies.filter(({ type }) => type === 'table').length
  // A view that has still to be written costs 6, one that was written for somebody else little more than 2.
  expect(shown).toBeGreaterThanOrEqual(17)
  expect(shown).toBeLessThanOrEqual(51)
  expect(replies.filter(reply => reply.type === 'refused' && reply.code === 'too-fast')).toHaveLength(200 - shown)
  await Promise.all(clients.map(client => client.close()))
  await shared.close()
})

test('a table that is refused is not made, whatever is wrong with it, also one that could not start', async () => {
  const noah = await arrive(server.url, 'Noah')
  for (const wrong of [
    { start: true },
    { bots: [null, null], start: true },
    { start: true, rated: true },
    { bots: [null, 'nobody'] },
    { options: { no: 'option' } },
    { pack: { rounds: 0 } },
    { players: 9 },
    { game: 'chess' },
  ]) {
    const wanted = { game: 'pebbles', players: 2, ...wrong }
    expect([wrong, (await post(noah, '/api/tables', wanted)).status]).not.toEqual([wrong, 200])
    expect([wrong, (await ask<{ tables: unknown[] }>(noah, 'GET', '/api/me/tables')).tables]).toEqual([wrong, []])
  }
})

test('a rematch that is refused makes no table, and one that is granted makes one, however often it is asked for', async () => {
  const [cleo, dan, mallory] = await Promise.all(['Cleo', 'Dan', 'Mallory'].map(name => arrive(server.url, name)))
  if (cleo === undefined || dan === undefined || mallory === undefined) throw new Error('somebody is missing')
  const table = await seatEverybody([cleo, dan], 'pebbles', { visibility: 'public' })
  await ask(cleo, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const players = [cleo, dan].map(person => createPlayer({ address: () => server.url, person }))
  await Promise.all(players.map((player, seat) => player.play(table, seat)))
  const rematch = (person: TestPerson, id: string) =>
    post(person, `/api/tables/${table}/commands`, { id, command: { kind: 'rematch' } })
  const tablesOf = async (person: TestPerson) =>
    (await ask<{ tables: TableInfo[] }>(person, 'GET', '/api/me/tables')).tables
  for (let asked = 0; asked < 5; asked++) expect(await rematch(mallory, `r${asked}`)).toMatchObject({ status: 403 })
  expect([await tablesOf(mallory), await tablesOf(cleo)]).toMatchObject([[], [{ id: table }]])
  const granted = await Promise.all([rematch(cleo, 'r'), rematch(cleo, 'r'), rematch(dan, 'r'), rematch(dan, 'other')])
  expect(granted.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await tablesOf(cleo)).toHaveLength(2)
  expect(await tablesOf(dan)).toHaveLength(2)
})

test('what waits for all readers together is bounded, and those who read go on', async () => {
  const bounded = await serveForTest({ limits: { bytesWaiting: 1e12, bytesWaitingInAll: 4 * 1024 * KILOBYTE } })
  const eve = await arrive(bounded.url, 'Eve')
  const body = { game: 'pebbles', players: 2, pack: pebblesPack(500 * KILOBYTE), visibility: 'public' }
  const { id } = await ask<{ id: string }>(eve, 'POST', '/api/tables', body)
  const reader = await connectAs(eve)
  const deaf: Client[] = await Promise.all(Array.from({ length: 6 }, () => connect(bounded.url)))
  const cut = deaf.map(client => new Promise<void>(resolve => client.socket.once('close', () => resolve())))
  for (const client of deaf) {
    client.socket.pause()
    for (let look = 0; look < 40; look++) client.send({ type: 'subscribe', id: `s${look}`, table: id, as: 'spectator' })
  }
  await reader.subscribe(id, 0)
  // One who does not read learns of it as soon as it does.
  await new Promise(resolve => setTimeout(resolve, 1_000))
  for (const client of deaf) client.socket.resume()
  await Promise.race(cut)
  expect(await reader.command(id, { kind: 'say', text: 'still here' })).toMatchObject({ type: 'done' })
  await Promise.all([reader, ...deaf].map(client => client.close()))
  await bounded.close()
})
