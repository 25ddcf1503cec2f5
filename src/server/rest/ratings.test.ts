import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OwnRating, RatingPage, SeatRating } from '../../protocol/ratings.ts'
import { ENOUGH_GAMES } from '../../protocol/ratings.ts'
import type { TableInfo } from '../../protocol/rest.ts'
import { newcomer } from '../../ratings/estimate.ts'
import { shownRating } from '../../ratings/scale.ts'
import { nameKey } from '../../store/names.ts'
import { openStore } from '../../store/open.ts'
import { databaseBelow } from '../../store/testing/below.ts'
import { arrive, ask, call, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

let server: TestServer
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
  ben = await arrive(server.url, 'Ben')
})
afterAll(() => server.close())

const startAt = (host: TestPerson, table: string) =>
  ask(host, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
const ratingsAt = (person: TestPerson, table: string) =>
  ask<SeatRating[]>(person, 'GET', `/api/tables/${table}/ratings`)

async function played(options: object): Promise<string> {
  const table = await seatEverybody([ada, ben], 'pebbles', options)
  await startAt(ada, table)
  const players = [ada, ben].map(person => createPlayer({ address: () => server.url, person }))
  await Promise.all(players.map((player, seat) => player.play(table, seat)))
  return table
}

/** The ratings at a table once its game is counted. */
const counted = (table: string): Promise<SeatRating[]> =>
  vi.waitFor(
    async () => {
      const seats = await ratingsAt(ada, table)
      expect(seats[0]).toHaveProperty('before')
      return seats
    },
    { timeout: 60_000, interval: 100 },
  )

test('the people at a rated table are told how well each plays, and afterwards what the game has changed', async () => {
  const open = await seatEverybody([ada, ben], 'pebbles', { rated: true, visibility: 'public' })
  const fresh = { ...shownRating(newcomer), games: 0 }
  expect(await ratingsAt(ada, open)).toEqual([
    { seat: 0, ...fresh },
    { seat: 1, ...fresh },
  ])
  const { tables } = await ask<{ tables: TableInfo[] }>(ada, 'GET', '/api/tables')
  expect(tables.find(({ id }) => id === open)?.summary.rated).toBe(true)

  const table = await played({ rated: true })
  const seats = await counted(table)
  expect(seats.map(({ before, games }) => [before, games])).toEqual([
    [1500, 1],
    [1500, 1],
  ])
  const [mine] = await ask<OwnRating[]>(ada, 'GET', '/api/me/ratings')
  expect(mine).toMatchObject({ game: 'pebbles', rating: seats[0]?.rating, games: 1, trend: [seats[0]?.rating] })
})

test('a table that is not rated changes nothing, and tells nothing of its people', async () => {
  const before = await ask<OwnRating[]>(ben, 'GET', '/api/me/ratings')
  const table = await played({})
  const store = await openStore({ dataFolder: server.folder, beside: true })
  await vi.waitFor(async () => expect(await store.result(table)).toBeDefined(), { timeout: 60_000, interval: 100 })
  await store.close()
  expect(await ratingsAt(ada, table)).toEqual([])
  expect(await ask<OwnRating[]>(ben, 'GET', '/api/me/ratings')).toEqual(before)
})

test('at a rated table nobody gets advice, and a stranger is told nothing of a private one', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles', { rated: true })
  await startAt(ada, table)
  const advice = await call<string>(server.url, 'GET', `/api/tables/${table}/advice`, undefined, { cookie: ada.cookie })
  expect(JSON.stringify(advice.body)).toContain('this game is rated')
  const eve = await arrive(server.url, 'Eve')
  expect(
    (await call(server.url, 'GET', `/api/tables/${table}/ratings`, undefined, { cookie: eve.cookie })).status,
  ).toBe(403)
})

test('the leaderboard has the levels in it, those with enough games and a name of their own, and where I stand', async () => {
  const db = databaseBelow({ dataFolder: server.folder })
  const names = Array.from({ length: 60 }, (_, at) => `Leader ${String(at).padStart(2, '0')}`)
  const common = { settings: '{}', created_at: 1, password_hash: 'none', webhook: null, old_cookie_until: null }
  const people = names.map((name, at) => ({
    id: `leader-${at}`,
    name,
    name_key: nameKey(name),
    name_look: null,
    ...common,
  }))
  await db.insertInto('people').values(people).execute()
  const rated = { game: 'newton', deviation: 3, games: ENOUGH_GAMES, changed_at: 1, named: 1 }
  const ratings = names.map((_, at) => ({ person_id: `leader-${at}`, mean: 20 + ((at * 7) % 20), ...rated }))
  await db.insertInto('ratings').values(ratings).execute()
  await db.destroy()
  const first = await ask<RatingPage>(ada, 'GET', '/api/ratings/newton')
  expect(first.leaders).toHaveLength(50)
  expect(first.leaders[0]?.place).toBe(1)
  expect(first.levels.map(({ level }) => level)).toContain('master')
  expect(first).not.toHaveProperty('own')
  const second = await ask<RatingPage>(ada, 'GET', `/api/ratings/newton?after=${encodeURIComponent(first.next ?? '')}`)
  const all = [...first.leaders, ...second.leaders]
  expect(second).not.toHaveProperty('next')
  expect(all.map(({ name }) => name).toSorted()).toEqual(names)
  expect(all.map(({ rating }) => rating)).toEqual(all.map(({ rating }) => rating).toSorted((a, b) => b - a))
  expect(JSON.stringify(all)).not.toContain('leader-')

  const best = all[0]
  expect(
    await ask<OwnRating[]>(ada, 'GET', `/api/people/${encodeURIComponent(best?.name ?? '')}/ratings`),
  ).toMatchObject([{ game: 'newton', place: 1, rating: best?.rating }])

  const mine = await ask<RatingPage>(ada, 'GET', '/api/ratings/pebbles')
  expect(mine.leaders).toEqual([])
  expect(mine.own).toMatchObject({ games: 1 })
  expect(mine.own).not.toHaveProperty('place')
})

test.each([
  ['/api/ratings/chess', 404],
  ['/api/ratings/newton?after=nonsense', 422],
  ['/api/tables/nowhere/ratings', 404],
  ['/api/people/Nobody at all/ratings', 422],
])('%s is refused with what is wrong', async (path, status) => {
  const answer = await call<{ message: string }>(server.url, 'GET', path, undefined, { cookie: ada.cookie })
  expect(answer.status).toBe(status)
  expect(answer.body.message.length).toBeGreaterThan(10)
})
