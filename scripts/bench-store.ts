/**
 * How many durable appends a second: bare single inserts by the driver alone, against appends through the store from 200
 * tables at once, in which commits are shared. Interleaved rounds, medians. Run: node --import ./src/typescript/register.mjs scripts/bench-store.ts
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../src/store/open.ts'
import type { Append, Store } from '../src/store/port.ts'
import { connectSqlite } from '../src/store/sqlite/connection.ts'
import { startPostgres } from '../src/store/testing/postgres.ts'

const tableCount = 200
const rounds = 5
const roundMs = 1_500
const entry = { seat: 2, answer: 'travel:paris', at: 1_760_000_000_000, note: 'x'.repeat(120) }
const entryText = JSON.stringify(entry)

type Bench = { name: string; round(): Promise<number>; perSecond: number[]; cpuMs: number[] }

function bench(name: string, round: () => Promise<number>): Bench {
  return { name, round, perSecond: [], cpuMs: [] }
}

async function measured({ round, perSecond, cpuMs }: Bench): Promise<void> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const count = await round()
  const { user, system } = process.cpuUsage(cpu)
  perSecond.push((1000 * count) / (performance.now() - start))
  cpuMs.push((user + system) / 1000 / count)
}

/** Every table appends as soon as its last append is acknowledged, as a table of quick players does. */
function tablesOf(
  store: Store,
  label: string,
  consequences: (number: number) => Partial<Append>,
): () => Promise<number> {
  const next = new Map(Array.from({ length: tableCount }, (_, index) => [`${label}-${index}`, 1]))
  const table = { game: 'newton', header: {}, createdAt: 1, status: 'playing', visibility: 'public' } as const
  const listing = { people: ['ada', 'emmy'], summary: {}, updatedAt: 1 }
  const made = Promise.all([...next.keys()].map(id => store.createTable({ id, ...table, ...listing })))
  return async () => {
    await made
    const end = performance.now() + roundMs
    let count = 0
    async function play(table: string): Promise<void> {
      for (let from = next.get(table) ?? 1; performance.now() < end; from++) {
        const request = `${table}-${from}`
        const result = await store.append({ table, from, entries: [entry], request, ...consequences(from) })
        if (result.outcome !== 'appended') throw new Error(JSON.stringify(result))
        next.set(table, from + 1)
        count += 1
      }
    }
    await Promise.all([...next.keys()].map(play))
    return count
  }
}

function turn(number: number): Partial<Append> {
  return {
    listing: { summary: { turn: number % 4, title: 'A table of four' }, updatedAt: number },
    schedule: [{ kind: 'clock', dueAt: number, payload: { seat: number % 4 } }],
  }
}

function bareSqlite(file: string): () => Promise<number> {
  const connection = connectSqlite(file)
  connection.execute('pragma journal_mode = wal; pragma synchronous = full')
  connection.execute('create table bare (table_id text, number integer, body text, primary key (table_id, number))')
  const insert = connection.prepare('insert into bare values (?, ?, ?)')
  let number = 0
  return async () => {
    const end = performance.now() + roundMs
    const before = number
    while (performance.now() < end) insert.run(['bare', ++number, entryText])
    return number - before
  }
}

/** One connection per inserter, each waiting for its own commit. */
async function barePostgres(pool: pg.Pool, inserters: number): Promise<() => Promise<number>> {
  const table = `bare_${inserters}`
  await pool.query(`create table ${table} (table_id text, number integer, body text, primary key (table_id, number))`)
  const text = `insert into ${table} values ($1, $2, $3)`
  let count = 0
  return async () => {
    const end = performance.now() + roundMs
    const before = count
    await Promise.all(
      Array.from({ length: inserters }, async (_, index) => {
        const client = await pool.connect()
        while (performance.now() < end) {
          await client.query({ name: table, text, values: [`table-${index}`, ++count, entryText] })
        }
        client.release()
      }),
    )
    return count - before
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

const folder = await mkdtemp(join(tmpdir(), 'athenaeum-bench-'))
const postgres = await startPostgres({ durable: true })
const databaseUrl = await postgres.createDatabase()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
pool.on('error', () => {})
const sqliteStore = await openStore({ dataFolder: folder })
const postgresStore = await openStore({ dataFolder: folder, databaseUrl })

const benches = [
  bench('sqlite    bare single inserts', bareSqlite(join(folder, 'bare.db'))),
  bench(
    'sqlite    200 tables, entries only',
    tablesOf(sqliteStore, 'plain', () => ({})),
  ),
  bench('sqlite    200 tables, with listing and clock', tablesOf(sqliteStore, 'full', turn)),
  bench('postgres  bare single inserts, 1 connection', await barePostgres(pool, 1)),
  bench('postgres  bare single inserts, 10 connections', await barePostgres(pool, 10)),
  bench(
    'postgres  200 tables, entries only',
    tablesOf(postgresStore, 'plain', () => ({})),
  ),
  bench('postgres  200 tables, with listing and clock', tablesOf(postgresStore, 'full', turn)),
]

for (const each of benches) await each.round()
for (let round = 1; round <= rounds; round++) for (const each of benches) await measured(each)
for (const { name, perSecond, cpuMs } of benches) {
  const rate = Math.round(median(perSecond)).toLocaleString('en').padStart(7)
  console.log(`${name.padEnd(46)} ${rate} a second, ${median(cpuMs).toFixed(3)} ms of CPU here each`)
}

await sqliteStore.close()
await postgresStore.close()
await pool.end()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
