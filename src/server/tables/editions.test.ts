import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editionOf } from '../../games/editions.ts'
import { newton } from '../../games/newton/game.ts'
import { componentHash } from '../../kernel/components.ts'
import type { Game } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { openStore } from '../../store/open.ts'
import type { TableView } from '../../tables/view.ts'
import { arrive, ask, call, type TestPerson } from '../testing/client.ts'
import { newtonOfAHost, nextRelease, valuesOfAHost } from '../testing/next-release.ts'
import { serveForTest, type TestServer, unhurried } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'
import { gameShelf } from './games.ts'

/** A data folder of the first release, with eleven tables in mid-game in all four games. */
const firstRelease = new URL('../testing/fixtures/first-release.db', import.meta.url)

const nextGame = (id: string): Promise<Game> => gameShelf(nextRelease).load(id)

const recordAt = async ({ url, cookie }: TestPerson, table: string): Promise<GameRecord> =>
  (await call<GameRecord>(url, 'GET', `/api/tables/${table}/record`, undefined, { cookie, accept: 'application/json' }))
    .body

describe('tables that began with an earlier release', () => {
  let server: TestServer
  let ada: TestPerson
  let dataFolder: string
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-first-release-'))
    await copyFile(firstRelease, join(dataFolder, 'athenaeum.db'))
    server = await serveForTest({ dataFolder, extraGames: [...(unhurried.extraGames ?? []), ...nextRelease] })
    const signedIn = await call(server.url, 'POST', '/api/session', { name: 'Ada11', password: 'a long password 11' })
    expect(signedIn.status).toBe(200)
    ada = { url: server.url, name: 'Ada11', cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
  })
  afterAll(async () => {
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  })

  const myTables = async (): Promise<readonly { readonly id: string; readonly game: string }[]> =>
    (await ask<{ tables: { id: string; game: string }[] }>(ada, 'GET', '/api/me/tables')).tables

  test('ask what they asked before, all of them', async () => {
    const questions = await ask<{ table: string }[]>(ada, 'GET', '/api/me/questions')
    const tables = await myTables()
    expect(tables).toHaveLength(11)
    expect(new Set(questions.map(({ table }) => table))).toEqual(new Set(tables.map(({ id }) => id)))
  })

  test('end on the rules and values they began with, and their records replay', { timeout: 600_000 }, async () => {
    const player = createPlayer({ address: () => server.url, person: ada })
    const tables = await myTables()
    for (const [at, { id, game }] of tables.entries()) {
      await ask(ada, 'GET', `/api/tables/${id}/log`)
      // One of each game every day.
      if (process.env.EDITIONS !== 'all' && tables.findIndex(one => one.game === game) < at) continue
      const view: TableView = await player.play(id, 0)
      expect(view.status, game).toBe('finished')
      expect(view.state?.rulesVersion).toBe(1)
      const record = await recordAt(ada, id)
      const edition = await editionOf(await nextGame(game), record)
      expect(edition.rulesVersion).toBe(1)
      const scores = edition.scores(replay(edition, record))
      expect(view.scores).toEqual(scores)
      expect(Math.max(...scores.map(({ total }) => total))).toBeLessThan(1000)
      await ask(ada, 'GET', `/api/tables/${id}/log`)
      await ask(ada, 'GET', `/api/tables/${id}/statistics`)
    }
  })

  test('leave the rules of the new release to those that begin now', async () => {
    for (const { id: game } of nextRelease) {
      const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', {
        game,
        players: 2,
        bots: [null, 'novice'],
        start: true,
      })
      const { view } = await ask<{ view: TableView }>(ada, 'GET', `/api/tables/${id}`)
      expect(view.state?.rulesVersion).toBe((await nextGame(game)).rulesVersion)
    }
  })
})

describe('a table whose values no release has shipped', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'athenaeum-unshipped-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('ends on them when the server has others, and its view and record carry them', async () => {
    const before = await serveForTest({ dataFolder: folder, extraGames: [valuesOfAHost] })
    const emmy = await arrive(before.url, 'Emmy')
    const wanted = { game: 'newton', players: 2, bots: [null, 'novice'], start: true }
    const { id } = await ask<{ id: string }>(emmy, 'POST', '/api/tables', wanted)
    const { view: began } = await ask<{ view: TableView }>(emmy, 'GET', `/api/tables/${id}`)
    await before.close()
    const after = await serveForTest({ dataFolder: folder })
    const { view } = await ask<{ view: TableView }>({ ...emmy, url: after.url }, 'GET', `/api/tables/${id}`)
    expect(view.state?.components).toBe(began.state?.components)
    expect(componentHash(view.arrangement.pack ?? {})).toBe(began.state?.components)
    const player = createPlayer({ address: () => after.url, person: { ...emmy, url: after.url } })
    const { scores } = await player.play(id, 0)
    const record = await recordAt({ ...emmy, url: after.url }, id)
    expect(newton.scores(replay(newton, record))).toEqual(scores)
    await after.close()
  })

  test('that is arranged again and again keeps each pack once, and documents name it by its hash', async () => {
    const server = await serveForTest({ dataFolder: folder })
    const lise = await arrive(server.url, 'Lise')
    const pack = newtonOfAHost.pack
    const { id } = await ask<{ id: string }>(lise, 'POST', '/api/tables', { game: 'newton', players: 2, pack })
    for (let again = 0; again < 5; again++)
      await ask(lise, 'POST', `/api/tables/${id}/commands`, {
        id: `again-${again}`,
        command: { kind: 'arrange', players: 2, arrangement: { visibility: 'private', options: {}, pack } },
      })
    await server.close()
    const store = await openStore({ dataFolder: folder })
    const { header, entries, packs } = (await store.exportTable(id)) ?? {}
    await store.close()
    expect(JSON.stringify([header, entries]).length).toBeLessThan(4_000)
    expect(Object.values(packs ?? {})).toEqual([pack])
    const again = await serveForTest({ dataFolder: folder })
    const { view } = await ask<{ view: TableView }>({ ...lise, url: again.url }, 'GET', `/api/tables/${id}`)
    expect(view.arrangement.pack).toEqual(pack)
    await again.close()
  })
})
