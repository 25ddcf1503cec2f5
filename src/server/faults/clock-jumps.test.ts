import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, type Client, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

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
