import type { FastifyBaseLogger } from 'fastify'
import type { Aside, AsideStore } from '../../store/port/aside.ts'

/** Milliseconds for which a table is first set aside, by how much that grows each time, and how far. */
const FIRST = 60_000
const GROWS = 4
const LONGEST = 86_400_000
/** Tables that are remembered here besides the store: those set aside or asked for longest ago go first. */
const REMEMBERED = 10_000

/** Tables that rest for a while, each time for longer. The store knows them, for other processes and for after a restart. */
export interface TablesSetAside {
  /** Sets a table aside from now on: for how many milliseconds. It is kept in the background. */
  add(table: string, why: string): number
  /** Milliseconds that are left, as far as it is known here; 0 or less for a table that is open. */
  left(table: string): number
  /** Learns what the store knows of a table. */
  recall(table: string): Promise<void>
}

export function tablesSetAside(
  store: AsideStore,
  clock: () => number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): TablesSetAside {
  const known = new Map<string, Aside>()

  function remember(table: string, aside: Aside): void {
    known.delete(table)
    known.set(table, aside)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  }

  return {
    add(table, why) {
      const before = known.get(table)
      const lasts = before === undefined ? FIRST : Math.min((before.until - before.setAt) * GROWS, LONGEST)
      const setAt = clock()
      const aside = { setAt, until: setAt + lasts, why }
      remember(table, aside)
      store
        .setAside(table, aside)
        .catch(fault => log.warn({ table, err: fault }, 'that a table was set aside was not kept'))
      return lasts
    },
    left(table) {
      const aside = known.get(table)
      if (aside === undefined) return 0
      // A clock that was set back must not keep a table closed for longer than it was to be.
      return Math.min(aside.until - clock(), aside.until - aside.setAt)
    },
    async recall(table) {
      const kept = await store.asideOf(table)
      const here = known.get(table)
      if (kept !== undefined && (here === undefined || kept.setAt > here.setAt)) remember(table, kept)
    },
  }
}
