type Fields = { [name: string]: unknown }

/**
 * Makes a document hold the very parts of an earlier one wherever the two are equal, and says whether they are equal as a whole.
 * What follows then tells at a glance what has not changed, and only what has takes new memory. The later document must be
 * nobody else's yet; from here on neither may be changed.
 */
export function shareParts(before: object, after: object): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false
  return Array.isArray(after)
    ? shareItems(before as readonly unknown[], after)
    : shareFields(before as Readonly<Fields>, after as Fields)
}

function shareItems(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length
  const shorter = Math.min(before.length, after.length)
  for (let at = 0; at < shorter; at++) {
    const then = before[at]
    const now = after[at]
    if (then === now) continue
    if (isPart(then) && isPart(now) && shareParts(then, now)) after[at] = then
    else same = false
  }
  return same
}

function shareFields(before: Readonly<Fields>, after: Fields): boolean {
  let same = true
  let more = 0
  for (const name in after) {
    more++
    const then = before[name]
    const now = after[name]
    if (then === now) continue
    if (isPart(then) && isPart(now) && Object.hasOwn(before, name) && shareParts(then, now)) after[name] = then
    else same = false
  }
  for (const _ in before) more--
  return same && more === 0
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null
