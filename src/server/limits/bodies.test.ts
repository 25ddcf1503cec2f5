import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, ask, call } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
beforeAll(async () => {
  server = await serveForTest()
})
afterAll(() => server.close())

/** What is answered to the head of a request, while its body has still to come. */
const answerToHead = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/tables`, { method: 'POST', headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })

const json = { 'content-type': 'application/json' }

test('a large body without a session is refused before it comes', async () => {
  expect(await answerToHead({ ...json, 'content-length': '900000' })).toBe(401)
})

test('a body that does not say how long it is, or is no JSON, is refused', async () => {
  const { cookie } = await arrive(server.url, 'Ada')
  expect(await answerToHead({ ...json, 'transfer-encoding': 'chunked', cookie })).toBe(422)
  expect((await call(server.url, 'POST', '/api/session', undefined, { 'content-type': 'text/plain' })).status).toBe(415)
})

test('a person has only so many open links to a table, and only so many tokens', async () => {
  const ada = await arrive(server.url, 'Ada')
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
  for (const [path, body] of [
    [`/api/tables/${id}/links`, { kind: 'spectate' }],
    ['/api/me/tokens', { label: 'bot' }],
  ] as const) {
    for (let made = 0; made < 50; made++) await ask(ada, 'POST', path, body)
    expect(await call(server.url, 'POST', path, body, { cookie: ada.cookie })).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('withdraw some first') },
    })
  }
})
