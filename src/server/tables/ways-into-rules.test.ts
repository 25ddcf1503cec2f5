import { afterAll, expect, test, vi } from 'vitest'
import { pack as pebblesPack } from '../../../docs/adding-a-game/pack.ts'
import type { TableAnswer } from '../../protocol/rest.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import type { Command } from '../../tables/command.ts'
import { arrive, ask, type Client, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { pebbles, serveForTest, type TestServer } from '../testing/pebbles.ts'
import { watchedGame, watchRules } from '../testing/watched-rules.ts'

/**
 * Every way by which somebody or the server itself comes to the rules of a table: each route that names a table, each command,
 * jobs, bots, other processes, and loading. None of them may run rules with a pack of the table's own outside the limit of time.
 */

const pack = { ...pebblesPack, own: true }
const arrangement = { visibility: 'private', options: {}, pack } as const

/** Of each kind one; the compiler finds a new kind. What is refused has been through the rules too, or did not need them. */
const commands: { readonly [K in Command['kind']]: Extract<Command, { readonly kind: K }> } = {
  arrange: { kind: 'arrange', arrangement, players: 2 },
  sit: { kind: 'sit', seat: 0 },
  'seat-bot': { kind: 'seat-bot', seat: 1, level: 'random' },
  'open-seat': { kind: 'open-seat', seat: 1 },
  start: { kind: 'start' },
  answer: { kind: 'answer', seat: 0, key: 'nothing' },
  undo: { kind: 'undo', seat: 0 },
  redo: { kind: 'redo', seat: 0 },
  'restart-turn': { kind: 'restart-turn', seat: 0 },
  'ask-consent': { kind: 'ask-consent', seat: 0 },
  consent: { kind: 'consent', seat: 1, agrees: true },
  order: { kind: 'order', seat: 0, order: { id: 'o', rule: 'confirm', key: 'confirm:turn', until: 'once' } },
  'clear-order': { kind: 'clear-order', seat: 0, id: 'o' },
  'follow-plan': { kind: 'follow-plan', seat: 0, plan: 'p', steps: [] },
  'drop-plan': { kind: 'drop-plan', seat: 0 },
  say: { kind: 'say', text: 'hello' },
  remark: { kind: 'remark', text: 'well played' },
  note: { kind: 'note', seat: 0, text: 'a thought' },
  pause: { kind: 'pause', seat: 0 },
  resume: { kind: 'resume', seat: 0 },
  nudge: { kind: 'nudge', seat: 1 },
  'stand-in': { kind: 'stand-in', seat: 1 },
  replace: { kind: 'replace', seat: 1 },
  holiday: { kind: 'holiday', seat: 0, from: 0, to: 0 },
  'ask-end': { kind: 'ask-end', seat: 0 },
  'agree-end': { kind: 'agree-end', seat: 1, agrees: false },
  leave: { kind: 'leave', seat: 1 },
  return: { kind: 'return', seat: 1 },
  'allow-coach': { kind: 'allow-coach', seat: 0, allowed: true },
  rematch: { kind: 'rematch' },
  // Last: nobody comes back from it.
  resign: { kind: 'resign', seat: 1 },
}

const servers: TestServer[] = []
afterAll(() => Promise.all(servers.map(server => server.close())))

test('no route, command, job, bot, other process or restart runs rules with an own pack outside the limit', {
  timeout: 150_000,
}, async () => {
  const watched = watchRules()
  const databaseUrl = await (await startPostgres()).createDatabase()
  const extraGames = [pebbles, watchedGame]
  const packs = { rulesLimit: 20_000, timePerHost: 1e6, timeForAll: 1e6 }
  const launch = async (): Promise<TestServer> => {
    const made = await serveForTest({ databaseUrl, extraGames, packs, bots: { overdue: 500, pause: 0, budget: 50 } })
    servers.push(made)
    return made
  }
  const [here, there] = [await launch(), await launch()]
  const people = [await arrive(here.url, 'Ada'), await arrive(here.url, 'Ben')] as const
  const [ada] = people
  await ask(ada, 'PATCH', '/api/me', { webhook: 'https://webhook.invalid/turn' })
  const table = await seatEverybody(people, 'watched', { pack })

  const clients = await Promise.all(people.map(connectAs))
  const onlooker = await connectAs({ ...ada, url: there.url })
  await onlooker.subscribe(table, 0)
  for (const [seat, client] of clients.entries()) await client.subscribe(table, seat)
  await giveAll(table, clients)
  for (let round = 0; round < 6; round++) await answerOnce(table, clients)
  await giveAll(table, clients)
  const answers = (client: Client | undefined) => client?.views.get(table)?.view.answers
  await onlooker.when(() => answers(onlooker) === answers(clients[0]))
  const comingBack = await connectAs(ada)
  await comingBack.subscribe(table, 0, (clients[0]?.views.get(table)?.number ?? 1) - 1)
  for (const server of [here, there]) await askEverything({ ...ada, url: server.url }, table)

  // Bots play it to its end, a clock runs out, and a process that has never seen it loads it.
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'go', command: commands.resume })
  for (const [seat, client] of clients.entries()) await client.command(table, { kind: 'resign', seat })
  await until(async () => (await look({ ...ada, url: there.url }, table)).view.status === 'finished')
  await askEverything(ada, table)
  await clients[0]?.command(table, commands.rematch)
  const timed = await seatEverybody(people, 'watched', { pack, clock: { bank: 1_000, increment: 0 } })
  await ask(ada, 'POST', `/api/tables/${timed}/commands`, { id: 'start', command: commands.start })
  await until(async () => (await look(ada, timed)).view.answers > 0)
  for (const client of [...clients, onlooker, comingBack]) await client.close()
  await servers.shift()?.close()
  const later = await launch()
  for (const id of [table, timed]) await askEverything({ ...ada, url: later.url }, id)

  expect([...watched.outside]).toEqual([])
  expect([...watched.under]).toEqual(
    expect.arrayContaining(['prepare', 'setup', 'copy', 'mask', 'unmask', 'scores', 'moment', 'rules.turn.apply']),
  )
})

