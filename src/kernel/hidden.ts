import type { Seat } from './contract.ts'
import { MetHidden } from './errors.ts'

/** Stands in a view for an id that the viewer may not know. */
export const HIDDEN = '?'

/** The id itself, where a rule needs to know it; in a view, meeting a hidden one ends the look ahead. */
export function known(id: string | undefined, what: string): string {
  if (id === undefined || id === HIDDEN) throw new MetHidden(what)
  return id
}

/** What comes of a look at a view; undefined where it meets something hidden. */
export function unlessHidden<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (met) {
    if (met instanceof MetHidden) return undefined
    throw met
  }
}

/** A list of ids hidden; how many there are stays known. */
export const hideAll = (ids: readonly string[]): string[] => ids.map(() => HIDDEN)

/** What each seat has, hidden but for what is the seat's own. */
export const withOwn = <T>(hidden: readonly T[], all: readonly T[], own: Seat): T[] =>
  hidden.map((one, seat) => (seat === own ? (all[seat] as T) : one))
