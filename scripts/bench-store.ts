/**
 * How many durable appends a second: bare single inserts by the driver alone, against appends through the store from 200
 * tables at once, in which commits are shared. Interleaved rounds, medians. Run: npm run bench:store
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../src/store/open.ts'
import { startPostgres } from '../src/store/testing/postgres.ts'
import { appendsOfTables, bareInserts, endOfTurn, entryText, type Work } from './durable-appends.ts'

const tableCount = 200
const rounds = 5
const roundMs = 1_500

type Bench = { name: string; work: Work; perSecond: number[]; cpuMs: number[] }

function bench(name: string, work: Work): Bench {
  return { name, work, perSecond: [], cpuMs: [] }
}

async function measured({ work, perSecond, cpuMs }: Bench): Promise<void> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const count = await work(roundMs)
  const { user, system } = process.cpuUsage(cpu)
  perSecond.push((1000 * count) / (performance.now() - start))
  cpuMs.push((user + system) / 1000 / count)
}

/** One connection per inserter, each waiting for its own commit. */
async function barePostgres(pool: pg.Pool, inserters: number): Promise<Work> {
  const table = `bare_${inserters}`
  await pool.query(`create table ${table} (table_id text, number integer, body text, primary key (table_id, number))`)
  const text = `insert into ${table} values ($1, $2, $3)`
  let count = 0
  return async milliseconds => {
    const end = performance.now() + milliseconds
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
  bench('sqlite    bare single inserts', bareInserts(join(folder, 'bare.db'))),
  bench('sqlite    200 tables, entries only', appendsOfTables(sqliteStore, 'plain', tableCount)),
  bench('sqlite    200 tables, with listing and clock', appendsOfTables(sqliteStore, 'full', tableCount, endOfTurn)),
  bench('postgres  bare single inserts, 1 connection', await barePostgres(pool, 1)),
  bench('postgres  bare single inserts, 10 connections', await barePostgres(pool, 10)),
  bench('postgres  200 tables, entries only', appendsOfTables(postgresStore, 'plain', tableCount)),
  bench('postgres  200 tables, with listing and clock', appendsOfTables(postgresStore, 'full', tableCount, endOfTurn)),
]

for (const each of benches) await each.work(roundMs)
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
