import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, ask, call, seatEverybody, type TestPerson } from '../testing/client.ts'
import { pebblesPack, pebblesRecord, serveForTest, type TestServer } from '../testing/pebbles.ts'
import { startPushService } from '../testing/push-service.ts'

const TITLE = 'nobody else reads this'

let server: TestServer
let ada: TestPerson
/** What Ada has, by the route that names it. */
const hers = new Map<string, string>()
let device: object
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
  const pushes = await startPushService()
  device = { ...pushes.device('x'), address: 'https://push.example.com/x', kinds: [], language: 'en', label: 'x' }
  pushes.close()
  const made = async (path: string, body: object) => (await ask<{ id: string }>(ada, 'POST', path, body)).id
  const table = await seatEverybody([ada, await arrive(server.url, 'Ben')], 'pebbles', { title: TITLE })
  hers.set('/api/tables/', table).set('/api/me/plans/', table).set('/api/me/findings/', table)
  hers.set('/api/me/reviews/', table).set('/api/me/invitations/', table)
  hers.set('/api/me/tokens/', await made('/api/me/tokens', {}))
  const pack = await made('/api/packs', { game: 'pebbles', name: 'x', version: 1, pack: pebblesPack(1) })
  hers.set('/api/packs/', pack).set('/api/me/packs/', pack)
  const game = await made('/api/shared-games', { record: pebblesRecord })
  hers.set('/api/shared-games/', game).set('/api/me/shared-games/', game)
  const { devices } = await ask<{ devices: { id: string }[] }>(ada, 'POST', '/api/me/devices', {
    ...device,
    address: 'https://push.example.com/of-ada',
  })
  hers.set('/api/me/devices/', devices[0]?.id ?? '')
  await ask(ada, 'POST', `/api/tables/${table}/links`, { kind: 'spectate' })
})
afterAll(() => server.close())

/** A body that would do, for every route that takes one. */
const bodies = (): Readonly<Record<string, object>> => ({
  'POST /api/session': { name: 'Eve' },
  'POST /api/session/letter': { address: 'ada@example.org', language: 'en' },
  'POST /api/me/tokens': {},
  'PATCH /api/me/calls': { quiet: null },
  'POST /api/me/devices': device,
  'PATCH /api/me/mail': { digest: false },
  'POST /api/me/mail': { address: 'ada@example.org', language: 'en' },
  'DELETE /api/me': {},
  'PATCH /api/me': { results: 'everybody' },
  'POST /api/tables': { game: 'pebbles', players: 2 },
  'POST /api/me/play-now': { games: ['pebbles'], speeds: ['live'] },
  'POST /api/me/people': { table: hers.get('/api/tables/'), seat: 0, follows: true },
  'POST /api/reports': { table: hers.get('/api/tables/'), seat: 0, reason: 'other', words: 'x' },
  'POST /api/tables/{id}/invitations': { name: 'Ada' },
  'POST /api/tables/{id}/commands': { id: 'x', command: { kind: 'sit', seat: 0 } },
  'POST /api/tables/{id}/answers': { seat: 0, key: 'x' },
  'POST /api/tables/{id}/links': { kind: 'spectate' },
  'POST /api/packs': { game: 'pebbles', name: 'x', version: 1, pack: pebblesPack(1) },
  'POST /api/shared-games': { record: pebblesRecord },
  'PUT /api/me/plans/{id}': { plans: [], revision: 0 },
  'PUT /api/me/reviews/{id}': { review: { version: 1, answers: 1, text: '{}' } },
  'PUT /api/me/findings/{id}': { findings: { variations: [], comments: [], found: [] }, revision: 0 },
})

interface Operation {
  readonly requestBody?: object
}

/** Asks every route for what is Ada's; gives those that granted it. */
async function granted(cookie: string | undefined, without: readonly string[]): Promise<readonly string[]> {
  const { body: document } = await call<{ paths: Record<string, Record<string, Operation>> }>(
    server.url,
    'GET',
    '/api/openapi.json',
  )
  const granted: string[] = []
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const route = `${method.toUpperCase()} ${path}`
      if (without.includes(route)) continue
      if (requestBody !== undefined) expect(bodies(), 'say here what the route takes').toHaveProperty([route])
      const id = hers.get(path.slice(0, path.indexOf('{')))
      if (path.includes('{id}')) expect(id, `say here what ${route} is about`).toBeDefined()
      const known = { id, game: 'pebbles', name: 'Ada', secret: 'x'.repeat(30), link: '0'.repeat(64) }
      const where = path.replace(/\{(\w+)\}/g, (_, name) => known[name as keyof typeof known] ?? '')
      const headers = cookie === undefined ? {} : { cookie }
      const { status, body } = await call(server.url, method.toUpperCase(), where, bodies()[route], headers)
      expect(JSON.stringify(body), route).not.toContain(TITLE)
      expect(status, route).toBeLessThan(500)
      if (status === 200) granted.push(route)
    }
  return granted.toSorted()
}

/** What is there for everybody who asks. */
const forAll = [
  'DELETE /api/session',
  'GET /api/bots',
  'GET /api/games',
  'GET /api/me/mail',
  'GET /api/offers',
  'GET /api/packs/{id}',
  'GET /api/ratings/{game}',
  'GET /api/shared-games/{id}',
  'GET /api/tables',
  'POST /api/session',
]

test('without a session every route but these refuses, and tells nothing of a private table', async () => {
  expect(await granted(undefined, [])).toEqual(forAll)
})

test('a guest gets at nothing of another’s by any route: what is asked for by its id is refused, or empty', async () => {
  const own = ['/api/me', '/api/me/tables', '/api/me/tokens', '/api/me/packs', '/api/me/shared-games', '/api/me/calls']
  const links = `/api/tables/${hers.get('/api/tables/')}/links`
  const kept = () => Promise.all([...own, links].map(path => ask(ada, 'GET', path)))
  const before = await kept()
  const eve = await arrive(server.url, 'Eve')
  // The browser would have another session afterwards, or none.
  const without = ['POST /api/session', 'DELETE /api/session', 'DELETE /api/me/sessions', 'DELETE /api/me']
  const about = (await granted(eve.cookie, without)).filter(route => route.includes('{id}'))
  expect(about).toEqual([
    'DELETE /api/me/devices/{id}',
    'GET /api/me/findings/{id}',
    'GET /api/me/plans/{id}',
    'GET /api/me/reviews/{id}',
    'GET /api/packs/{id}',
    'GET /api/shared-games/{id}',
    'GET /api/tables/{id}/links',
    'GET /api/tables/{id}/people',
  ])
  expect(await kept()).toEqual(before)
})
