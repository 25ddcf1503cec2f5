/** Milliseconds for which a table is first set aside, by how much that grows each time, and how far. */
const FIRST = 60_000
const GROWS = 4
const LONGEST = 86_400_000
/** Tables that are remembered: those set aside longest ago go first. */
const REMEMBERED = 10_000

/** Tables that rest for a while, each time for longer. */
export interface TablesSetAside {
  /** Sets a table aside from now on: for how many milliseconds. */
  add(table: string): number
  /** Milliseconds that are left; 0 or less for a table that is open. */
  left(table: string): number
}

export function tablesSetAside(clock: () => number): TablesSetAside {
  const known = new Map<string, { readonly until: number; readonly lasted: number }>()
  return {
    add(table) {
      const before = known.get(table)
      const lasts = before === undefined ? FIRST : Math.min(before.lasted * GROWS, LONGEST)
      known.delete(table)
      known.set(table, { until: clock() + lasts, lasted: lasts })
      const [oldest] = known.keys()
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
      return lasts
    },
    left: table => (known.get(table)?.until ?? 0) - clock(),
  }
}
