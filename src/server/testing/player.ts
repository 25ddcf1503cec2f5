import type { TableView } from '../../tables/view.ts'
import { type Client, connect, newRequestId, type TestPerson } from './client.ts'

/** An answer that the server said was done. */
export interface Acknowledged {
  readonly table: string
  readonly request: string
  readonly seat: number
  readonly key: string
  readonly number: number
}

/** A player who goes on whatever happens to the server: comes back, goes on from the last number seen, and asks again. */
export interface TestPlayer {
  readonly acknowledged: Acknowledged[]
  /** Plays at a table until its game is over. */
  play(table: string, seat: number): Promise<TableView>
  /** Answers given twice because nobody said that they were done. */
  readonly retries: number
}

export interface PlayerOptions {
  /** Where to find a server; asked again at every attempt. */
  readonly address: () => string
  readonly person: TestPerson
  /** Milliseconds to think before each answer. */
  readonly thinks?: number
}

/** Milliseconds after which a player gives up: servers start slowly on a machine that does much else. */
export const PATIENCE = 120_000

export function createPlayer({ address, person, thinks = 0 }: PlayerOptions): TestPlayer {
  const acknowledged: Acknowledged[] = []
  let client: Client | undefined
  let retries = 0

  /** A connection, however long it takes. */
  async function connected(): Promise<Client> {
    const until = Date.now() + PATIENCE
    for (;;) {
      if (client !== undefined && client.socket.readyState === client.socket.OPEN) return client
      try {
        const views = client?.views
        const fresh = await connect(address(), { cookie: person.cookie })
        for (const [table, seen] of views ?? []) fresh.views.set(table, seen)
        client = fresh
        return fresh
      } catch (fault) {
        if (Date.now() > until) throw fault
        await pause(25)
      }
    }
  }

  /** Subscribed at a table, from the last number that was seen. */
  async function watching(table: string, seat: number): Promise<Client> {
    for (;;) {
      const now = await connected()
      if (subscribed.get(table) === now) return now
      try {
        const reply = await now.subscribe(table, seat, now.views.get(table)?.number)
        if (reply.type === 'refused') throw new Error(`${reply.code}: ${reply.message}`)
        subscribed.set(table, now)
      } catch {
        await pause(25)
      }
    }
  }
  const subscribed = new Map<string, Client>()

  async function answer(table: string, seat: number, key: string, asked: number): Promise<void> {
    const request = newRequestId()
    const until = Date.now() + PATIENCE
    for (;;) {
      const now = await watching(table, seat)
      try {
        const reply = await now.command(table, { kind: 'answer', seat, key, asked }, request)
        if (reply.type === 'done') {
          acknowledged.push({ table, request, seat, key, number: reply.number })
          await now.when(() => (now.views.get(table)?.number ?? 0) >= reply.number)
          return
        }
        if (reply.type === 'refused' && reply.code === 'stale') return
        if (reply.type === 'refused' && !passing.has(reply.code)) throw new Refused(`${reply.code}: ${reply.message}`)
        retries++
        await pause(25)
      } catch (fault) {
        if (fault instanceof Refused) throw fault
        retries++
      }
      if (Date.now() > until) throw new Error('the server does not come back')
    }
  }

  return {
    acknowledged,
    get retries() {
      return retries
    },
    async play(table, seat) {
      for (;;) {
        const now = await watching(table, seat)
        const seen = now.views.get(table)
        if (seen === undefined) continue
        if (seen.view.status === 'finished') return seen.view
        const question = seen.view.own?.question
        if (question === undefined || seen.view.status !== 'playing') {
          await now.when(() => now.views.get(table)?.number !== seen.number).catch(() => undefined)
          continue
        }
        if (thinks > 0) await pause(Math.random() * thinks * 2)
        const key = question.keys[Math.floor(Math.random() * question.keys.length)] ?? ''
        await answer(table, seat, key, question.asked)
      }
    },
  }
}

class Refused extends Error {}

/** Refusals that pass by themselves. */
const passing: ReadonlySet<string> = new Set(['closing', 'busy', 'internal', 'database-away', 'disk-full'])

export const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))
