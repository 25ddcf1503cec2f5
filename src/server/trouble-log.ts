import type { FastifyBaseLogger } from 'fastify'
import type { StoreUnavailable, Trouble } from '../store/port/errors.ts'

/** Milliseconds between two lines about one kind of trouble: a full disk must not be filled with the news of it. */
const QUIET = 10_000

/** Tells the log what the database could not do: at once when it begins, and now and then how often since. */
export function troubleLog(log: FastifyBaseLogger, now: () => number): (trouble: StoreUnavailable) => void {
  const told = new Map<Trouble, { at: number; since: number }>()
  return fault => {
    const last = told.get(fault.trouble)
    if (last !== undefined && now() - last.at < QUIET) {
      last.since++
      return
    }
    told.set(fault.trouble, { at: now(), since: 0 })
    log.error({ trouble: fault.trouble, more: last?.since ?? 0, err: fault }, fault.message)
  }
}
