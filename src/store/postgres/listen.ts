import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { AppendListener, Withdrawn } from '../port/tables.ts'
import type { DatabaseSchema } from '../schema.ts'
import { channel } from './append.ts'

/** The channel on which every process tells the others what opens nothing any more. */
const withdrawals = 'athenaeum_withdrawals'

/** Milliseconds that closing waits for a line that may be dead. */
const farewellMs = 1_000
const shortestPauseMs = 100
const longestPauseMs = 5_000

export type ListeningLine = { close(): Promise<void> }

/**
 * Keeps one session connection that hears the appends of every process. When it breaks, it is opened again, however often
 * it takes, and the listener is told that it may have missed something.
 */
export async function openLine(
  config: pg.ClientConfig,
  patienceMs: number,
  listener: Required<AppendListener>,
): Promise<ListeningLine> {
  let closed = false
  let current: pg.Client | undefined

  async function connect(): Promise<void> {
    const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }
    const client = new pg.Client({ ...config, ...limits, keepAlive: true })
    let lost = false
    const onLoss = () => {
      if (lost) return
      lost = true
      clearInterval(heartbeat)
      client.end().catch(() => {})
      if (current === client && !closed) void reconnect()
    }
    client.on('error', onLoss)
    client.on('end', onLoss)
    client.on('notification', told => pass(told, listener))
    // A line that died without a word is found by asking.
    const heartbeat = setInterval(() => client.query('select 1').catch(onLoss), patienceMs)
    heartbeat.unref()
    try {
      await client.connect()
      await client.query(`listen ${channel}; listen ${withdrawals}`)
    } catch (error) {
      onLoss()
      throw error
    }
    // It may have been lost in the very moment in which it was made.
    if (lost) throw new Error('the line to the database was lost again')
    if (closed) onLoss()
    else current = client
  }

  async function reconnect(): Promise<void> {
    for (let pause = shortestPauseMs; !closed; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        await connect()
        if (!closed) listener.missed()
        return
      } catch {
        await delay(pause, undefined, { ref: false })
      }
    }
  }

  await connect()
  return {
    async close() {
      closed = true
      await Promise.race([current?.end(), delay(farewellMs, undefined, { ref: false })])
    },
  }
}

function pass({ channel: from, payload = '' }: pg.Notification, listener: Required<AppendListener>): void {
  const space = payload.indexOf(' ')
  if (from === withdrawals) listener.withdrawn(JSON.parse(payload))
  else listener.appended(payload.slice(space + 1), Number(payload.slice(0, space)))
}

/** Heard by every process once `db` is committed, and by none if it is not. */
export async function announceWithdrawn(db: Kysely<DatabaseSchema>, ended: readonly Withdrawn[]): Promise<void> {
  const payloads = JSON.stringify(ended.map(one => JSON.stringify(one)))
  await sql`select pg_notify(${withdrawals}, payload) from json_array_elements_text(${payloads}) as payload`.execute(db)
}
