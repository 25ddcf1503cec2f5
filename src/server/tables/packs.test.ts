import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack as pebblesPack } from '../../../docs/adding-a-game/pack.ts'
import { loadGame } from '../../games/catalogue.ts'
import type { Json } from '../../kernel/json.ts'
import { changed } from '../../kernel/testing/changed-packs.ts'
import type { TableAnswer } from '../../protocol/rest.ts'
import { arrive, ask, call, connectAs, type TestPerson } from '../testing/client.ts'
import { endlessGame, type PackTrouble } from '../testing/endless.ts'
import { pebbles, serveForTest, type TestServer } from '../testing/pebbles.ts'
import { buildServer, freePort, startProcess } from '../testing/processes.ts'
import { packTrials } from './pack-trials.ts'

let server: TestServer
let ada: TestPerson
beforeAll(async () => {
  server = await serveForTest({ extraGames: [pebbles, endlessGame], packs: { limit: 500 } })
  ada = await arrive(server.url, 'Ada')
})
afterAll(() => server.close())

const make = (game: string, pack: unknown) =>
  call<{ id: string; code: string; message: string }>(
    server.url,
    'POST',
    '/api/tables',
    { game, players: 2, pack },
    { cookie: ada.cookie },
  )
const withTrouble = (trouble: PackTrouble) => ({ ...pebblesPack, trouble })
const bound = 'the game could not be set up and begun with this component pack within'

for (const trouble of ['prepare', 'setup', 'answer'] as const)
  test(`a pack that never ends in "${trouble}" is refused in plain words, and the server answers others meanwhile`, async () => {
    const refused = make('endless', withTrouble(trouble))
    let waiting = true
    refused.finally(() => {
      waiting = false
    })
    let answered = 0
    while (waiting) {
      expect((await call(server.url, 'GET', '/healthz')).status).toBe(200)
      answered++
    }
    expect(answered).toBeGreaterThan(1)
    expect(await refused).toMatchObject({ status: 422, body: { code: 'bad-components' } })
    expect((await refused).body.message).toContain(`${bound} 0.5 seconds`)
  })

test('a pack that fills the memory is refused before its time is over', async () => {
  const trials = packTrials({ limit: 100_000, waiting: 1 }, [endlessGame])
  const trial = { game: 'endless', players: 2, pack: withTrouble('memory') }
  await expect(trials.mustPlay(trial)).rejects.toThrow(`${bound} 512 megabytes`)
  await trials.close()
})

test('only so many packs wait for their turn, and one that was tried need not wait again', async () => {
  const trials = packTrials({ limit: 1_000, waiting: 1 }, [endlessGame])
  const trial = (pack: object) => trials.mustPlay({ game: 'endless', players: 2, pack: pack as Json })
  await trial(pebblesPack)
  const first = trial(withTrouble('prepare'))
  await expect(trial({ ...pebblesPack, rounds: 2 })).rejects.toThrow('too many component packs are being tried')
  await trial(structuredClone(pebblesPack))
  await expect(first).rejects.toThrow(bound)
  await trial({ ...pebblesPack, rounds: 2 })
  await trials.close()
})

test('a pack that leads into a dead end is refused with what happened', async () => {
  const { status, body } = await make('endless', withTrouble('dead-end'))
  const message = 'the game cannot be played with this component pack: dead end: nothing can be answered'
  const it = 'con questo pacchetto di componenti non si può giocare (in inglese: dead end: nothing can be answered)'
  const reason = { why: 'bad-components', said: message, it }
  expect({ status, ...body }).toEqual({ status: 422, code: 'bad-components', message, reason })
})

test('a table is arranged only with a pack that was tried; what is refused leaves it as it was', async () => {
  const { id } = (await make('endless', pebblesPack)).body
  const client = await connectAs(ada)
  await client.subscribe(id, 0)
  const arrange = (pack: object) =>
    client.command(id, {
      kind: 'arrange',
      players: 2,
      arrangement: { visibility: 'private', options: {}, pack: pack as never },
    })
  const before = await ask<TableAnswer>(ada, 'GET', `/api/tables/${id}`)
  const refused = await arrange(withTrouble('prepare'))
  expect(refused).toMatchObject({ type: 'refused', code: 'bad-components', message: expect.stringContaining(bound) })
  expect(await ask<TableAnswer>(ada, 'GET', `/api/tables/${id}`)).toEqual(before)
  expect(await arrange({ ...pebblesPack, rounds: 2 })).toMatchObject({ type: 'done' })
  await client.close()
})

test('the numbers with which a guest could once hold the server are refused by their place', async () => {
  const { pack } = await loadGame('expo1906')
  const { status, body } = await make('expo1906', changed(pack, ['players', 'max'], 1e9))
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'bad-components' })
  expect(body.message).toContain('players.max: at most 4, not 1000000000')
})

test('a pack nested without end is refused before anything looks at it', async () => {
  let deep: unknown = 0
  for (let depth = 0; depth < 60; depth++) deep = [deep]
  const { status, body } = await make('endless', { ...pebblesPack, deep })
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'bad-components' })
  expect(body.message).toContain('nested more than 16 deep')
})

test('the server as it is built for production tries packs in a thread too', async () => {
  const built = await buildServer()
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-packs-'))
  const process = await startProcess(built, { PORT: await freePort(), ATHENAEUM_DATA: folder })
  const ben = await arrive(process.url, 'Ben')
  const table = (rounds: number) =>
    call(
      process.url,
      'POST',
      '/api/tables',
      { game: 'pebbles', players: 2, pack: { ...pebblesPack, rounds } },
      { cookie: ben.cookie },
    )
  expect(await table(2)).toMatchObject({ status: 200 })
  expect(await table(1e9)).toMatchObject({ status: 422, body: { message: expect.stringContaining('from 1 to 99') } })
  await process.stop()
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})
