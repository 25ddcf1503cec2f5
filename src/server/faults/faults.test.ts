import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TableAnswer } from '../../protocol/rest.ts'
import { openStore } from '../../store/open.ts'
import { brittleGame } from '../testing/broken.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { pebbles, serveForTest } from '../testing/pebbles.ts'
import { createPlayer, pause } from '../testing/player.ts'

const make = (person: TestPerson, body: object): Promise<{ id: string }> => ask(person, 'POST', '/api/tables', body)

test('a rule that fails in the middle leaves its table as it was, and other tables do not notice', async () => {
  const server = await serveForTest({ extraGames: [pebbles, brittleGame] })
  const ada = await arrive(server.url, 'Ada')
  const { id } = await make(ada, { game: 'brittle', players: 1, start: true })
  const fine = await make(ada, { game: 'pebbles', players: 1, start: true })
  const client = await connectAs(ada)
  await client.subscribe(id, 0)
  const answer = async (key: string) => client.command(id, { kind: 'answer', seat: 0, key })
  const firstKey = () => client.views.get(id)?.view.own?.question?.keys[0] ?? ''
  await answer(firstKey())
  const before = await ask<TableAnswer>(ada, 'GET', `/api/tables/${id}`)
  expect(await answer('gather:shells')).toMatchObject({ type: 'refused', code: 'rules-broken' })
  expect(await ask<TableAnswer>(ada, 'GET', `/api/tables/${id}`)).toEqual(before)
  expect(await answer('draw:bag')).toMatchObject({ type: 'done' })
  const view = await createPlayer({ address: () => server.url, person: ada }).play(fine.id, 0)
  expect(view.status).toBe('finished')
  const { body: metrics } = await call<string>(server.url, 'GET', '/metrics')
  expect(metrics).toMatch(/^athenaeum_failures_total 1$/m)
  await client.close()
  await server.close()
})

test('a bot that never stops thinking is ended, and its table goes on with any legal answer', async () => {
  const server = await serveForTest({
    extraGames: [pebbles, brittleGame],
    bots: { pause: 0, budget: 100, grace: 400 },
  })
  const ada = await arrive(server.url, 'Ada')
  const { id } = await make(ada, { game: 'brittle', players: 2, bots: [null, 'novice'], start: true })
  const client = await connectAs(ada)
  await client.subscribe(id, 0)
  await client.when(() => client.views.get(id)?.view.asked.join() === '0')
  expect(client.views.get(id)?.view.answers).toBe(1)
  const { body: metrics } = await call<string>(server.url, 'GET', '/metrics')
  expect(metrics).toMatch(/^athenaeum_bot_failures_total 2$/m)
  expect(metrics).toMatch(/^athenaeum_bot_random_answers_total 1$/m)
  await client.close()
  await server.close()
})

test('when both clocks run out bots answer for both, and the game goes on', async () => {
  const server = await serveForTest()
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles', { clock: { bank: 1_000, increment: 200 } })
  const client = await connectAs(ada)
  await client.subscribe(table, 0)
  await client.command(table, { kind: 'start' })
  await client.when(() => (client.views.get(table)?.view.answers ?? 0) >= 4)
  const { body: metrics } = await call<string>(server.url, 'GET', '/metrics')
  expect(Number(/^athenaeum_bot_answers_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(4)
  await client.close()
  await server.close()
})

test('a backup made while people play is restored, and the game goes on from it', async () => {
  const server = await serveForTest()
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-restored-'))
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles')
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const players = [ada, ben].map(person => createPlayer({ address: () => server.url, person, thinks: 20 }))
  const playing = Promise.all(players.map((player, seat) => player.play(table, seat)))
  await pause(150)
  const store = await openStore({ dataFolder: server.folder })
  await store.backup(join(folder, 'athenaeum.db'))
  await store.close()
  await playing
  await server.close()

  const restored = await serveForTest({ dataFolder: folder })
  const again = [ada, ben].map(person => createPlayer({ address: () => restored.url, person }))
  const views = await Promise.all(again.map((player, seat) => player.play(table, seat)))
  expect(views.map(view => view.status)).toEqual(['finished', 'finished'])
  await restored.close()
  await rm(folder, { recursive: true, force: true })
})

test('a server that is told to stop finishes what it took and refuses the rest; another goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-stop-'))
  let server = await serveForTest({ dataFolder: folder })
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles')
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const players = [ada, ben].map(person => createPlayer({ address: () => server.url, person, thinks: 10 }))
  const playing = Promise.all(players.map((player, seat) => player.play(table, seat)))
  await pause(100)
  await server.close()
  server = await serveForTest({ dataFolder: folder })
  const views = await playing
  const told = players.reduce((sum, player) => sum + player.acknowledged.length, 0)
  expect(views[0]?.answers).toBe(told)
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
