import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startPostgres } from '../../store/testing/postgres.ts'
import { engines } from '../../store/testing/stores.ts'
import { arrive, call, seatEverybody } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

/** Requests to each route; more behind the flag. */
const RUNS = Number(process.env.ODD_REQUESTS ?? 15)

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { content: { 'application/json': { schema: { properties?: Record<string, unknown> } } } }
  readonly responses: Record<string, { content: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }>
}
type Paths = Record<string, Record<string, Operation>>

/** Whether an answer is what the OpenAPI document says of its status and content type. */
function asPromised({ responses }: Operation): (status: number, type: string | null, body: unknown) => boolean {
  const schemas = new Map(
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.entries(content).map(([type, { schema }]) => [`${status} ${type}`, z.fromJSONSchema(schema)] as const),
    ),
  )
  return (status, type, body) => {
    const promised = status === 200 ? '200' : `${String(status)[0]}XX`
    return schemas.get(`${promised} ${type?.split(';')[0]}`)?.safeParse(body).success ?? false
  }
}

/** What databases, parsers and rules have stumbled over somewhere. */
const oddText = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    '0',
    '-1',
    '\0',
    'a\0b',
    '\uD800',
    'ﷺ'.repeat(40),
    '\u2800',
    'İ'.repeat(40),
    '__proto__',
    '../../..',
  ),
  fc.constantFrom(
    '9007199254740993:x',
    '1e999',
    '-0:a',
    '1:\0',
    ':',
    '99999999999999999999:t',
    'x'.repeat(190),
    '%',
    "';--",
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const odd = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -1, 1e308, 0.5, 2 ** 53, [], {}, true),
)

/** In an address everything is bytes, and not all bytes are text. */
const oddInAddress = fc.oneof(
  oddText.map(text => encodeURIComponent(String(Buffer.from(text)))),
  fc.constantFrom('%00', '%FF', '%ED%A0%80', '%C0%AF', '..%2f..', 'a%00b', '+', '%25'),
)

const commands = [
  'arrange',
  'sit',
  'start',
  'answer',
  'undo',
  'say',
  'remark',
  'note',
  'pause',
  'order',
  'rematch',
  'leave',
  'fly',
]
const command = fc.record(
  {
    kind: fc.constantFrom(...commands),
    seat: fc.oneof(fc.constantFrom(0, 1, 7), odd),
    text: odd,
    key: odd,
    order: odd,
  },
  { requiredKeys: ['kind'] },
)

/** What would do at its place, so that what is odd beside it is reached. */
const fitting: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  name: fc.constantFrom('Ada', 'Ben'),
  password: fc.constant('long enough'),
  label: fc.constant('bot'),
  game: fc.constant('pebbles'),
  players: fc.constantFrom(1, 2, 3),
  visibility: fc.constantFrom('public', 'private'),
  kind: fc.constantFrom('invite', 'seat', 'spectate', 'coach'),
  seat: fc.constantFrom(0, 1),
  command,
  id: fc.uuid(),
  status: fc.constant('open'),
  as: fc.constantFrom('0', 'spectator'),
  games: fc.constant(['pebbles']),
  speeds: fc.constantFrom(['live'], ['days'], ['live', 'days']),
  speed: fc.constantFrom('live', 'days'),
  starts: fc.constant('when-full'),
  delay: fc.constant(1_000),
  follows: fc.boolean(),
  blocked: fc.boolean(),
  reason: fc.constantFrom('chat', 'other'),
  words: fc.constant('rude'),
  plans: fc.constant([]),
  findings: fc.constant({ variations: [], comments: [], found: [] }),
  revision: fc.constantFrom(0, 1, 2 ** 31 - 2, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER),
}

const someOf = (names: readonly string[], otherwise: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      names.map(name => [name, fc.oneof({ weight: 3, arbitrary: fitting[name] ?? otherwise }, otherwise)]),
    ),
    { requiredKeys: [] },
  )

