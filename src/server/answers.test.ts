import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  levelNames,
  linkInfo,
  linkMade,
  log,
  personInfo,
  tableAnswer,
  tableMade,
  tablePage,
  tokenInfos,
  tokenMade,
} from '../protocol/answers.ts'
import { type Schema, understood } from '../protocol/whole.ts'
import { arrive, ask, type TestPerson } from './testing/client.ts'
import { serveForTest, type TestServer } from './testing/pebbles.ts'

let server: TestServer
let ada: TestPerson
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
})
afterAll(() => server.close())

/** Asks as a page does: what it does not understand is thrown. */
const asPage = async <T>(schema: Schema<T>, method: string, path: string, body?: unknown): Promise<T> =>
  understood(schema, await ask(ada, method, path, body))

test('a page understands what the server answers about people, tokens and bots', async () => {
  expect((await asPage(personInfo, 'GET', '/api/me')).name).toBe('Ada')
  await asPage(personInfo, 'PATCH', '/api/me', { password: 'a long password' })
  await asPage(tokenMade, 'POST', '/api/me/tokens', { label: 'a program' })
  expect(await asPage(tokenInfos, 'GET', '/api/me/tokens')).toHaveLength(1)
  expect(await asPage(levelNames, 'GET', '/api/bots')).toContain('novice')
})

test('a page understands what the server answers about tables, from before the game to its end', async () => {
  const wanted = { game: 'pebbles', players: 2, title: 'Shore', visibility: 'public', bots: [null, 'random'] }
  const { id } = await asPage(tableMade, 'POST', '/api/tables', wanted)
  const look = () => asPage(tableAnswer, 'GET', `/api/tables/${id}`)
  const give = (command: object, request: string) =>
    ask(ada, 'POST', `/api/tables/${id}/commands`, { id: request, command })
  expect((await look()).view.status).toBe('open')
  const { secret } = await asPage(linkMade, 'POST', `/api/tables/${id}/links`, { kind: 'spectate' })
  await asPage(linkInfo, 'GET', `/api/links/${secret}`)
  await give({ kind: 'start' }, 'start')
  for (let step = 0; ; step++) {
    const { view } = await look()
    if (view.status === 'finished') break
    const key = view.own?.question?.keys[step % view.own.question.keys.length]
    if (key !== undefined) await give({ kind: 'answer', seat: 0, key }, `answer-${step}`)
    if (step % 10 === 0) {
      await asPage(log, 'GET', `/api/tables/${id}/log`)
      expect((await asPage(tablePage, 'GET', '/api/tables')).tables).toHaveLength(1)
    }
  }
  expect((await asPage(tablePage, 'GET', '/api/me/tables')).tables[0]?.summary.scores).toHaveLength(2)
  expect((await asPage(log, 'GET', `/api/tables/${id}/log`)).length).toBeGreaterThan(10)
})
