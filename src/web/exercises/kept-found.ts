/** Which exercises of a table were found on this device: the numbers of the answers with which they begin. */
const KEY = 'athenaeum-exercises-'

export function keptFound(table: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => Number.isInteger(one)) : []
  } catch {
    return []
  }
}

export function keepFound(table: string, found: readonly number[]): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(found))
  } catch {
    // The device has no room left: it is known as long as the page is open.
  }
}

export const removeFound = (table: string): void => localStorage.removeItem(KEY + table)
