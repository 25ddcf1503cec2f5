import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinkMade, TokenMade } from '../../protocol/rest.ts'
import { administer, startPostgres } from '../../store/testing/postgres.ts'
import { SESSION_ENDED } from '../sockets/open-sockets.ts'
import { settleAccounts } from '../testing/accounts.ts'
import { arrive, ask, call, connect, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { createPlayer, pause } from '../testing/player.ts'
import { type BuiltServer, buildServer, freePort, type ServerProcess, startProcess } from '../testing/processes.ts'

let built: BuiltServer
let DATABASE_URL: string
const servers: ServerProcess[] = []
beforeAll(async () => {
  const postgres = await startPostgres()
  DATABASE_URL = await postgres.createDatabase()
  built = await buildServer()
  // The first one makes the database ready; the others may come at once.
  servers.push(await startProcess(built, { PORT: await freePort(), DATABASE_URL }))
  servers.push(...(await Promise.all([launch(), launch()])))
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await built.remove()
})
const launch = async () => startProcess(built, { PORT: await freePort(), DATABASE_URL })
const addressOf = (index: number): string => servers[index]?.url ?? ''

test('three processes on one PostgreSQL serve one table, and the game goes on when one of them is killed', async () => {
  const people: TestPerson[] = []
  for (const [index, name] of ['Ada', 'Ben', 'Eve'].entries()) people.push(await arrive(addressOf(index), name))
  const [ada] = people as [TestPerson]
  // A session begun at one process is good at every other.
  const tables = []
  for (let made = 0; made < 3; made++) tables.push(await seatEverybody(people, 'pebbles'))
  const bots = { game: 'pebbles', players: 3, bots: [null, 'random', 'random'] }
  const withBots = (await ask<{ id: string }>(ada, 'POST', '/api/tables', bots)).id

  let down: number | undefined
  const players = people.map((person, index) =>
    createPlayer({ address: () => addressOf(down === index ? (index + 1) % 3 : index), person, thinks: 10 }),
  )
  const watcher = await connectAs({ ...ada, url: addressOf(2) })
  await Promise.all(tables.map(table => watcher.subscribe(table, 0)))
  for (const table of [...tables, withBots])
    await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
  const games = [
    ...tables.flatMap(table => players.map((player, seat) => player.play(table, seat))),
    createPlayer({ address: () => addressOf(down === 0 ? 1 : 0), person: ada, thinks: 10 }).play(withBots, 0),
  ]
  await pause(300)
  down = 0
  await servers[0]?.kill()
  const views = await Promise.all(games)
  expect(views.every(view => view.status === 'finished')).toBe(true)

  // A watcher at a process where nobody of these tables answered through saw every answer too.
  for (const table of tables) await watcher.when(() => watcher.views.get(table)?.view.status === 'finished')
  expect(watcher.views.get(tables[0] ?? '')?.view).toEqual(views[0])
  await watcher.close()
  const acknowledged = players.flatMap(player => player.acknowledged)
  const accounts = await settleAccounts({ dataFolder: '', databaseUrl: DATABASE_URL }, tables, acknowledged)
  expect(accounts.acknowledged).toBe(accounts.answers)
})

test('when several processes are asked at once, each answer is taken once and everybody is told the truth', async () => {
  const [one, two] = [servers[1], servers[2]]
  const ada = await arrive(one?.url ?? '', 'Ada again')
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 1, start: true })
  const clients = await Promise.all([one, two].map(server => connectAs({ ...ada, url: server?.url ?? '' })))
  await Promise.all(clients.map(client => client.subscribe(id, 0)))
  for (let turn = 0; turn < 8; turn++) {
    const [first] = clients
    const question = first?.views.get(id)?.view.own?.question
    if (question === undefined) break
    const command = { kind: 'answer', seat: 0, key: question.keys[0] ?? '', asked: question.asked } as const
    const replies = await Promise.all(clients.map(client => client.command(id, command)))
    expect(replies.map(reply => reply.type).sort()).toEqual(['done', 'refused'])
    const number = Math.max(...replies.map(reply => (reply.type === 'done' ? reply.number : 0)))
    await Promise.all(clients.map(client => client.when(() => (client.views.get(id)?.number ?? 0) >= number)))
    expect(clients[0]?.views.get(id)).toEqual(clients[1]?.views.get(id))
  }
  await Promise.all(clients.map(client => client.close()))
})

