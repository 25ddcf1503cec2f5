import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Findings, FindingsAnswer, FindingsKept } from '../../protocol/findings/requests.ts'
import { ask, call, connectAs, type TestPerson } from '../testing/client.ts'
import { type GamesOver, serveGamesOver } from '../testing/games-over.ts'

const SECRET = 'a thought of Ben alone'

let games: GamesOver
beforeAll(async () => {
  games = await serveGamesOver()
})
afterAll(() => games.server.close())

const path = (table = games.over) => `/api/me/findings/${table}`
const findings = (text: string): Findings => ({
  variations: [{ from: 0, after: 0, answers: [{ seat: 0, key: 'gather:shells' }] }],
  comments: [{ line: 1, at: 1, text }],
  found: [3],
})
const none: FindingsAnswer = { findings: { variations: [], comments: [], found: [] }, revision: 0 }

test('what is found out is on every device of its person, and the second of two devices is told what the first has kept', async () => {
  const [, ben] = games.people
  expect(await ask<FindingsAnswer>(ben, 'GET', path())).toEqual(none)
  const first = await ask<FindingsKept>(ben, 'PUT', path(), { findings: findings(SECRET), revision: 0 })
  expect(first).toEqual({ kept: true, findings: findings(SECRET), revision: 1 })
  const late = await ask<FindingsKept>(ben, 'PUT', path(), { findings: findings('later'), revision: 0 })
  expect(late).toEqual({ kept: false, findings: findings(SECRET), revision: 1 })
})

test('nobody else is told it, also not who sat at the same table', async () => {
  const [ada, , eve] = games.people
  const watching = await connectAs(ada)
  await watching.subscribe(games.over, 0)
  const answers = await Promise.all(
    [path(), ...['', '/log', '/record', '/since'].map(end => `/api/tables/${games.over}${end}`)].map(one =>
      call(games.server.url, 'GET', one, undefined, { cookie: ada.cookie }),
    ),
  )
  expect(answers[0]?.body).toEqual(none)
  expect([...watching.wire, ...answers.map(({ body }) => JSON.stringify(body))].join('\n')).not.toContain(SECRET)
  await watching.close()
  // Whoever may look at a game may think about it.
  expect(await ask<FindingsKept>(eve, 'PUT', path(), { findings: findings('Eve'), revision: 0 })).toMatchObject({
    kept: true,
  })
})

test('it is kept of games that are over and that one may see, within bounds', async () => {
  const [, ben, eve] = games.people
  const put = async (who: TestPerson, body: unknown, at = path()) =>
    (await call<{ code?: string }>(games.server.url, 'PUT', at, body, { cookie: who.cookie })).body.code
  const fits = { findings: findings('x'), revision: 1 }
  expect((await call(games.server.url, 'GET', path())).status).toBe(401)
  expect(await put(ben, fits, path('nowhere'))).toBe('no-such-table')
  expect(await put(eve, fits, path(games.running))).toBe('not-allowed')
  expect(await put(ben, fits, path(games.running))).toBe('not-playing')
  const [line] = fits.findings.variations
  const many = Array.from({ length: 201 }, () => line)
  const large = Array.from({ length: 200 }, () => ({ line: 0, at: 0, text: 'x'.repeat(1_500) }))
  for (const wrong of [
    { variations: many },
    { comments: large },
    { found: [-1] },
    { more: 1 },
    { variations: [{ ...line, answers: [] }] },
  ])
    expect(await put(ben, { findings: { ...fits.findings, ...wrong }, revision: 1 })).toBe('bad-message')
  expect(await put(ben, fits)).toBeUndefined()
})
