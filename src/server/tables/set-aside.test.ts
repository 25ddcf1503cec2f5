import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { pack as pebblesPack } from '../../../docs/adding-a-game/pack.ts'
import type { Aside } from '../../store/port/aside.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import { arrive, ask, call, connectAs, seatEverybody } from '../testing/client.ts'
import { endlessGame } from '../testing/endless.ts'
import { pebbles, serveForTest, type TestServer } from '../testing/pebbles.ts'
import { tablesSetAside } from './set-aside.ts'

const servers: TestServer[] = []
afterAll(() => Promise.all(servers.map(server => server.close())))

test('a table set aside at one process rests at every other, and at those that are started later', async () => {
  const databaseUrl = await (await startPostgres()).createDatabase()
  const launch = async (): Promise<TestServer> => {
    const made = await serveForTest({ databaseUrl, extraGames: [pebbles, endlessGame] })
    servers.push(made)
    return made
  }
  const [here, there] = [await launch(), await launch()]
  const ada = await arrive(here.url, 'Ada')
  const pack = { ...pebblesPack, trouble: 'tide' }
  const table = await seatEverybody([ada], 'endless', { options: { tide: true }, pack })
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
  const onlooker = await connectAs({ ...ada, url: there.url })
  await onlooker.subscribe(table, 0)

  const answer = async (): Promise<string> => {
    const [question] = await ask<{ seat: number; keys: string[] }[]>(ada, 'GET', '/api/me/questions')
    const key = question?.keys[0] ?? ''
    const sent = { seat: 0, key }
    return (
      (await call<{ code?: string }>(here.url, 'POST', `/api/tables/${table}/answers`, sent, { cookie: ada.cookie }))
        .body.code ?? 'done'
    )
  }
  await vi.waitUntil(async () => (await answer()) === 'set-aside', { timeout: 30_000, interval: 10 })
  const look = async ({ url }: TestServer) =>
    (await call<{ code: string }>(url, 'GET', `/api/tables/${table}`, undefined, { cookie: ada.cookie })).body.code
  await vi.waitUntil(async () => (await look(there)) === 'set-aside')
  expect(await onlooker.command(table, { kind: 'say', text: 'hello?' })).toMatchObject({ code: 'set-aside' })
  await onlooker.close()
  expect(await look(await launch())).toBe('set-aside')
})

test('a table rests longer each time, also when another process has set it aside before, and not for a clock set back', async () => {
  const kept = new Map<string, Aside>()
  const store = {
    setAside: async (table: string, aside: Aside) => void kept.set(table, aside),
    asideOf: async (table: string) => kept.get(table),
  }
  let now = 1e12
  const process = () => tablesSetAside(store, () => now, { warn: () => undefined })
  const one = process()
  expect(one.add('t', 'slow')).toBe(60_000)
  now += 70_000
  expect(one.left('t')).toBeLessThan(0)
  const other = process()
  await other.recall('t')
  expect(other.add('t', 'slow')).toBe(240_000)
  await one.recall('t')
  expect(one.left('t')).toBe(240_000)
  now -= 1e9
  expect(one.left('t')).toBe(240_000)
})

test('rules that fill the memory are ended before a small heap is full, whatever their time, and the process lives on', () => {
  const fill = `
    import { ownPacks } from '${fileURLToPath(new URL('./own-packs.ts', import.meta.url))}'
    const store = { setAside: async () => undefined, asideOf: async () => undefined }
    const settings = { limit: 0, waiting: 0, rulesLimit: 60_000, timePerHost: 100, timeForAll: 250 }
    const packs = ownPacks(settings, { store, log: { warn() {} }, metrics: { count() {} }, now: Date.now })
    const table = { header: { id: 't', host: { person: 'p', name: 'P' } }, arrangement: { pack: {} } }
    let refused = 0
    for (let time = 0; time < 5; time++)
      try {
        packs.run(table, () => {
          const kept = []
          for (;;) kept.push(Array.from({ length: 1_000 }, (_, at) => ({ at })))
        })
      } catch (fault) {
        if (fault.name === 'ServerRefusal') refused++
      }
    console.log('refused', refused)`
  const register = fileURLToPath(new URL('../../typescript/register.mjs', import.meta.url))
  const options = ['--max-old-space-size=300', '--import', register, '--input-type=module', '--eval', fill]
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  expect(stdout, stderr).toContain('refused 5')
})
