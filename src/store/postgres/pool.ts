import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StoreUnavailable } from '../port/errors.ts'

/** Milliseconds that this process waits longer for an answer than the server may take for it: the server's word says more. */
const longerThanServer = 1_000

/** Milliseconds after which a connection that nobody needs is closed, and after which a silent one is tried. */
const idleMs = 30_000
const keepAliveMs = 10_000

/** What is set on every connection: nothing is waited for without end, here or at the server. */
export function patientConfig(config: pg.PoolConfig, patienceMs: number, alsoSet = ''): pg.PoolConfig {
  const limits = `set statement_timeout = ${patienceMs}; set idle_in_transaction_session_timeout = ${patienceMs}`
  return {
    ...config,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs + longerThanServer,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    onConnect: client => client.query(`${limits}; ${alsoSet}`),
  }
}

/** A pool that lives through the end of any of its connections: whoever uses one hears of it by the failing query. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  // The pool itself listens only to connections that are idle. One that breaks in use would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/**
 * The pool as Kysely uses it. A connection that has failed to answer is thrown away and not handed to the next, and so are
 * all that are older than the failure: whatever cut one line has most likely cut the others.
 */
export function poolForKysely(pool: pg.Pool, told: (error: unknown) => unknown): PostgresPool {
  let failures = 0
  /** How many failures there had been when a connection was first used. */
  const madeAfter = new WeakMap<pg.PoolClient, number>()

  async function trusted(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (!madeAfter.has(client)) madeAfter.set(client, failures)
      if (madeAfter.get(client) === failures) return client
      client.release(true)
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await trusted().catch(error => {
      throw told(error)
    })
    let broken: StoreUnavailable | undefined
    async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
      if (broken) throw broken
      try {
        return await client.query(text, values)
      } catch (error) {
        const known = told(error)
        if (known instanceof StoreUnavailable) broken = known
        if (broken && !(error instanceof pg.DatabaseError)) failures++
        throw known
      }
    }
    // Kysely's type speaks of cursors too, which nothing here asks for.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(broken !== undefined),
    }
  }
  return { connect, end: () => pool.end() }
}
