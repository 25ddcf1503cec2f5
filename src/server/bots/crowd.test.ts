import { expect, test } from 'vitest'
import type { Advice } from '../../bots/advice.ts'
import { type AdviceNews, LINES } from '../../protocol/lines.ts'
import { brittleGame } from '../testing/broken.ts'
import { arrive, ask, call, type TestPerson } from '../testing/client.ts'
import { pebbles, serveForTest } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

const tableWith = async (person: TestPerson, game: string, bot?: string): Promise<string> => {
  const bots = bot === undefined ? {} : { bots: [null, bot] }
  const body = { game, players: bot === undefined ? 1 : 2, ...bots, start: true }
  return (await ask<{ id: string }>(person, 'POST', '/api/tables', body)).id
}

async function counted(url: string, name: string): Promise<number> {
  const { body } = await call<string>(url, 'GET', '/metrics')
  return Number(new RegExp(`^athenaeum_${name}_total (\\d+)$`, 'm').exec(body)?.[1])
}

test('people at ten tables with a master each play to the end on one thread, and no answer is drawn by lot', async () => {
  const server = await serveForTest({ bots: { pause: 0, threads: 1, budget: 100, patience: 400 } })
  const ada = await arrive(server.url, 'Ada')
  const tables = await Promise.all(Array.from({ length: 10 }, () => tableWith(ada, 'pebbles', 'master')))
  const views = await Promise.all(
    tables.map(table => createPlayer({ address: () => server.url, person: ada }).play(table, 0)),
  )
  expect(views.map(view => view.status)).toEqual(tables.map(() => 'finished'))
  expect(await counted(server.url, 'bot_masters')).toBeGreaterThanOrEqual(10)
  expect(await counted(server.url, 'bot_random_answers')).toBe(0)
  expect(await counted(server.url, 'bot_failures')).toBe(0)
  await server.close()
})

test('advice waits its turn and says how many come first, instead of being refused', async () => {
  const server = await serveForTest({
    extraGames: [pebbles, brittleGame],
    bots: { pause: 0, threads: 1, budget: 100, patience: 600_000, grace: 900 },
  })
  const ada = await arrive(server.url, 'Ada')
  const table = await tableWith(ada, 'pebbles')
  // A bot that never stops thinking has the only thread until it is ended.
  await tableWith(ada, 'brittle', 'novice')
  const path = `/api/tables/${table}/advice`
  // One who goes away before the bots have time is not thought for.
  const gone = new AbortController()
  const given = await fetch(`${server.url}${path}`, {
    headers: { cookie: ada.cookie, accept: LINES },
    signal: gone.signal,
  })
  expect(given.status).toBe(200)
  gone.abort()
  const [lines, whole] = await Promise.all([
    fetch(`${server.url}${path}`, { headers: { cookie: ada.cookie, accept: LINES } }),
    ask<Advice>(ada, 'GET', path),
  ])
  const news = linesOf(await lines.text())
  expect(lines.headers.get('content-type')).toContain(LINES)
  expect(news[0]).toEqual({ before: 2 })
  expect(news.at(-2)).toEqual({ before: 0 })
  expect(news.at(-1)).toMatchObject({ advice: { level: 'master' } })
  expect(whole.level).toBe('master')
  expect(await counted(server.url, 'bot_masters')).toBe(2)
  await server.close()
})

const linesOf = (text: string): readonly AdviceNews<Advice>[] =>
  text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

test('who asks for lines is refused like everybody else where there is nothing to advise', async () => {
  const server = await serveForTest()
  const ada = await arrive(server.url, 'Ada')
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
  const { status, body } = await call(server.url, 'GET', `/api/tables/${id}/advice`, undefined, {
    cookie: ada.cookie,
    accept: LINES,
  })
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'nothing-asked' } })
  await server.close()
})
