import { expect, test, vi } from 'vitest'
import type { OpenQuestion } from '../../protocol/rest.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import { arrive, ask, call, seatEverybody, type TestPerson } from '../testing/client.ts'
import { pebblesPack, serveForTest } from '../testing/pebbles.ts'

/** Reads a stream of events as a program does. */
function listen({ url, cookie }: TestPerson) {
  const heard: { event: string; data: OpenQuestion }[] = []
  const stop = new AbortController()
  const done = fetch(`${url}/api/me/events`, { headers: { cookie }, signal: stop.signal })
    .then(async response => {
      if (response.body === null || response.status !== 200) return
      let rest = ''
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + part).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const [, event = '', data = '{}'] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
          if (event !== '') heard.push({ event, data: JSON.parse(data) })
        }
      }
    })
    .catch(() => undefined)
  return {
    heard,
    async close() {
      stop.abort()
      await done
    },
  }
}

test('a program hears of each question as it opens, and when it is open no more', async () => {
  const server = await serveForTest()
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const table = await seatEverybody([ada, ben], 'pebbles')
  const stream = listen(ben)
  await vi.waitFor(async () => expect((await call(server.url, 'GET', '/healthz')).status).toBe(200))
  await new Promise(resolve => setTimeout(resolve, 300))
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  await vi.waitFor(() => expect(stream.heard).toMatchObject([{ event: 'question', data: { table, seat: 1 } }]), 10_000)
  const [question] = stream.heard.map(({ data }) => data)
  const key = question?.keys[0]
  await ask(ben, 'POST', `/api/tables/${table}/answers`, { seat: 1, key, asked: question?.asked })
  await vi.waitFor(() => expect(stream.heard.at(1)).toMatchObject({ event: 'gone', data: { table, seat: 1 } }), 10_000)
  await stream.close()

  expect((await call(server.url, 'GET', '/api/me/events')).status).toBe(401)
  const many = Array.from({ length: 4 }, () => listen(ben))
  await new Promise(resolve => setTimeout(resolve, 500))
  const fifth = await call(server.url, 'GET', '/api/me/events', undefined, { cookie: ben.cookie })
  expect(fifth.status).toBe(429)
  await Promise.all(many.map(one => one.close()))
  await server.close()
})

/** Opens a stream; gives how it was answered. */
const opened = (headers: Record<string, string>, url: string, signal: AbortSignal) =>
  fetch(`${url}/api/me/events`, { headers, signal })

test('who goes away before the stream has begun leaves nothing behind, however often', async () => {
  const server = await serveForTest()
  const ada = await arrive(server.url, 'Ada')
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
  const arrangement = { visibility: 'private', options: {}, pack: pebblesPack(600 * 1024) }
  // While its pack is tried, whoever looks at the table waits.
  const busy = ask(ada, 'POST', `/api/tables/${id}/commands`, {
    ...{ id: 'a', command: { kind: 'arrange', players: 2, arrangement } },
  })
  await new Promise(resolve => setTimeout(resolve, 100))
  const stop = new AbortController()
  const many = Array.from({ length: 4 }, () => opened({ cookie: ada.cookie }, server.url, stop.signal))
  await new Promise(resolve => setTimeout(resolve, 50))
  stop.abort()
  await Promise.allSettled([...many, busy])
  await new Promise(resolve => setTimeout(resolve, 200))
  const again = new AbortController()
  expect((await opened({ cookie: ada.cookie }, server.url, again.signal)).status).toBe(200)
  again.abort()
  await server.close()
})

test('a stream ends with the session or token by which it was opened, at once and at every process', async () => {
  const databaseUrl = await (await startPostgres()).createDatabase()
  const [one, other] = await Promise.all([serveForTest({ databaseUrl }), serveForTest({ databaseUrl })])
  const ada = await arrive(one.url, 'Ada')
  const { id, token } = await ask<{ id: string; token: string }>(ada, 'POST', '/api/me/tokens', {})
  const never = new AbortController().signal
  const byToken = await opened({ authorization: `Bearer ${token}` }, other.url, never)
  const bySession = await opened({ cookie: ada.cookie }, other.url, never)
  await ask(ada, 'DELETE', `/api/me/tokens/${id}`)
  // Read to its end: nothing was said before, not even that it is still here.
  expect(await byToken.text()).toBe('')
  await ask(ada, 'DELETE', '/api/session')
  expect(await bySession.text()).toBe('')
  await Promise.all([one.close(), other.close()])
  await (await startPostgres()).dropDatabases()
})
