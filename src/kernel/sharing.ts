import { ownField } from './rows.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * A value of plain data that came anew, in which every part that says the same as before is the object that it was before:
 * what has not changed is seen at a glance, and takes no new memory. Neither value is touched, nor may be from here on.
 */
export function withSameParts<T>(before: unknown, now: T): T {
  if (before === now || !isMadeOfParts(before) || !isMadeOfParts(now)) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  return (
    Array.isArray(now) ? sameItems(before as readonly unknown[], now) : sameFields(before as Fields, now as Fields)
  ) as T
}

/** Whether two values of plain data say the same. */
export const alike = (before: unknown, now: unknown): boolean => withSameParts(before, now) === before

const isMadeOfParts = (value: unknown): value is object => typeof value === 'object' && value !== null

// Both make nothing new until they meet a difference: nearly all of a state stays as it was.

function sameItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let made: unknown[] | undefined = before.length === now.length ? undefined : now.slice()
  for (let at = 0; at < now.length; at++) {
    const part = withSameParts(before[at], now[at])
    if (made !== undefined) made[at] = part
    else if (part !== before[at]) {
      made = now.slice()
      for (let same = 0; same < at; same++) made[same] = before[same]
      made[at] = part
    }
  }
  return made ?? before
}

function sameFields(before: Fields, now: Fields): Fields {
  let made: Record<string, unknown> | undefined
  let more = 0
  for (const name in now) {
    more++
    const then = ownField(before, name)
    const part = withSameParts(then, now[name])
    if (made === undefined && part === then && (part !== undefined || Object.hasOwn(before, name))) continue
    made ??= withFieldsUpTo(before, now, name)
    made[name] = part
  }
  if (made !== undefined) return made
  for (const _ in before) more--
  return more === 0 ? before : withFieldsUpTo(before, now)
}

/** A copy of the fields of now, of which all up to one are as they were before. */
function withFieldsUpTo(before: Fields, now: Fields, end?: string): Record<string, unknown> {
  const made: Record<string, unknown> = { ...now }
  for (const name in now) {
    if (name === end) break
    made[name] = before[name]
  }
  return made
}
