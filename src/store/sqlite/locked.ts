import { setTimeout as delay } from 'node:timers/promises'
import { StoreUnavailable } from '../port/errors.ts'
import { sqliteFault } from './fault.ts'

const shortestPauseMs = 1
const longestPauseMs = 50

/**
 * Tries until no other process has the file locked. SQLite's own way of waiting would hold the event loop; here everything
 * else goes on. Only for work that has done nothing yet when it finds the lock: a statement of its own, a transaction's first.
 */
export async function whenUnlocked<T>(
  work: () => Promise<T>,
  patienceMs: number,
  pause: (milliseconds: number) => Promise<unknown> = delay,
): Promise<T> {
  const end = performance.now() + patienceMs
  for (let wait = shortestPauseMs; ; wait = Math.min(2 * wait, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (sqliteFault(error) !== 'locked') throw error
      if (performance.now() > end)
        throw new StoreUnavailable('locked', 'Another process keeps the database file locked.', { cause: error })
    }
    await pause(wait)
  }
}
