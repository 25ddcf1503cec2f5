/**
 * How long the server takes for what people see first, with many of them and many finished games in the store: home, results,
 * and the pages about people. Processor time is of server and asker together. For somebody like the others, and for one who has played every day. Run: npm run bench:people
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../src/server/serve.ts'
import type { StoreOptions } from '../src/store/open.ts'
import { startPostgres } from '../src/store/testing/postgres.ts'
import { fillWithPeople, tokenOf } from './crowd-of-people.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const GAMES = Number(process.env.GAMES ?? 100_000)
const OF_FIRST = 1_000
const ROUNDS = 40

const paths = [
  ['home: tables of mine', '/api/me/tables'],
  ['home: what waits for me', '/api/me/waiting?language=en'],
  ['home: open public tables', '/api/tables?status=open'],
  ['results: a page of games', '/api/me/results'],
  ['results: added up', '/api/me/tallies'],
  ['results: of one game', '/api/me/tallies?game=newton'],
  ['results: with people only', '/api/me/results?company=people'],
  ['page of a person', '/api/people/Person%201'],
] as const

async function measure(name: string, options: StoreOptions): Promise<void> {
  const filled = performance.now()
  await fillWithPeople(options, { people: PEOPLE, games: GAMES, ofFirst: OF_FIRST })
  console.log(
    `${name}: ${PEOPLE} people and ${GAMES} games, filled in ${Math.round((performance.now() - filled) / 1000)} s`,
  )
  const limits = { requestsPerMinute: 1e6, workPerSecond: 1e6, workBurst: 1e6 }
  const server = await serve({ ...options, host: '127.0.0.1', port: 0, logLevel: 'silent', limits })
  const url = server.url.replace('localhost', '127.0.0.1')
  for (const [who, of] of [
    ['one like the others', (round: number) => 1 + (round % 40)],
    ['one with 1,000 games', () => 0],
  ] as const)
    for (const [what, path] of paths) {
      const took: number[] = []
      let cpu = process.cpuUsage()
      for (let round = -5; round < ROUNDS; round++) {
        if (round === 0) cpu = process.cpuUsage()
        const headers = { authorization: `Bearer ${tokenOf(of(Math.abs(round)))}` }
        const start = performance.now()
        const response = await fetch(`${url}${path}`, { headers })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        if (round >= 0) took.push(performance.now() - start)
      }
      const { user, system } = process.cpuUsage(cpu)
      const work = ((user + system) / 1000 / ROUNDS).toFixed(1).padStart(5)
      took.sort((one, other) => one - other)
      const at = (part: number): string => (took[Math.floor(took.length * part)] ?? 0).toFixed(1).padStart(6)
      console.log(
        `  ${who.padEnd(21)} ${what.padEnd(26)} median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, ${work} ms of processor`,
      )
    }
  await server.close()
}

const folder = await mkdtemp(join(tmpdir(), 'athenaeum-people-'))
const postgres = await startPostgres({ durable: true })
await measure('sqlite', { dataFolder: folder })
await measure('postgres', { dataFolder: folder, databaseUrl: await postgres.createDatabase() })
await postgres.stop()
await rm(folder, { recursive: true, force: true })
