import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CallInfo } from '../../protocol/notices/requests.ts'
import { openStore } from '../../store/open.ts'
import { arrive, ask, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { type PushService, startPushService } from '../testing/push-service.ts'

let passed = 0
let server: TestServer
let pushes: PushService
beforeAll(async () => {
  pushes = await startPushService()
  const calls = { delay: 0, allowPrivate: true, firstRetry: 50 }
  server = await serveForTest({ calls, wallClock: () => Date.now() + passed })
})
afterAll(async () => {
  await server.close()
  pushes.close()
})

const nameDevice = (person: TestPerson, name: string, kinds = ['turn', 'time', 'chat', 'invited']) =>
  ask<CallInfo>(person, 'POST', '/api/me/devices', { ...pushes.device(name), kinds, language: 'en', label: name })

let given = 0
const give = (person: TestPerson, table: string, command: object) =>
  ask(person, 'POST', `/api/tables/${table}/commands`, { id: `given-${++given}`, command })

/** Time in which a notice that must not come would have come. */
const aWhile = () => new Promise(resolve => setTimeout(resolve, 1_500))

const titlesOf = (name: string) => pushes.received(name).map(({ notice }) => notice.kind)

test('a page left open in the background, or a coach at the seat, keeps nobody from being called; coming back to it counts as looking', async () => {
  const [ada, ben, cem] = [
    await arrive(server.url, 'Ada'),
    await arrive(server.url, 'Ben'),
    await arrive(server.url, 'Cem'),
  ]
  await nameDevice(ben, 'phone of Ben', ['turn', 'chat'])
  const table = await seatEverybody([ada, ben], 'pebbles')
  const desktop = await connectAs(ben)
  await desktop.subscribe(table, 1)
  desktop.send({ type: 'looking', id: 'r-away', looking: false })
  await desktop.reply('r-away')
  await give(ben, table, { kind: 'allow-coach', seat: 1, allowed: true })
  const { secret } = await ask<{ secret: string }>(ben, 'POST', `/api/tables/${table}/links`, {
    kind: 'coach',
    seat: 1,
  })
  const coach = await connectAs(cem)
  expect(await coach.subscribe(table, 1, undefined, secret)).toMatchObject({ type: 'table', as: 1 })
  await give(ada, table, { kind: 'start' })
  await vi.waitFor(() => expect(titlesOf('phone of Ben')).toEqual(['turn']), { timeout: 10_000 })
  await give(ada, table, { kind: 'say', text: 'there?' })
  await aWhile()
  expect(titlesOf('phone of Ben')).toEqual(['turn'])
  // Seen at the desktop: what comes after they have gone again is another call.
  desktop.send({ type: 'looking', id: 'r-back', looking: true })
  await desktop.reply('r-back')
  await aWhile()
  desktop.send({ type: 'looking', id: 'r-gone', looking: false })
  await desktop.reply('r-gone')
  await give(ada, table, { kind: 'say', text: 'good' })
  await vi.waitFor(() => expect(titlesOf('phone of Ben')).toEqual(['turn', 'chat']), { timeout: 10_000 })
  for (const client of [desktop, coach]) await client.close()
})

test('of several reasons at the same moment one is called, and the others find its notice', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const store = await openStore({ dataFolder: server.folder, beside: true })
  const tables: string[] = []
  for (let many = 0; many < 4; many++) tables.push(await seatEverybody([ada, ben], 'pebbles'))
  for (const table of tables) await give(ada, table, { kind: 'start' })
  await nameDevice(ben, 'one')
  const questions = await ask<{ table: string; asked: number }[]>(ben, 'GET', '/api/me/questions')
  for (const { table, asked } of questions)
    for (const kind of ['call:turn:1', 'call:full:1'])
      await store.schedule(table, { kind, dueAt: 1, payload: { kind: 'turn', seat: 1, asked, attempt: 1 } })
  await store.close()
  await aWhile()
  await aWhile()
  expect(
    pushes
      .received('one')
      .map(({ notice }) => notice.table)
      .sort(),
  ).toEqual([...tables].sort())
})

test('whoever proposes to end a game, or to take back an answer, has the others called, and it waits for them at home', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles')
  await give(ada, table, { kind: 'start' })
  const [question] = await ask<{ seat: number; keys: string[] }[]>(ben, 'GET', '/api/me/questions')
  await ask(ben, 'POST', `/api/tables/${table}/answers`, { seat: 1, key: question?.keys[0] })
  await nameDevice(ben, 'asked', ['turn'])
  await give(ada, table, { kind: 'ask-end', seat: 0 })
  await vi.waitFor(() => expect(titlesOf('asked')).toEqual(['turn']), { timeout: 10_000 })
  expect(pushes.received('asked')[0]?.notice.question).toBe('Ada proposes to end the game as it stands. Do you agree?')
  const waiting = await ask<{ table: string; question: string }[]>(ben, 'GET', '/api/me/waiting')
  expect(waiting).toMatchObject([{ table, question: 'Ada proposes to end the game as it stands. Do you agree?' }])
  await give(ben, table, { kind: 'agree-end', seat: 1, agrees: false })
  expect(await ask(ben, 'GET', '/api/me/waiting')).toEqual([])
})

test('whose time runs out in their quiet hours is told before these begin, and not at night', async () => {
  const hour = 3_600_000
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  await nameDevice(ben, 'by the bed', ['time'])
  const table = await seatEverybody([ada, ben], 'pebbles', { clock: { bank: 20 * hour, increment: 0 } })
  await give(ada, table, { kind: 'start' })
  // The clock runs out in 20 hours, and it would be told 3 hours before: both lie in a night from 15 to 22 hours from now.
  const inHours = (hours: number): number => Math.floor((Date.now() + passed + hours * hour) / 60_000) % 1_440
  await ask(ben, 'PATCH', '/api/me/calls', { quiet: { from: inHours(15), to: inHours(22) }, zone: 'UTC' })
  passed += 12 * hour
  await aWhile()
  expect(titlesOf('by the bed')).toEqual([])
  // A shorter step of the clock would be taken in slowly.
  passed += 2.75 * hour
  await vi.waitFor(() => expect(titlesOf('by the bed')).toEqual(['time']), { timeout: 10_000 })
})
