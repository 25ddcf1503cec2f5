import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrations } from '../../store/migrations.ts'
import { openStore } from '../../store/open.ts'
import { databaseBelow } from '../../store/testing/below.ts'
import type { TableResult } from '../../tables/result.ts'
import { arrive, ask, call, type TestPerson } from '../testing/client.ts'
import { serveForTest } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-results-'))
})
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

/** What is kept of a table, once it is. */
async function keptResult(table: string): Promise<TableResult | undefined> {
  const store = await openStore({ dataFolder, beside: true })
  try {
    return await vi.waitFor(
      async () => {
        const result = await store.result(table)
        expect(result).toBeDefined()
        return result
      },
      { timeout: 60_000, interval: 100 },
    )
  } finally {
    await store.close()
  }
}

test('a game of the first release that is played to its end is kept, and filled in where it was over before', async () => {
  await copyFile(new URL('../testing/fixtures/first-release.db', import.meta.url), join(dataFolder, 'athenaeum.db'))
  const first = await serveForTest({ dataFolder })
  const signedIn = await call(first.url, 'POST', '/api/session', { name: 'Ada11', password: 'a long password 11' })
  const ada: TestPerson = {
    url: first.url,
    name: 'Ada11',
    cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
  const { tables } = await ask<{ tables: { id: string; game: string }[] }>(ada, 'GET', '/api/me/tables')
  const id = tables.find(({ game }) => game === 'expo1906')?.id ?? ''
  const { scores = [] } = await createPlayer({ address: () => first.url, person: ada }).play(id, 0)
  const kept = await keptResult(id)
  expect(kept?.seats.map(({ points }) => points)).toEqual(scores.map(({ total }) => total))
  expect(kept?.seats[0]?.who).toMatchObject({ kind: 'person', name: 'Ada11' })
  await first.close()

  // As it was before results were kept: the step that brought them noted for each finished game to look at it.
  const statements = migrations.find(step => step.name.startsWith('results'))?.statements ?? []
  const db = databaseBelow({ dataFolder })
  await sql`delete from results`.execute(db)
  await sql.raw(statements.at(-1) ?? '').execute(db)
  await db.destroy()
  const later = await serveForTest({ dataFolder })
  expect(await keptResult(id)).toEqual(kept)
  await later.close()
})

test('a game against bots is kept, and who played what', async () => {
  const server = await serveForTest({ dataFolder })
  const eve = await arrive(server.url, 'Eve')
  const bots = { game: 'pebbles', players: 2, bots: [null, 'random'], start: true }
  const { id } = await ask<{ id: string }>(eve, 'POST', '/api/tables', bots)
  await createPlayer({ address: () => server.url, person: eve }).play(id, 0)
  expect((await keptResult(id))?.seats.map(({ who }) => who)).toMatchObject([
    { kind: 'person', name: 'Eve' },
    { kind: 'bot', level: 'random' },
  ])
  await server.close()
})
