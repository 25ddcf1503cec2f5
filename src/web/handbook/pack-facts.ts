import type { Facts } from './inline.ts'

/**
 * The values of a pack as texts name them: `places` says where each name begins, and what lies below is named by its path, with
 * items of a list by their id or else by their number. So a text that tells a price changes with the pack.
 */
export function packFacts(pack: unknown, places: Readonly<Record<string, string>>): Facts {
  const facts: Record<string, number> = {}
  for (const [name, path] of Object.entries(places)) {
    const found = path.split('.').reduce(inside, pack)
    if (found === undefined) throw new Error(`the pack has nothing at ${path}`)
    gather(found, name, facts)
  }
  return facts
}

function gather(value: unknown, name: string, facts: Record<string, number>): void {
  if (typeof value === 'number') facts[name] = value
  else for (const [key, item] of entriesOf(value)) gather(item, `${name}.${key}`, facts)
}

const inside = (value: unknown, key: string): unknown => entriesOf(value).find(([name]) => name === key)?.[1]

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => {
  if (Array.isArray(value)) return value.map((item, at) => [idOf(item) ?? String(at), item] as const)
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

const idOf = (item: unknown): string | undefined => {
  const { id } = Object(item) as { readonly id?: unknown }
  return typeof id === 'string' ? id : undefined
}