const look = (person: TestPerson, table: string): Promise<TableAnswer> =>
  ask(person, 'GET', `/api/tables/${table}?as=spectator`)

const until = (holds: () => Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 30_000, interval: 100 })

/** Gives each command in the name of whom it is for; most are refused at any one time. */
async function giveAll(table: string, clients: readonly Client[]): Promise<void> {
  for (const command of Object.values(commands).filter(({ kind }) => kind !== 'resign')) {
    const seat = 'seat' in command ? command.seat : 0
    const by = command.kind === 'seat-bot' || command.kind === 'open-seat' ? 0 : seat
    // A table that has lost its second player before the game would not start.
    if ((command.kind === 'leave' || command.kind === 'open-seat' || command.kind === 'seat-bot') && by !== seat)
      continue
    await clients[by]?.command(table, command)
  }
  await clients[0]?.command(table, commands.resume)
  await clients[1]?.command(table, commands.return)
  // Who has left a seat was sent away from it.
  for (const [seat, client] of clients.entries()) await client.subscribe(table, seat)
}

async function answerOnce(table: string, clients: readonly Client[]): Promise<void> {
  for (const [seat, client] of clients.entries()) {
    const question = client.views.get(table)?.view.own?.question
    const key = question?.keys[0]
    if (question === undefined || key === undefined) continue
    const reply = await client.command(table, { kind: 'answer', seat, key, asked: question.asked })
    const number = reply.type === 'done' ? reply.number : 0
    await client.when(() => (client.views.get(table)?.number ?? 0) >= number)
  }
}

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Every route that only looks, and those of links, with the table in its place. */
async function askEverything(person: TestPerson, table: string): Promise<void> {
  const { paths } = await ask<{ paths: Paths }>(person, 'GET', '/api/openapi.json')
  const looking = Object.entries(paths).filter(([, methods]) => 'get' in methods)
  expect(looking.length).toBeGreaterThan(10)
  // Advice is thought about in another thread, for a while.
  for (const [path] of looking.filter(([one]) => one !== FEED))
    for (const as of path.endsWith('/advice') ? ['?as=0'] : ['', '?as=0', '?as=spectator'])
      await call(person.url, 'GET', `${path.replace('{id}', table).replace(/\{\w+\}/, 'none')}${as}`, undefined, {
        cookie: person.cookie,
      })
  await hearOnce(person)
  for (const kind of ['invite', 'seat', 'spectate', 'coach'])
    await call(person.url, 'POST', `/api/tables/${table}/links`, { kind, seat: 0 }, { cookie: person.cookie })
}

/** The one route that does not end by itself. */
const FEED = '/api/me/events'

async function hearOnce({ url, cookie }: TestPerson): Promise<void> {
  const hearing = new AbortController()
  const feed = await fetch(`${url}${FEED}`, { headers: { cookie }, signal: hearing.signal })
  await feed.body?.getReader().read()
  hearing.abort()
}
