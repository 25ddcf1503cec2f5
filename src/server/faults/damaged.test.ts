import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/rest.ts'
import { databaseBelow } from '../../store/testing/below.ts'
import { arrive, ask, call, seatEverybody } from '../testing/client.ts'
import { serveForTest } from '../testing/pebbles.ts'

/** What a failing disk, or a hand in the database, leaves of a table. */
const damages = {
  'its row is half': (id: string) => sql`update tables set summary = '{"half' where id = ${id}`,
  'its header is gone': (id: string) => sql`update tables set header = '' where id = ${id}`,
  'an entry is half': (id: string) =>
    sql`update entries set body = '{"kind":"seat' where table_id = ${id} and number = 1`,
  'an entry is of nothing known': (id: string) =>
    sql`update entries set body = '{}' where table_id = ${id} and number = 1`,
  'an entry is missing': (id: string) => sql`delete from entries where table_id = ${id} and number = 1`,
  'its pack is missing': (_: string) => sql`delete from packs`,
}

test('damaged tables are refused; all others are listed and played, and questions are found', {
  timeout: 60_000,
}, async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-damaged-'))
  const first = await serveForTest({ dataFolder })
  const [ada, ben] = [await arrive(first.url, 'Ada'), await arrive(first.url, 'Ben')]
  const pack = {
    rounds: 2,
    hand: 4,
    kinds: [...'abcd'].map(id => ({ id, name: { en: id, it: id }, count: 9, points: 1 })),
  }
  const make = (options: object = {}) => seatEverybody([ada, ben], 'pebbles', { visibility: 'public', ...options })
  const start = (url: string, id: string) =>
    call(url, 'POST', `/api/tables/${id}/commands`, { id: 'go', command: { kind: 'start' } }, { cookie: ada.cookie })
  const sound = await make()
  const bad = new Map<string, string>()
  for (const damage of Object.keys(damages)) {
    const id = await make(damage === 'its pack is missing' ? { pack } : {})
    await start(first.url, id)
    bad.set(damage, id)
  }
  await first.close()
  const db = databaseBelow({ dataFolder })
  await sql`delete from snapshots`.execute(db)
  for (const [damage, id] of bad) await damages[damage as keyof typeof damages](id).execute(db)
  await db.destroy()

  const server = await serveForTest({ dataFolder })
  for (const [damage, id] of bad) {
    const { status, body } = await call<{ reason: object }>(server.url, 'GET', `/api/tables/${id}`, undefined, {
      cookie: ada.cookie,
    })
    expect([damage, status]).toEqual([damage, 500])
    expect(body.reason).toEqual({ why: 'internal' })
  }
  const { tables } = await ask<{ tables: TableInfo[] }>({ ...ada, url: server.url }, 'GET', '/api/tables')
  expect(tables.map(one => one.id)).toContain(sound)
  expect((await start(server.url, sound)).status).toBe(200)
  const questions = await ask<{ table: string }[]>({ ...ada, url: server.url }, 'GET', '/api/me/questions')
  expect(questions.map(one => one.table)).toEqual([sound])
  await server.close()
  await rm(dataFolder, { recursive: true, force: true })
})
