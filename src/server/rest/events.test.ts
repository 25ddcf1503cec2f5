import { expect, test, vi } from 'vitest'
import type { OpenQuestion } from '../../protocol/rest.ts'
import { arrive, ask, call, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest } from '../testing/pebbles.ts'

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
