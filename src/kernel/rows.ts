export const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map(row => [row.id, row]))

/** The row of a component that the state names: a state never names one that its pack lacks. */
export function row<K, T>(rows: ReadonlyMap<K, T>, id: K): T {
  const found = rows.get(id)
  if (found === undefined) throw new Error(`no component is called ${String(id)}`)
  return found
}

/** The same where rows are a list: the one with this id. */
export function rowNamed<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const found = rows.find(one => one.id === id)
  if (found === undefined) throw new Error(`no component is called ${id}`)
  return found
}

/** What a value itself has under a name. Every object inherits functions, and `__proto__`; to ask whether it does costs more than to look. */
export function ownField<T>(fields: { readonly [name: string]: T }, name: string): T | undefined {
  const value = fields[name]
  const mayBeInherited = typeof value === 'function' || name === '__proto__'
  return mayBeInherited && !Object.hasOwn(fields, name) ? undefined : value
}

/** What stands at a place of a list; rules never name a place that the list does not have. */
export function itemAt<T>(list: readonly T[], at: number): T {
  const found = list[at]
  if (found === undefined) throw new Error(`there is nothing at ${at} in a list of ${list.length}`)
  return found
}
