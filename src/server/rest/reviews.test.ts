import { afterAll, beforeAll, expect, test } from 'vitest'
import { LONGEST_REVIEW, type ReviewAnswer, type ReviewKept } from '../../protocol/reviews/requests.ts'
import { ask, call, type TestPerson } from '../testing/client.ts'
import { type GamesOver, serveGamesOver } from '../testing/games-over.ts'

let games: GamesOver
beforeAll(async () => {
  games = await serveGamesOver()
})
afterAll(() => games.server.close())

const path = (table = games.over) => `/api/me/reviews/${table}`
const review = (version: number, text = '{"seats":[]}') => ({ review: { version, answers: 7, text } })

test('a review is on every device of its person and of nobody else, and one of newer bots stays', async () => {
  const [ada, ben] = games.people
  expect(await ask<ReviewAnswer>(ben, 'GET', path())).toEqual({})
  expect(await ask<ReviewKept>(ben, 'PUT', path(), review(3))).toEqual({ kept: true })
  expect(await ask<ReviewAnswer>(ben, 'GET', path())).toEqual(review(3))
  expect(await ask<ReviewKept>(ben, 'PUT', path(), review(4, '{"seats":[1]}'))).toEqual({ kept: true })
  expect(await ask<ReviewKept>(ben, 'PUT', path(), review(3))).toEqual({ kept: false })
  expect(await ask<ReviewAnswer>(ben, 'GET', path())).toEqual(review(4, '{"seats":[1]}'))
  expect(await ask<ReviewAnswer>(ada, 'GET', path())).toEqual({})
})

test('it is kept of games that are over and that one may see, within bounds', async () => {
  const [, ben, eve] = games.people
  const put = async (who: TestPerson, body: unknown, at = path()) =>
    (await call<{ code?: string }>(games.server.url, 'PUT', at, body, { cookie: who.cookie })).body.code
  expect((await call(games.server.url, 'GET', path())).status).toBe(401)
  expect(await put(ben, review(5), path('nowhere'))).toBe('no-such-table')
  expect(await put(eve, review(5), path(games.running))).toBe('not-allowed')
  expect(await put(ben, review(5), path(games.running))).toBe('not-playing')
  for (const wrong of [
    { text: 'x'.repeat(LONGEST_REVIEW + 1) },
    { text: '\u0007' },
    { version: -1 },
    { answers: 0.5 },
    { more: 1 },
  ])
    expect(await put(ben, { review: { ...review(5).review, ...wrong } })).toBe('bad-message')
  expect(await put(ben, review(5, 'x'.repeat(LONGEST_REVIEW)))).toBeUndefined()
})
