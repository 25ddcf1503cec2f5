import type { Context } from '../context.ts'
import { forgetPast, type LiveTable, loadLive, save } from './live-table.ts'
import { sizeOfOwnPack } from './own-packs.ts'
import { watcherCount } from './watching.ts'

/** The tables that this process has in memory: loaded when somebody needs one, let go when nobody does. */
export interface TablesInMemory {
  /** Does something with a table. It stays in memory at least until that is done. */
  use<T>(id: string, work: (one: LiveTable) => Promise<T>): Promise<T>
  /** Whether it is in memory or about to be. */
  has(id: string): boolean
  /** The table, if it is in memory. */
  get(id: string): LiveTable | undefined
  all(): readonly LiveTable[]
  /** Forgets a table whose memory can no longer be trusted; it is loaded again when it is next used. */
  drop(one: LiveTable): void
  /** Lets go of what has not been used for long. */
  sweep(): void
}

/** Milliseconds after which nobody is expected back who saw a table a moment ago. */
const SOON = 60_000

/** Characters of a component pack that take about as much memory as a table without one. */
const PACK_PER_TABLE = 4 * 1024

export function tablesInMemory(context: Context): TablesInMemory {
  const { limits } = context.settings
  const loading = new Map<string, Promise<LiveTable>>()
  /** The longest unused first. */
  const loaded = new Map<string, LiveTable>()
  const users = counted()

  function found(id: string): Promise<LiveTable> {
    const known = loaded.get(id)
    if (known === undefined) {
      const coming = loading.get(id) ?? load(id)
      loading.set(id, coming)
      return coming
    }
    loaded.delete(id)
    loaded.set(id, known)
    known.usedAt = context.now()
    return Promise.resolve(known)
  }

  async function load(id: string): Promise<LiveTable> {
    try {
      const made = await loadLive(context, id)
      loaded.set(id, made)
      for (const one of tooMany(loaded.values(), limits.tablesInMemory, inUse)) letGo(one)
      return made
    } finally {
      loading.delete(id)
    }
  }

  const inUse = (one: LiveTable): boolean => users.has(one.id) || isLookedAt(one)

  function letGo(one: LiveTable): void {
    loaded.delete(one.id)
    save(context, one)
  }

  return {
    async use(id, work) {
      users.add(id)
      try {
        return await work(await found(id))
      } finally {
        users.remove(id)
      }
    },
    has: id => loaded.has(id) || loading.has(id),
    get: id => loaded.get(id),
    all: () => [...loaded.values()],
    drop: one => void loaded.delete(one.id),
    sweep() {
      const now = context.now()
      for (const one of loaded.values()) {
        if (now - one.usedAt >= SOON) forgetPast(one)
        if (now - one.usedAt >= limits.idleTable && !inUse(one)) letGo(one)
      }
    },
  }
}

/** Somebody watches it, or a bot thinks about it. */
const isLookedAt = ({ thinking, watchersByView }: LiveTable): boolean =>
  thinking.size > 0 || watcherCount(watchersByView) > 0

/** Ids, each as often as it was added and not yet removed. */
function counted() {
  const counts = new Map<string, number>()
  return {
    has: (id: string): boolean => counts.has(id),
    add: (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1),
    remove(id: string): void {
      const left = (counts.get(id) ?? 1) - 1
      if (left > 0) counts.set(id, left)
      else counts.delete(id)
    },
  }
}

/** Tables to be let go of, so that the others weigh no more than there is room for. */
function tooMany(loaded: Iterable<LiveTable>, room: number, inUse: (one: LiveTable) => boolean): readonly LiveTable[] {
  const all = [...loaded]
  const scales = weighing()
  for (const one of all) scales.add(one)
  return all.filter(one => {
    if (scales.weight <= room || inUse(one)) return false
    scales.remove(one)
    return true
  })
}

/** What tables take together, counted in tables without components of their own. A pack that several share weighs once. */
function weighing() {
  const holders = new Map<object, number>()
  const scales = {
    weight: 0,
    add(one: LiveTable): void {
      scales.weight++
      const pack = ownPack(one)
      if (pack === undefined) return
      const held = holders.get(pack) ?? 0
      if (held === 0) scales.weight += packWeight(one)
      holders.set(pack, held + 1)
    },
    remove(one: LiveTable): void {
      scales.weight--
      const pack = ownPack(one)
      if (pack === undefined) return
      const held = (holders.get(pack) ?? 1) - 1
      if (held === 0) scales.weight -= packWeight(one)
      holders.set(pack, held)
    },
  }
  return scales
}

function ownPack({ table: { arrangement, game } }: LiveTable): object | undefined {
  const { pack } = arrangement
  return typeof pack === 'object' && pack !== null && pack !== game.pack ? pack : undefined
}

const packWeight = ({ table }: LiveTable): number => Math.ceil(sizeOfOwnPack(table) / PACK_PER_TABLE)
