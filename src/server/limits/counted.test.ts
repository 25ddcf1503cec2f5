import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_SHARED_GAMES, MOST_SHARED_PACKS } from '../../protocol/rest.ts'
import { arrive, call, type TestPerson } from '../testing/client.ts'
import { pebblesPack, pebblesRecord, serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
beforeAll(async () => {
  server = await serveForTest({ limits: { tablesPerPerson: 50, offersPerPerson: 50 } })
})
afterAll(() => server.close())

const pack = { game: 'pebbles', name: 'Mine', version: 1, pack: pebblesPack(1) }

test.each([
  { what: 'tables', path: '/api/tables', body: { game: 'pebbles', players: 2 }, most: 50 },
  { what: 'offers', path: '/api/tables', body: { game: 'pebbles', players: 2, visibility: 'public' }, most: 50 },
  { what: 'access tokens', path: '/api/me/tokens', body: {}, most: 50 },
  { what: 'shared games', path: '/api/shared-games', body: { record: pebblesRecord }, most: MOST_SHARED_GAMES },
  { what: 'shared packs', path: '/api/packs', body: pack, most: MOST_SHARED_PACKS },
])(
  'whoever asks for all their $what in one moment has as many as one who asks after each other',
  async ({ path, body, most }) => {
    const ada = await arrive(server.url, 'Ada')
    const make = async (): Promise<number> => (await call(ada.url, 'POST', path, body, { cookie: ada.cookie })).status
    for (let made = 0; made < most - 3; made++) expect(await make()).toBe(200)
    const statuses = await Promise.all(Array.from({ length: 20 }, make))
    expect(statuses.filter(status => status === 200)).toHaveLength(3)
    for (const status of statuses) expect([200, 422, 429]).toContain(status)
  },
)

test('so many requests for what is counted wait for each other, and more are refused in words', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
  const make = (person: TestPerson) =>
    call(person.url, 'POST', '/api/tables', { game: 'pebbles', players: 2 }, { cookie: person.cookie })
  const many = Promise.all(Array.from({ length: 200 }, () => make(ada)))
  expect(await make(ben)).toMatchObject({ status: 200 })
  const why = (await many).map(({ status, body }) => (status === 200 ? '' : body)).filter(one => one !== '')
  expect(why).toContainEqual(expect.objectContaining({ reason: { why: 'too-many-requests' } }))
  expect(why.length).toBeGreaterThanOrEqual(150)
})