test('what is withdrawn at one process is withdrawn at every other: links, tokens, sessions', async () => {
  const [here = '', there = ''] = [servers[1]?.url, servers[2]?.url]
  const [ada, ben] = [await arrive(here, 'Ada who ends things'), await arrive(here, 'Ben who watches')]
  const table = await seatEverybody([ada, ben], 'pebbles')
  const made = await ask<LinkMade>(ben, 'POST', `/api/tables/${table}/links`, { kind: 'seat', seat: 1 })
  const { token, id } = await ask<TokenMade>(ben, 'POST', '/api/me/tokens')
  const phone = await connect(there)
  const program = await connect(there, { authorization: `Bearer ${token}` })
  const browser = await connectAs({ ...ben, url: there })
  await phone.subscribe(table, 1, undefined, made.secret)
  for (const client of [program, browser]) await client.subscribe(table, 1)
  const ends = [program, browser].map(({ socket }) => new Promise(resolve => socket.once('close', resolve)))

  const [link] = await ask<{ id: string }[]>(ben, 'GET', `/api/tables/${table}/links`)
  await ask(ben, 'DELETE', `/api/tables/${table}/links/${link?.id}`)
  await phone.until((message): message is never => message.type === 'unsubscribed')
  await ask(ben, 'DELETE', `/api/me/tokens/${id}`)
  expect(await ends[0]).toBe(SESSION_ENDED)
  // What is written for the seat alone is not told to whom it was closed.
  const note = { kind: 'note', seat: 1, text: 'a private thought' }
  await ask(ben, 'POST', `/api/tables/${table}/commands`, { id: 'note', command: note })
  await browser.when(() => browser.wire.some(text => text.includes('a private thought')))
  expect([...phone.wire, ...program.wire].join()).not.toContain('a private thought')

  await ask(ben, 'DELETE', '/api/session')
  expect(await ends[1]).toBe(SESSION_ENDED)
  expect((await call(there, 'GET', '/api/me', undefined, { cookie: ben.cookie })).status).toBe(401)
  await phone.close()
})

test('what was withdrawn while the line between the processes was down is found out when it is up again', async () => {
  const [here = '', there = ''] = [servers[1]?.url, servers[2]?.url]
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle' and (query like 'listen %' or query = 'select 1')`
  const ada = await arrive(here, 'Ada behind a wall')
  const table = await seatEverybody([ada], 'pebbles')
  const { secret } = await ask<LinkMade>(ada, 'POST', `/api/tables/${table}/links`, { kind: 'seat', seat: 0 })
  const [made] = await ask<{ id: string }[]>(ada, 'GET', `/api/tables/${table}/links`)
  const phone = await connect(there)
  await phone.subscribe(table, 0, undefined, secret)
  const browser = await connectAs({ ...ada, url: there })
  const ended = new Promise(resolve => browser.socket.once('close', resolve))
  // Unheard, as if no process had told of it.
  const hidden = `update links set revoked_at = 1 where hash = '${made?.id}'`
  await administer(DATABASE_URL, `${hidden}; delete from sessions where person_id = '${await idOf(ada)}'`)
  await administer(DATABASE_URL, cut)
  await phone.until((message): message is never => message.type === 'unsubscribed')
  expect(await ended).toBe(SESSION_ENDED)
  await phone.close()
})

const idOf = async (person: TestPerson): Promise<string> => (await ask<{ id: string }>(person, 'GET', '/api/me')).id