describe.each(engines)('odd requests on %s', engine => {
  let server: TestServer
  let paths: Paths
  beforeAll(async () => {
    const databaseUrl = engine === 'postgres' ? await (await startPostgres()).createDatabase() : undefined
    server = await serveForTest({ databaseUrl })
    paths = (await call<{ paths: Paths }>(server.url, 'GET', '/api/openapi.json')).body.paths
  })
  afterAll(async () => {
    await server.close()
    if (engine === 'postgres') await (await startPostgres()).dropDatabases()
  })

  test('every route answers whatever it is asked as the OpenAPI document says, and never with a fault of its own', {
    timeout: 180_000,
  }, async () => {
    let ada = await arrive(server.url, 'Ada')
    const table = await seatEverybody([ada, await arrive(server.url, 'Ben')], 'pebbles')
    const answered = new Set<number>()
    // A name that somebody has come to own in the meantime would be refused.
    let again = 0
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods)) {
        const { parameters = [], requestBody } = operation
        const isAsPromised = asPromised(operation)
        const place = (where: string) => parameters.filter(one => one.in === where).map(one => one.name)
        const params = fc.record(
          Object.fromEntries(
            place('path').map(name => [
              name,
              name === 'id' ? fc.oneof(fc.constantFrom(table, 'no-such-table'), oddInAddress) : oddInAddress,
            ]),
          ),
        )
        const query = someOf(place('query'), oddText)
        const fields = Object.keys(requestBody?.content['application/json'].schema.properties ?? {})
        const body = fc.oneof({ weight: 5, arbitrary: someOf(fields, odd) }, odd)
        await fc.assert(
          fc.asyncProperty(params, query, body, async (params, query, body) => {
            const where = path.replace(/\{(\w+)\}/g, (_, name) => String(params[name]))
            const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
            const sent = requestBody === undefined && method !== 'post' ? undefined : body
            const answer = await call(server.url, method.toUpperCase(), `${where}?${asked}`, sent, {
              cookie: ada.cookie,
            })
            answered.add(answer.status)
            // As data, for pages that speak another language.
            if (answer.status >= 400) expect(answer.body).toMatchObject({ reason: { why: expect.stringMatching(/./) } })
            expect(
              answer.status,
              `${method} ${where}?${asked} ${JSON.stringify(sent)}: ${JSON.stringify(answer.body)}`,
            ).toBeLessThan(500)
            const type = answer.headers.get('content-type')
            expect(isAsPromised(answer.status, type, answer.body), `${method} ${path}: ${JSON.stringify(answer)}`).toBe(
              true,
            )
            if (method === 'delete' && answer.status === 200) ada = await arrive(server.url, `Ada ${++again}`)
          }),
          { numRuns: RUNS },
        )
      }
    // The oddities reached what is behind the schemas, too.
    for (const status of [200, 403, 404, 422]) expect(answered).toContain(status)
  })

  test.each(['after=x', 'after=1:%00', 'after=99999999999999999999:x', 'game=%00', 'status=%00', 'after=-1:a'])(
    'GET /api/tables?%s is refused in words',
    async query => {
      const { status, body } = await call<{ code: string }>(server.url, 'GET', `/api/tables?${query}`)
      expect([status, body.code]).toEqual([422, 'bad-message'])
    },
  )

  test('numbers of what is kept for somebody are as large as the database counts', async () => {
    const [ada, ben] = [await arrive(server.url, 'Adalbert'), await arrive(server.url, 'Benedict')]
    const table = await seatEverybody([ada, ben], 'pebbles')
    const keep = (revision: number) =>
      call(server.url, 'PUT', `/api/me/plans/${table}`, { plans: [], revision }, { cookie: ada.cookie })
    for (const revision of [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(await keep(revision)).toMatchObject({ status: 422, body: { reason: { why: 'bad-message' } } })
    expect(await keep(2 ** 31 - 2)).toMatchObject({ status: 200, body: { kept: false, revision: 0 } })
  })

  test('a name that is long when it is spelled out is refused in words, whoever gives it', async () => {
    const name = 'ﷺ'.repeat(40)
    const { cookie } = await arrive(server.url, 'Somebody else')
    for (const [method, path, body] of [
      ['POST', '/api/session', { name }],
      ['POST', '/api/session', { name, password: 'long enough' }],
      ['PATCH', '/api/me', { name }],
    ] as const)
      expect(await call(server.url, method, path, body, { cookie })).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('at most 40 characters') },
      })
  })
})
