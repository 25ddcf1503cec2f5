import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferInfo, PlayNow } from '../../protocol/offers/requests.ts'
import type { PersonInfo, TableAnswer } from '../../protocol/rest.ts'
import { raterOf } from '../../ratings/rater.ts'
import { countedRating } from '../../ratings/scale.ts'
import { openStore } from '../../store/open.ts'
import { arrive, ask, call, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let passed = 0
beforeAll(async () => {
  server = await serveForTest({ wallClock: () => Date.now() + passed })
})
afterAll(() => server.close())

const play = (person: TestPerson, wish: object): Promise<PlayNow> =>
  ask(person, 'POST', '/api/me/play-now', { games: ['pebbles'], speeds: ['live'], ...wish })
const offers = (person: TestPerson, query = ''): Promise<readonly OfferInfo[]> =>
  ask(person, 'GET', `/api/offers${query}`)
const offered = async (host: TestPerson, arranged: object): Promise<string> => {
  const wanted = { game: 'pebbles', players: 3, visibility: 'public', ...arranged }
  return (await ask<{ id: string }>(host, 'POST', '/api/tables', wanted)).id
}
const sit = (person: TestPerson, table: string, link?: string) =>
  call(
    server.url,
    'POST',
    `/api/tables/${table}/commands`,
    { id: 'sit', command: { kind: 'sit', seat: 1 }, ...(link && { link }) },
    { cookie: person.cookie },
  )
/** Longer than anybody is waited for in one sitting. */
const later = (): void => {
  passed += 3 * 3_600_000
}

/** Somebody who has won rated games, and their rating. */
async function winner(name: string, games: number): Promise<{ person: TestPerson; rating: number }> {
  const [person, loser] = [await arrive(server.url, name), await arrive(server.url, 'Lou')]
  const [own, other] = await Promise.all([person, loser].map(one => ask<PersonInfo>(one, 'GET', '/api/me')))
  if (own === undefined || other === undefined) throw new Error('nobody came')
  const store = await openStore({ dataFolder: server.folder, beside: true })
  const seats = [
    { person: own.id, place: 1 },
    { person: other.id, place: 2 },
  ]
  for (let at = 0; at < games; at++)
    await store.countGame({ game: 'pebbles', table: `${name}-${at}`, finishedAt: at + 1, seats }, raterOf('pebbles'))
  const [known] = await store.ratings('pebbles', [own.id])
  await store.close()
  return { person, rating: countedRating(known) }
}

describe('free seats for some level', () => {
  test('whoever is outside is told how they count, and refused; a newcomer counts as 1500', async () => {
    const host = await arrive(server.url, 'Ada')
    const { person: strong, rating } = await winner('Sam', 3)
    expect(rating).toBeGreaterThan(1600)
    const table = await offered(host, { ratings: { from: 1600 } })
    const ben = await arrive(server.url, 'Ben')
    const told = async (one: TestPerson) => (await offers(one)).find(offer => offer.table === table)
    expect(await told(ben)).toMatchObject({ outside: 1500, summary: { ratings: { from: 1600 } } })
    expect(await told(strong)).not.toHaveProperty('outside')
    expect(await told(host)).not.toHaveProperty('outside')
    expect(await sit(ben, table)).toMatchObject({
      status: 403,
      body: { reason: { why: 'outside-ratings', rating: 1500, from: 1600 } },
    })
    expect((await sit(strong, table)).status).toBe(200)
    later()
  })

  test('whom the host invites may sit down with any rating', async () => {
    const [host, ben] = [await arrive(server.url, 'Ada'), await arrive(server.url, 'Ben')]
    const table = await offered(host, { ratings: { to: 1200 } })
    const { secret } = await ask<{ secret: string }>(host, 'POST', `/api/tables/${table}/links`, { kind: 'invite' })
    expect((await sit(ben, table)).status).toBe(403)
    expect((await sit(ben, table, secret)).status).toBe(200)
    later()
  })

  test.each([{ ratings: {} }, { ratings: { from: 1200, to: 900 } }])(
    'a range in which nobody fits is refused: %j',
    async ({ ratings }) => {
      const host = await arrive(server.url, 'Ada')
      await expect(offered(host, { ratings })).rejects.toThrow(/a lowest, a highest, or both/)
    },
  )

  test('those who play now for a rating are paired with each other, and seats are found by it', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cem'].map(name => arrive(server.url, name)))
    const [ada, ben, cem] = people as [TestPerson, TestPerson, TestPerson]
    const waits = await play(ada, { rated: true })
    expect(await play(ada, { rated: true })).toEqual(waits)
    const plain = await play(ben, {})
    expect(plain.table).not.toBe(waits.table)
    expect((await offers(cem, '?rated=true')).map(({ table }) => table)).toEqual([waits.table])
    expect((await offers(cem, '?rated=false')).map(({ table }) => table)).toEqual([plain.table])
    expect(await play(cem, { rated: true })).toEqual({ table: waits.table, waits: false })
    const { view } = await ask<TableAnswer>(cem, 'GET', `/api/tables/${waits.table}`)
    expect(view).toMatchObject({ status: 'playing', arrangement: { rated: true } })
    later()
  })

  test('who plays now with people of about their level waits for them, and is found by nobody else', async () => {
    const { person: strong, rating } = await winner('Sue', 12)
    expect(rating).toBeGreaterThan(1700)
    const own = await play(strong, { ratings: 'about-mine' })
    expect(await play(strong, { ratings: 'about-mine' })).toEqual(own)
    const [ben, cem] = [await arrive(server.url, 'Ben'), await arrive(server.url, 'Cem')]
    const bens = await play(ben, {})
    expect(bens).toMatchObject({ waits: true })
    expect(bens.table).not.toBe(own.table)
    expect((await play(cem, { ratings: { to: 1499 } })).waits).toBe(true)
    const { person: alike } = await winner('Sid', 12)
    expect(await play(alike, { ratings: 'about-mine' })).toEqual({ table: own.table, waits: false })
    later()
  })
})
