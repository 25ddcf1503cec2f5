/**
 * Things that are found by names from outside: by those they were given, and not by those that every object inherits, such as
 * `constructor`.
 */
export const byName = <T>(things: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), things)
