import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_SHARED_PACKS, type SharedPackAnswer, type SharedPackInfo } from '../../protocol/rest.ts'
import { arrive, ask, call, type TestPerson } from '../testing/client.ts'
import { pebblesPack, serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let ada: TestPerson
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
})
afterAll(() => server.close())

const shared = (pack: unknown = pebblesPack(10)) => ({ game: 'pebbles', name: 'Ada’s box', version: 3, pack })

test('a shared pack is opened by whoever has its link, and says whose it is and which version', async () => {
  const made = await ask<SharedPackInfo>(ada, 'POST', '/api/packs', shared())
  expect(made).toMatchObject({ game: 'pebbles', name: 'Ada’s box', version: 3, owner: 'Ada' })
  const { status, body } = await call<SharedPackAnswer>(server.url, 'GET', `/api/packs/${made.id}`)
  expect(status).toBe(200)
  expect(body).toEqual({ ...made, pack: pebblesPack(10) })
  expect(await ask(ada, 'GET', '/api/me/packs')).toEqual([made])
  const ben = await arrive(server.url, 'Ben')
  expect(await ask(ben, 'GET', '/api/me/packs')).toEqual([])
})

test('a pack with a fault is refused with its place, and nothing is kept', async () => {
  const eve = await arrive(server.url, 'Eve')
  const bad = await call<{ code: string; message: string }>(
    server.url,
    'POST',
    '/api/packs',
    shared({ ...pebblesPack(10), rounds: 'many' }),
    { cookie: eve.cookie },
  )
  expect(bad.status).toBe(422)
  expect(bad.body.code).toBe('bad-components')
  expect(bad.body.message).toContain('rounds')
  expect(await ask(eve, 'GET', '/api/me/packs')).toEqual([])
})

test('who is nobody shares nothing; an unknown id, a strange one and a strange body are told so', async () => {
  expect((await call(server.url, 'POST', '/api/packs', shared())).status).toBe(401)
  expect((await call(server.url, 'GET', `/api/packs/pack_${'a'.repeat(32)}`)).status).toBe(404)
  for (const id of ['..%2f..', 'pack_', 'x'.repeat(500)])
    expect((await call(server.url, 'GET', `/api/packs/${id}`)).status).toBeGreaterThanOrEqual(400)
  for (const change of [
    { name: '' },
    { name: 'a\u0000' },
    { version: 0 },
    { version: 1e9 },
    { game: '../x' },
    { more: 1 },
  ]) {
    const answer = await call(server.url, 'POST', '/api/packs', { ...shared(), ...change }, { cookie: ada.cookie })
    expect(answer.status, JSON.stringify(change)).toBeGreaterThanOrEqual(400)
    expect(answer.status, JSON.stringify(change)).toBeLessThan(500)
  }
})

test('a pack is withdrawn by its owner alone; its link leads nowhere then, and another can be shared in its place', async () => {
  const [owner, other] = [await arrive(server.url, 'Owner'), await arrive(server.url, 'Other')]
  const made = await ask<SharedPackInfo>(owner, 'POST', '/api/packs', shared())
  const withdraw = (cookie = '') =>
    call<{ code: string }>(server.url, 'DELETE', `/api/me/packs/${made.id}`, undefined, { cookie })
  expect((await withdraw()).status).toBe(401)
  expect(await withdraw(other.cookie)).toMatchObject({ status: 404 })
  expect((await call(server.url, 'GET', `/api/packs/${made.id}`)).status).toBe(200)
  expect((await withdraw(owner.cookie)).status).toBe(200)
  expect((await call(server.url, 'GET', `/api/packs/${made.id}`)).status).toBe(404)
  expect(await ask(owner, 'GET', '/api/me/packs')).toEqual([])
  expect((await withdraw(owner.cookie)).status).toBe(404)
})

test('one person shares only so many', async () => {
  const many = await serveForTest()
  try {
    const person = await arrive(many.url, 'Collector')
    for (let version = 1; version <= MOST_SHARED_PACKS; version++)
      await ask(person, 'POST', '/api/packs', { ...shared(), version })
    const more = await call<{ code: string }>(many.url, 'POST', '/api/packs', shared(), { cookie: person.cookie })
    expect(more).toMatchObject({ status: 429, body: { code: 'too-many' } })
  } finally {
    await many.close()
  }
})
