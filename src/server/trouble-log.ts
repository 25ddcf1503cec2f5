import type { FastifyBaseLogger } from 'fastify'
import type { StoreUnavailable, Trouble } from '../store/port/errors.ts'
import { nowAndThen } from './now-and-then.ts'

/** Milliseconds between two lines about one kind of trouble. */
const QUIET = 10_000

/** Tells the log what the database could not do: at once when it begins, and now and then how often since. */
export function troubleLog(log: FastifyBaseLogger, now: () => number): (trouble: StoreUnavailable) => void {
  const tell = nowAndThen<Trouble>(now, QUIET)
  return fault => tell(fault.trouble, more => log.error({ trouble: fault.trouble, more, err: fault }, fault.message))
}
