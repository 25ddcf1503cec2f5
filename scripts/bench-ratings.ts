/**
 * How long a server takes to answer what it is asked of ratings, with 10,000 people and 100,000 rated games in its store, on
 * SQLite and PostgreSQL; and how long counting one game, and counting all anew, take. Run: npm run bench:ratings
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { steps } from '../src/bots/levels.ts'
import type { RatingPage } from '../src/protocol/ratings.ts'
import type { RatedSeat } from '../src/ratings/rated-game.ts'
import { raterOf } from '../src/ratings/rater.ts'
import { hashPassword } from '../src/server/people/secrets.ts'
import { arrive, ask, call } from '../src/server/testing/client.ts'
import { serveForTest } from '../src/server/testing/pebbles.ts'
import { openStore, type StoreOptions } from '../src/store/open.ts'
import { databaseBelow } from '../src/store/testing/below.ts'
import { startPostgres } from '../src/store/testing/postgres.ts'

const game = 'newton'
const PEOPLE = 10_000
const GAMES = 100_000
const ASKED = 200
const WARM = 10
const AT_ONCE = 1_000

const nameOf = (at: number): string => `Person ${String(at).padStart(5, '0')}`

/** Each game two people, or one and a level; the one with the higher number wins more often. */
function seatsOf(at: number): readonly RatedSeat[] {
  const one = (at * 7919) % PEOPLE
  const other = (at * 104729 + 1) % PEOPLE
  const wins = one * ((at % 3) + 1) > other * (((at + 1) % 3) + 1)
  const places = wins ? [1, 2] : [2, 1]
  const second =
    one === other || at % 4 === 0 ? { level: steps[at % steps.length] ?? 'novice' } : { person: `p${other}` }
  return [
    { person: `p${one}`, place: places[0] ?? 1 },
    { ...second, place: places[1] ?? 2 },
  ]
}

async function fill(options: StoreOptions): Promise<void> {
  await (await openStore(options)).close()
  const db = databaseBelow(options)
  const password_hash = await hashPassword('a long password')
  const common = {
    settings: '{}',
    created_at: 1,
    password_hash,
    webhook: null,
    old_cookie_until: null,
    name_look: null,
  }
  for (let from = 0; from < PEOPLE; from += AT_ONCE) {
    const people = Array.from({ length: AT_ONCE }, (_, at) => {
      const name = nameOf(from + at)
      return { id: `p${from + at}`, name, name_key: name.toLowerCase(), ...common }
    })
    await db.insertInto('people').values(people).execute()
  }
  await db
    .insertInto('rating_scales')
    .values({ game, counted_with: raterOf(game).scale })
    .execute()
  for (let from = 0; from < GAMES; from += AT_ONCE) {
    const games = Array.from({ length: AT_ONCE }, (_, at) => {
      const number = from + at + 1
      return { game, number, table_id: `t${number}`, finished_at: number, seats: JSON.stringify(seatsOf(number)) }
    })
    await db.insertInto('rated_games').values(games).execute()
  }
  await db.destroy()
}

function told(name: string, times: readonly number[], cpuMs: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)
  console.log(
    `${name.padEnd(46)} median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms; ${cpuMs.toFixed(1)} ms of processor`,
  )
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now()
  const result = await work()
  return [performance.now() - start, result]
}

async function repeated(name: string, work: (at: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let at = 0; at < WARM; at++) await work(at)
  const before = process.cpuUsage()
  for (let at = WARM; at < ASKED; at++) times.push((await timed(() => work(at)))[0])
  const { user, system } = process.cpuUsage(before)
  told(name, times, (user + system) / 1000 / times.length)
}

async function bench(name: string, options: StoreOptions): Promise<void> {
  console.log(`\n${name}: ${PEOPLE} people, ${GAMES} rated games`)
  await fill(options)
  const store = await openStore({ ...options, patienceMs: 120_000 })
  const [all] = await timed(() => store.recountGames(game, raterOf(game)))
  console.log(`counting all games anew: ${(all / 1000).toFixed(1)} s`)
  await repeated('counting a game', at =>
    store.countGame({ table: `more-${at}`, game, finishedAt: 1, seats: seatsOf(at) }, raterOf(game)),
  )
  await store.close()
  const server = await serveForTest({ ...options, logLevel: 'silent' })
  const signedIn = await call(server.url, 'POST', '/api/session', { name: nameOf(5_000), password: 'a long password' })
  const person = { url: server.url, name: '', cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const guest = await arrive(server.url, 'Guest')
  await repeated('the first page of a leaderboard, to a guest', () => ask(guest, 'GET', `/api/ratings/${game}`))
  await repeated('the same, with one’s own place', () => ask(person, 'GET', `/api/ratings/${game}`))
  let next: string | undefined
  await repeated('each following page', async () => {
    const after = next === undefined ? '' : `?after=${encodeURIComponent(next)}`
    next = (await ask<RatingPage>(person, 'GET', `/api/ratings/${game}${after}`)).next
  })
  await repeated('my own ratings', () => ask(person, 'GET', '/api/me/ratings'))
  await server.close()
}

const folder = await mkdtemp(join(tmpdir(), 'athenaeum-bench-'))
await bench('SQLite', { dataFolder: folder })
await rm(folder, { recursive: true, force: true })
const postgres = await startPostgres({ durable: true })
await bench('PostgreSQL', { dataFolder: folder, databaseUrl: await postgres.createDatabase() })
await postgres.stop()
