/**
 * The lists of a state are made here, by adding one thing after another. Interpreted and compiled code lay out what `map`
 * returns in two different ways, and rules compiled for the one kind are thrown away when they meet the other.
 */

/** A list with something for each of some things. */
export function listFor<T, U>(things: readonly T[], make: (thing: T, at: number) => U): U[] {
  const list: U[] = []
  for (let at = 0; at < things.length; at++) list.push(make(things[at] as T, at))
  return list
}

/** The same thing, so many times. */
export function repeated<T>(thing: T, times: number): T[] {
  const list: T[] = []
  for (let at = 0; at < times; at++) list.push(thing)
  return list
}

/** The numbers from 0 up to, not including, `end`. */
export function numbersBelow(end: number): number[] {
  const list: number[] = []
  for (let at = 0; at < end; at++) list.push(at)
  return list
}
