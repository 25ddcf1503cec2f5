import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlannedStep } from '../../kernel/planned.ts'
import type { KeptPlan, PlansAnswer, PlansKept } from '../../protocol/plans/requests.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

const SECRET = 'a thought of Ben alone'

let server: TestServer
let people: readonly [TestPerson, TestPerson, TestPerson]
let table: string
beforeAll(async () => {
  server = await serveForTest()
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map(name => arrive(server.url, name)))
  people = [ada, ben, eve] as typeof people
  table = await seatEverybody([people[0], people[1]], 'pebbles', { visibility: 'public' })
  await ask(people[0], 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
})
afterAll(() => server.close())

const step = (key: string): PlannedStep => ({ keys: [key], title: SECRET, changes: [] })
const plan = (name: string): KeptPlan => ({
  id: name,
  name: SECRET,
  note: SECRET,
  seat: 1,
  from: 0,
  steps: [step('x')],
})
const path = () => `/api/me/plans/${table}`

test('plans are on every device of their person, and the second of two devices is told what the first has kept', async () => {
  const [, ben] = people
  expect(await ask<PlansAnswer>(ben, 'GET', path())).toEqual({ plans: [], revision: 0 })
  expect(await ask<PlansKept>(ben, 'PUT', path(), { plans: [plan('a')], revision: 0 })).toMatchObject({
    kept: true,
    revision: 1,
  })
  const late = await ask<PlansKept>(ben, 'PUT', path(), { plans: [plan('b')], revision: 0 })
  expect(late).toEqual({ kept: false, plans: [plan('a')], revision: 1 })
  expect(await ask<PlansAnswer>(ben, 'GET', path())).toEqual({ plans: [plan('a')], revision: 1 })
})

test('no byte of a plan is on the wire of another seat, of a spectator, or in what they are answered', async () => {
  const [ada, ben, eve] = people
  const [adas, bens, eves] = await Promise.all([ada, ben, eve].map(connectAs))
  await adas?.subscribe(table, 0)
  await eves?.subscribe(table, 'spectator')
  await bens?.subscribe(table, 1)
  await ask(ben, 'PUT', path(), { plans: [plan('a'), plan('b')], revision: 1 })
  const steps: PlannedStep[] = [
    step('gather:shells'),
    { ...step('gold'), otherwise: [{ title: SECRET, steps: [step('y')] }] },
  ]
  const follow = { kind: 'follow-plan', seat: 1, plan: SECRET.replaceAll(' ', '-'), steps } as const
  expect(await bens?.command(table, follow)).toMatchObject({ type: 'done' })
  expect(await adas?.command(table, { kind: 'say', text: 'is anybody there?' })).toMatchObject({ type: 'done' })
  const paths = ['', '/log', '/since'].map(end => `/api/tables/${table}${end}`)
  const answers = await Promise.all(
    [ada, eve].flatMap(({ cookie }) =>
      [...paths, path(), '/api/tables', '/api/me/questions'].map(one =>
        call(server.url, 'GET', one, undefined, { cookie }),
      ),
    ),
  )
  const told = [...(adas?.wire ?? []), ...(eves?.wire ?? []), ...answers.map(({ body }) => JSON.stringify(body))].join(
    '\n',
  )
  expect(told).toContain('is anybody there?')
  for (const secret of [SECRET, SECRET.replaceAll(' ', '-'), 'gather:shells', 'gold'])
    expect(told).not.toContain(`"${secret}"`)
  // His own view says how far it has come; what it is, only his plans do.
  expect(bens?.wire.join('\n')).toContain('following')
  expect(bens?.wire.join('\n')).not.toContain('"steps"')
  await Promise.all([adas?.close(), bens?.close(), eves?.close()])
})

test('plans are kept for who plays there, within bounds, and not for a table that is over', async () => {
  const [ada, ben, eve] = people
  const put = async (who: TestPerson, body: unknown, at = path()) =>
    (await call<{ code: string }>(server.url, 'PUT', at, body, { cookie: who.cookie })).status
  expect(await put(eve, { plans: [], revision: 0 })).toBe(403)
  expect((await call(server.url, 'GET', path())).status).toBe(401)
  expect(await put(ada, { plans: [], revision: 0 }, '/api/me/plans/nowhere')).toBe(404)
  const many = Array.from({ length: 9 }, (_, at) => plan(String(at)))
  const long = { ...plan('a'), steps: Array.from({ length: 61 }, () => step('x')) }
  const large = {
    ...plan('a'),
    steps: Array.from({ length: 60 }, () => ({ ...step('x'), keys: Array(24).fill('k'.repeat(200)) })),
  }
  for (const plans of [many, [long], [large], [{ ...plan('a'), seat: 99 }], [{ ...plan('a'), more: 1 }], 7])
    expect(await put(ben, { plans, revision: 2 })).toBe(422)
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'end', command: { kind: 'ask-end', seat: 0 } })
  await ask(ben, 'POST', `/api/tables/${table}/commands`, {
    id: 'yes',
    command: { kind: 'agree-end', seat: 1, agrees: true },
  })
  const late = await call<{ code: string }>(
    server.url,
    'PUT',
    path(),
    { plans: [], revision: 2 },
    { cookie: ben.cookie },
  )
  expect(late.body.code).toBe('finished')
})
