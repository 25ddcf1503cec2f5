import { useRef } from 'react'

type Parts = Readonly<Record<string, unknown>>

const isMadeOfParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/**
 * A value of plain data that came anew, in which every part that says the same as before is the object that it was before.
 * What is drawn from such a part alone need not be drawn again.
 */
export function withSameParts<T>(before: unknown, now: T): T {
  if (before === now) return now
  if (!isMadeOfParts(before) || !isMadeOfParts(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const names = Object.keys(now)
  const parts = names.map(name => withSameParts(before[name], now[name]))
  const isSame = names.length === Object.keys(before).length && names.every((name, at) => parts[at] === before[name])
  if (isSame) return before as T
  return (Array.isArray(now) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]))) as T
}

/** Whether two values of plain data say the same. */
export const alike = (before: unknown, now: unknown): boolean => withSameParts(before, now) === before

/** Whether two lists hold the very same things, one for one. */
export const holdTheSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((one, at) => one === now[at])

/** A value that is worked out each time something is drawn: it stays the same object while it says the same. */
export function useSameParts<T>(value: T): T {
  const kept = useRef(value)
  kept.current = withSameParts(kept.current, value)
  return kept.current
}
