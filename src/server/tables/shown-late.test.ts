import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableAnswer, TableInfo } from '../../protocol/rest.ts'
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
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let passed = 0
const options = { wallClock: () => Date.now() + passed }
beforeAll(async () => {
  server = await serveForTest(options)
})
afterAll(() => server.close())

const HOUR = 3_600_000

/** A public game that spectators see an hour late, with its first answer given. */
async function lateGame(
  delay = HOUR,
  url = server.url,
): Promise<{ table: string; people: TestPerson[]; players: Client[] }> {
  const people = [await arrive(url, 'Ada'), await arrive(url, 'Ben')]
  const table = await seatEverybody(people, 'pebbles', { visibility: 'public', delay })
  await ask(people[0] as TestPerson, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const players = await Promise.all(people.map(connectAs))
  for (const [seat, player] of players.entries()) await player.subscribe(table, seat)
  return { table, people, players }
}

/** Whoever is asked answers; gives how many answers there are then. */
async function answer(table: string, players: readonly Client[]): Promise<number> {
  const seat = players.findIndex(player => player.views.get(table)?.view.own?.question !== undefined)
  const player = players[seat] as Client
  const key = player.views.get(table)?.view.own?.question?.keys[0] ?? ''
  const reply = await player.command(table, { kind: 'answer', seat, key })
  const number = 'number' in reply ? reply.number : 0
  for (const one of players) await one.when(() => (one.views.get(table)?.number ?? 0) >= number)
  return player.views.get(table)?.view.answers ?? 0
}

test('spectators see the game later than it is played, by whatever way they look; players at once', async () => {
  const { table, players } = await lateGame()
  const early = await connect(server.url)
  await early.subscribe(table, 'spectator')
  const before = early.messages.length
  const answers = await answer(table, players)
  expect(answers).toBeGreaterThan(0)
  const seen = async () => {
    const late = await connect(server.url)
    await late.subscribe(table, 'spectator')
    const view = late.views.get(table)?.view
    await late.close()
    const told = (await call<TableAnswer>(server.url, 'GET', `/api/tables/${table}`)).body
    const log = (await call<{ answer: number }[]>(server.url, 'GET', `/api/tables/${table}/log`)).body
    const { tables } = (await call<{ tables: TableInfo[] }>(server.url, 'GET', '/api/tables?status=playing')).body
    const listed = tables.find(({ id }) => id === table)?.summary
    return [view?.answers, told.view.answers, log.at(-1)?.answer ?? 0, listed?.answers]
  }
  expect(await seen()).toEqual([0, 0, 0, 0])
  expect(early.messages.slice(before).filter(({ type }) => type === 'update')).toEqual([])
  // A player who looks as a spectator sees no more than one.
  expect((await players[0]?.subscribe(table, 'spectator'))?.type).toBe('table')
  expect(players[0]?.views.get(table)?.view.answers).toBe(0)
  await players[0]?.subscribe(table, 0)
  passed += 3 * HOUR
  expect(await seen()).toEqual([answers, answers, answers, 0])
  await early.when(() => early.views.get(table)?.view.answers === answers)
  for (const client of [early, ...players]) await client.close()
})

test('who watches is shown each answer when its time has come, and all of them when the game is over', async () => {
  const { table, people, players } = await lateGame(1_000)
  const spectator = await connect(server.url)
  await spectator.subscribe(table, 'spectator')
  const first = await answer(table, players)
  await spectator.when(() => spectator.views.get(table)?.view.answers === first)
  await spectator.close()

  const slow = await lateGame()
  const watcher = await connect(server.url)
  await watcher.subscribe(slow.table, 'spectator')
  await answer(slow.table, slow.players)
  for (const [seat, player] of slow.players.entries())
    await player.command(slow.table, seat === 0 ? { kind: 'ask-end', seat } : { kind: 'agree-end', seat, agrees: true })
  await watcher.when(() => watcher.views.get(slow.table)?.view.status === 'finished')
  const { body: told } = await call<TableAnswer>(server.url, 'GET', `/api/tables/${slow.table}`)
  expect(watcher.views.get(slow.table)?.view).toEqual(told.view)
  const remark = { id: 'r', command: { kind: 'remark', text: 'late' } }
  const eve = await arrive(server.url, 'Eve')
  const refused = await call(server.url, 'POST', `/api/tables/${table}/commands`, remark, { cookie: eve.cookie })
  expect(refused.body).toMatchObject({ reason: { why: 'no-remarks-before-end' } })
  expect(people).toHaveLength(2)
  for (const client of [watcher, ...players, ...slow.players]) await client.close()
})

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
}

test('no route tells anybody without a seat that an answer was given or something said, before its time', async () => {
  const { paths } = (
    await call<{ paths: Record<string, Record<string, Operation>> }>(server.url, 'GET', '/api/openapi.json')
  ).body
  const { table, players } = await lateGame()
  const eve = await arrive(server.url, 'Eve')
  await ask(eve, 'POST', '/api/me/people', { table, seat: 0, follows: true })
  const known: Readonly<Record<string, string>> = { id: table, game: 'pebbles', name: 'Ada' }
  const asked = Object.entries(paths).flatMap(([path, { get }]) => {
    const params = (get?.parameters ?? []).filter(one => one.in === 'path')
    if (get === undefined || params.some(({ name }) => !(name in known))) return []
    return [path.replace(/\{(\w+)\}/g, (_, name) => known[name] ?? '')]
  })
  expect(asked).toEqual(expect.arrayContaining(['/api/tables', '/api/me/people', `/api/tables/${table}/log`]))
  const byLine = (line: number) => ask(eve, 'POST', '/api/me/people', { table, line }).catch(String)
  const told = async () => ({
    ...Object.fromEntries(
      await Promise.all(
        asked.map(async path => [path, (await call(server.url, 'GET', path, undefined, { cookie: eve.cookie })).body]),
      ),
    ),
    // Whoever says something can be meant by the number of their line.
    lines: await Promise.all(Array.from({ length: 40 }, (_, at) => byLine(at + 1))),
  })
  const before = await told()
  await answer(table, players)
  await players[1]?.command(table, { kind: 'say', text: 'now I have the quartz' })
  expect(await told()).toEqual(before)
  for (const player of players) await player.close()
})

test('after a restart nothing more is shown than before, although the table is saved as it stands', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-late-'))
  const before = await serveForTest({ ...options, dataFolder })
  const { table, players } = await lateGame(HOUR, before.url)
  await answer(table, players)
  for (const player of players) await player.close()
  // Closing a server saves what it has in memory.
  await before.close()
  const after = await serveForTest({ ...options, dataFolder })
  const { body } = await call<TableAnswer>(after.url, 'GET', `/api/tables/${table}`)
  expect(body.view).toMatchObject({ status: 'playing', answers: 0 })
  await after.close()
  await rm(dataFolder, { recursive: true })
})
