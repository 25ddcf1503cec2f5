type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Which exercises of a table were found on this device: the numbers of the answers with which they begin. */
const KEY = 'athenaeum-exercises-'

export function keptFound(table: string, shelf: Shelf = localStorage): readonly number[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY + table) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => Number.isInteger(one)) : []
  } catch {
    return []
  }
}

export function keepFound(table: string, found: readonly number[], shelf: Shelf = localStorage): void {
  try {
    if (found.length === 0) shelf.removeItem(KEY + table)
    else shelf.setItem(KEY + table, JSON.stringify(found))
  } catch {
    // The device has no room left: it is known as long as the page is open.
  }
}

export const removeFound = (table: string, shelf: Shelf = localStorage): void => shelf.removeItem(KEY + table)
