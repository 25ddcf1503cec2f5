/**
 * Tells of what may come often: at once when it begins, and then once in so many milliseconds, with how often it came since. A full disk
 * must not be filled with the news of it.
 */
export function nowAndThen<Kind extends string>(
  now: () => number,
  quiet: number,
): (kind: Kind, tell: (more: number) => void) => void {
  const told = new Map<Kind, { at: number; since: number }>()
  return (kind, tell) => {
    const last = told.get(kind)
    if (last !== undefined && now() - last.at < quiet) {
      last.since++
      return
    }
    told.set(kind, { at: now(), since: 0 })
    tell(last?.since ?? 0)
  }
}
