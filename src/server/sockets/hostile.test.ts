import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableAnswer } from '../../protocol/rest.ts'
import { answerSomehow, trial } from '../../tables/testing/table.ts'
import type { Context } from '../context.ts'
import { reportFailure } from '../tables/live-table.ts'
import { arrive, ask, call, connect, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { flood, HALF_TEXT, MORE, openDeaf, PING, PONG, rawFrame } from '../testing/raw.ts'

let server: TestServer
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
  ben = await arrive(server.url, 'Ben')
})
afterAll(() => server.close())

/** A part of a document that no client should send: too deep, too wide, or of texts that cannot be kept. */
const odd: fc.Arbitrary<string> = fc.oneof(
  fc
    .record({ depth: fc.integer({ min: 200, max: 7_000 }), list: fc.boolean() })
    .map(({ depth, list }) =>
      list ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth / 3)}1${'}'.repeat(depth / 3)}`,
    ),
  fc.constantFrom('"\\u0000"', '"\\ud83d"', '{"\\udca5":1}', '{"__proto__":{}}'),
)

/** Messages in which it stands at any place. */
const messages = fc
  .record({
    odd,
    place: fc.constantFrom('options', 'pack', 'title', 'key', 'text', 'id', 'type', 'table', 'more', 'alone'),
  })
  .map(({ odd, place }) => {
    const at = (name: string, usual: string): string => (name === place ? odd : usual)
    const arrangement = `{"visibility":"private","options":{"a":${at('options', '1')}},"pack":${at('pack', '1')},"title":${at('title', '"x"')}}`
    const arrange = `{"kind":"arrange","players":2,"arrangement":${arrangement}}`
    const command =
      place === 'text'
        ? `{"kind":"say","text":${odd}}`
        : place === 'key'
          ? `{"kind":"answer","seat":0,"key":${odd}}`
          : arrange
    const inside = { id: at('id', '"x"'), command, more: place === 'more' ? `,"more":${odd}` : '' }
    if (place === 'alone') return { socket: odd, http: odd }
    return {
      socket: `{"type":${at('type', '"command"')},"id":${inside.id},"table":${at('table', '"t"')},"command":${command}${inside.more}}`,
      http: `{"id":${inside.id},"command":${command}${inside.more}}`,
    }
  })

test('JSON of any depth and oddness is refused, over the socket and by HTTP, from strangers and from people', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const before = await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)
  const clients = [await connect(server.url), await connectAs(ada)]
  let sent = 0
  await fc.assert(
    fc.asyncProperty(messages, async ({ socket, http }) => {
      for (const client of clients) {
        const id = `after-${++sent}`
        client.messages.splice(0)
        client.sendRaw(socket)
        client.send({ type: 'ping', id })
        await client.reply(id)
        expect(client.messages.map(message => message.type).sort()).toEqual(['pong', 'refused'])
      }
      for (const cookie of ['', ada.cookie])
        for (const path of [`/api/tables/${table}/commands`, '/api/tables', '/api/session']) {
          const headers = { 'content-type': 'application/json', cookie }
          const { status } = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: http })
          expect(Math.floor(status / 100), `${path} ${http.slice(0, 80)}`).toBe(4)
        }
    }),
    { numRuns: 40 },
  )
  expect(await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)).toEqual(before)
  await Promise.all(clients.map(client => client.close()))
})

test('a request id that cannot be kept is refused, and nobody else at the table notices', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const [a, b] = [await connectAs(ada), await connectAs(ben)]
  await a.subscribe(table, 0)
  await b.subscribe(table, 1)
  for (const id of ['\u0000', 'a\u0000', '\ud83d', 'è', 'a b', '', 'x'.repeat(65)]) {
    const body = { id, command: { kind: 'say', text: 'hello' } }
    const { status } = await call(server.url, 'POST', `/api/tables/${table}/commands`, body, { cookie: ada.cookie })
    expect(Math.floor(status / 100)).toBe(4)
    a.send({ type: 'command', table, ...body } as never)
  }
  for (const text of ['nul \u0000', 'half \ud83d', 'bell \u0007'])
    expect(await a.command(table, { kind: 'say', text })).toMatchObject({
      type: 'refused',
    })
  expect(await a.command(table, { kind: 'say', text: 'two\nlines, 💥' })).toMatchObject({ type: 'done' })
  await b.when(() => Object.keys(b.views.get(table)?.view.chat ?? {}).length === 1)
  expect(b.messages.map(message => message.type)).not.toContain('unsubscribed')
  await Promise.all([a.close(), b.close()])
})

test('the log of a fault never holds the seed of a game that runs', () => {
  const logged: unknown[] = []
  const context = {
    metrics: { count: () => undefined },
    log: { error: (what: unknown) => void logged.push(what) },
  } as unknown as Context
  const made = trial({ seed: 'secret-seed' })
  const report = () => reportFailure(context, { id: 't1', table: made.table } as never, new Error('broken'))
  report()
  answerSomehow(made, 0)
  report()
  expect(JSON.stringify(logged)).not.toContain('secret-seed')
  expect(logged[1]).toMatchObject({ record: expect.stringContaining('0: ') })
  while (made.table.finishedAt === undefined) answerSomehow(made, 1)
  report()
  expect(logged[2]).toMatchObject({ record: expect.stringContaining('seed secret-seed') })
})

const MEGABYTE = 1024 * 1024

test('who sends pings and reads nothing is cut off, however fast pings may come, and what waits stays bounded', async () => {
  const unpaced = await serveForTest({ limits: { bytesWaiting: 64 * 1024, messageBytes: MEGABYTE } })
  const ping = rawFrame(PING, Buffer.alloc(125, 1))
  const before = process.memoryUsage().rss
  const took = await flood(await openDeaf(unpaced.url), Buffer.concat(Array(400).fill(ping)), 200 * MEGABYTE)
  expect(took).toBeLessThan(100 * MEGABYTE)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE)
  await unpaced.close()
})

test('pings, pongs, halves of frames and of messages are held to the pace of a connection', async () => {
  const paced = await serveForTest({ limits: { messagesPerSecond: 5, messageBurst: 10, messageBytes: 2_000 } })
  const many = (frame: Buffer): Buffer => Buffer.concat(Array(100).fill(frame))
  const floods: readonly (readonly [first: Buffer, rest: Buffer])[] = [
    [Buffer.alloc(0), many(rawFrame(PING))],
    [Buffer.alloc(0), many(rawFrame(PING, Buffer.alloc(100)))],
    [Buffer.alloc(0), many(rawFrame(PONG))],
    [rawFrame(HALF_TEXT), many(rawFrame(MORE))],
    [rawFrame(HALF_TEXT, Buffer.from('{')), many(rawFrame(MORE, Buffer.from(' ')))],
    [Buffer.from([0x81, 0xfe]), Buffer.alloc(1_000)],
  ]
  for (const [first, rest] of floods) {
    const socket = await openDeaf(paced.url)
    socket.write(first)
    expect(await flood(socket, rest, 200 * MEGABYTE)).toBeLessThan(20 * MEGABYTE)
  }
  const proper = await connect(paced.url)
  const pong = new Promise(resolve => proper.socket.once('pong', data => resolve(String(data))))
  proper.socket.ping('are you there?')
  expect(await pong).toBe('are you there?')
  await proper.close()
  await paced.close()
})
