import type { Json } from '../../kernel/json.ts'
import { hashOfPack } from '../../store/packs.ts'
import type { Store } from '../../store/port/store.ts'
import type { StoredEntry } from '../../store/port/tables.ts'
import type { Entry, TableHeader } from '../../tables/entry.ts'
import type { SnapshotBody } from '../../tables/snapshot.ts'

/**
 * Documents of a table as the store has them. A component pack is large, and the same in a table's header, entries and
 * snapshots: they name it by its hash, and the store keeps it once.
 */

/** Where packs are found by their hash. */
export type PackSource = Pick<Store, 'pack'>

interface WithPack {
  readonly pack?: Json | undefined
}

const hashes = new WeakMap<object, string>()

function hashOf(pack: object): string {
  const known = hashes.get(pack)
  if (known !== undefined) return known
  const hash = hashOfPack(pack)
  hashes.set(pack, hash)
  return hash
}

function byHash<T extends WithPack>(document: T): object {
  const { pack, ...rest } = document
  return isPack(pack) ? { ...rest, packHash: hashOf(pack) } : document
}

const isPack = (pack: Json | undefined): pack is Json & object => typeof pack === 'object' && pack !== null

export const storedHeader = (header: TableHeader): object => ({ ...header, arrangement: byHash(header.arrangement) })

export function storedEntry(entry: Entry): object {
  if (entry.kind === 'arranged') return { ...entry, arrangement: byHash(entry.arrangement) }
  return entry.kind === 'started' ? byHash(entry) : entry
}

export function storedSnapshot({ course, ...table }: SnapshotBody): object {
  const arrangement = byHash(table.arrangement)
  return course === undefined
    ? { ...table, arrangement }
    : { ...table, arrangement, course: { ...course, beginning: byHash(course.beginning) } }
}

/** Keeps the packs that entries will name. */
export async function keepPacks(store: Store, table: string, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    if (entry.kind === 'arranged') await keepPack(store, table, entry.arrangement.pack)
    if (entry.kind === 'started') await keepPack(store, table, entry.pack)
  }
}

export async function keepPack(store: Store, table: string, pack: Json | undefined): Promise<void> {
  if (isPack(pack)) await store.keepPack(table, hashOf(pack), pack)
}

export const readHeader = async (store: PackSource, stored: unknown): Promise<TableHeader> => {
  const header = stored as TableHeader
  return { ...header, arrangement: await withPack(store, header.arrangement) }
}

/** Of several arrangements the last one counts: only its pack is read. */
export async function readEntries(store: PackSource, stored: readonly StoredEntry[]): Promise<readonly Entry[]> {
  const entries = stored.map(({ body }) => body as Entry)
  const last = entries.findLast(entry => entry.kind === 'arranged')
  return Promise.all(
    entries.map(async entry => {
      if (entry === last) return { ...last, arrangement: await withPack(store, last.arrangement) }
      return entry.kind === 'started' ? withPack(store, entry) : entry
    }),
  )
}

export async function readSnapshot(store: PackSource, stored: unknown): Promise<SnapshotBody> {
  const { course, ...table } = stored as SnapshotBody
  const arrangement = await withPack(store, table.arrangement)
  if (course === undefined) return { ...table, arrangement }
  return { ...table, arrangement, course: { ...course, beginning: await withPack(store, course.beginning) } }
}

async function withPack<T extends WithPack & { readonly packHash?: string }>(
  store: PackSource,
  document: T,
): Promise<T> {
  const { packHash, ...rest } = document
  const pack = packHash === undefined ? undefined : await readPack(store, packHash)
  return (pack === undefined ? rest : { ...rest, pack }) as unknown as T
}

/** Packs that were read last: tables with the same pack share it, and what is prepared from it. */
const MOST_PACKS = 32
const packs = new WeakMap<PackSource, Map<string, Json>>()

async function readPack(store: PackSource, hash: string): Promise<Json> {
  const known = packs.get(store) ?? new Map<string, Json>()
  packs.set(store, known)
  const pack = known.get(hash) ?? ((await store.pack(hash)) as Json | undefined)
  // With the components that are shipped it would be another game.
  if (pack === undefined) throw new Error(`the component pack ${hash} of this table is not in the database`)
  known.delete(hash)
  known.set(hash, pack)
  const [oldest] = known.keys()
  if (known.size > MOST_PACKS && oldest !== undefined) known.delete(oldest)
  return pack
}
