/** Where a text stops being JSON, as a line and a column from 1; undefined if it is JSON. Browsers do not always tell. */
export function jsonFault(text: string): { readonly line: number; readonly column: number } | undefined {
  const at = faultIn(text)
  if (at === undefined) return undefined
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const name = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const bare = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

function faultIn(text: string): number | undefined {
  let at = 0
  const space = (): void => {
    while (/\s/.test(text.charAt(at))) at++
  }
  const is = (sign: string): boolean => {
    space()
    if (text.charAt(at) !== sign) return false
    at++
    return true
  }
  const matches = (pattern: RegExp): boolean => {
    space()
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found !== null
  }
  const list = (end: string, item: () => boolean): boolean => {
    if (is(end)) return true
    do if (!item()) return false
    while (is(','))
    return is(end)
  }
  const value = (): boolean => {
    if (is('{')) return list('}', () => matches(name) && is(':') && value())
    return is('[') ? list(']', value) : matches(name) || matches(bare)
  }
  if (!value()) return at
  space()
  return at === text.length ? undefined : at
}
