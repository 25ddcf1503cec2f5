import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arrive, ask, type Client, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

/** By how much the clock of the machine was set. */
let set = 0
let server: TestServer
let people: TestPerson[]
beforeAll(async () => {
  server = await serveForTest({ wallClock: () => Date.now() + set })
  people = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
})
afterAll(() => server.close())

const hour = 3_600_000

async function start(bank: number): Promise<{ client: Client; table: string }> {
  const table = await seatEverybody(people, 'pebbles', { clock: { bank, increment: 200 } })
  const client = await connectAs(people[0] as TestPerson)
  await client.subscribe(table, 0)
  await client.command(table, { kind: 'start' })
  return { client, table }
}

const late = ({ client, table }: { client: Client; table: string }) => client.views.get(table)?.view.late ?? []

test('a machine’s clock that is set on by an hour takes nobody’s time, and one that is set back stops nobody’s clock', async () => {
  const patient = await start(hour / 2)
  set += hour
  const hurried = await start(1_000)
  await hurried.client.when(() => (hurried.client.views.get(hurried.table)?.view.answers ?? 0) >= 2)
  set -= 3 * hour
  const again = await start(1_000)
  await again.client.when(() => (again.client.views.get(again.table)?.view.answers ?? 0) >= 2)
  expect(late(patient)).toEqual([])
  expect(patient.client.views.get(patient.table)?.view.answers).toBe(0)
  const key = patient.client.views.get(patient.table)?.view.own?.question?.keys[0] ?? ''
  await patient.client.command(patient.table, { kind: 'answer', seat: 0, key })
  const left = patient.client.views.get(patient.table)?.view.clocks[0]?.remaining ?? 0
  expect(left).toBeGreaterThan(hour / 4)
  expect(left).toBeLessThanOrEqual(hour / 2 + 200)
  await Promise.all([patient, hurried, again].map(one => one.client.close()))
})

test('a machine that slept for a day finds that clocks have run out, as after a server that was down, and play goes on', async () => {
  const asleep = await start(hour)
  set += 27 * hour
  await asleep.client.when(() => (asleep.client.views.get(asleep.table)?.view.answers ?? 0) >= 2)
  await asleep.client.close()
})

test('a server whose clock was a year ahead, and is right when it starts again, goes on with clocks, bots and sessions', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-clock-'))
  const wallClock = (): number => Date.now() + set
  set += 365 * 24 * hour
  const ahead = await serveForTest({ dataFolder, wallClock, bots: { pause: 60_000, overdue: 300 } })
  const cleo = await arrive(ahead.url, 'Cleo')
  const table = await seatEverybody([cleo, await arrive(ahead.url, 'Dora')], 'pebbles', {
    clock: { bank: 1_000, increment: 200 },
  })
  await ask(cleo, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const wanted = { game: 'pebbles', players: 2, bots: [null, 'novice'], start: true }
  const { id: withBot } = await ask<{ id: string }>(cleo, 'POST', '/api/tables', wanted)
  await ahead.close()

  set -= 365 * 24 * hour
  const right = await serveForTest({ dataFolder, wallClock, bots: { pause: 0, overdue: 300 } })
  const answers = async (id: string): Promise<number> =>
    (await ask<{ view: { answers: number } }>({ ...cleo, url: right.url }, 'GET', `/api/tables/${id}`)).view.answers
  await vi.waitFor(async () => expect(await answers(table)).toBeGreaterThan(1), { timeout: 8_000, interval: 100 })
  await createPlayer({ address: () => right.url, person: { ...cleo, url: right.url } }).play(withBot, 0)
  await right.close()
  await rm(dataFolder, { recursive: true })
})
