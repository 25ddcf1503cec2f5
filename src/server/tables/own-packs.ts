import { getHeapStatistics } from 'node:v8'
import { createContext, Script } from 'node:vm'
import type { FastifyBaseLogger } from 'fastify'
import type { AsideStore } from '../../store/port/aside.ts'
import type { TableHeader } from '../../tables/entry.ts'
import type { Table } from '../../tables/table.ts'
import { ownProcessorTime } from '../bots/thread-time.ts'
import { pace, paces } from '../limits/pace.ts'
import type { Metrics } from '../metrics.ts'
import { ServerRefusal } from '../refused.ts'
import type { PackSettings } from '../settings.ts'
import { type TablesSetAside, tablesSetAside } from './set-aside.ts'

/**
 * Rules that run with the component pack of a stranger. A trial has seen how the game begins with it, not what comes late in a
 * game: so whatever runs a rule of such a table in this process runs under a limit of time, and all of it together has a share of
 * the process. Tables with the packs that are shipped pay nothing.
 */
export interface OwnPacks {
  /**
   * Does something that runs rules. What takes too long is ended wherever it stands, without its `finally`: it must make a value
   * and change nothing. Its table is then set aside for a while.
   */
  run<T>(table: Ruled, work: () => T): T
  /** Refuses a table that is set aside, as far as it is known here. */
  mustBeOpen(table: string): void
  isSetAside(table: string): boolean
  /**
   * Refuses a table that any process has set aside, and waits until the share of its pack has time left; refuses if that would be
   * long.
   */
  mayRun(table: Ruled): Promise<void>
}

/** What decides under which limits a table's rules run. */
export interface Ruled {
  readonly header: Pick<TableHeader, 'id' | 'host'>
  readonly arrangement: Pick<Table['arrangement'], 'pack'>
  /** Where it is known: a pack that is the game's own is nobody's. */
  readonly game?: Pick<Table['game'], 'pack'>
  /** The number of its last entry, to tell where it was ended. */
  readonly number?: number
}

/** How much more than its time it costs to be ended. */
const ENDED_COSTS = 4
/** Seconds of its share that may be used at once. */
const AT_ONCE = 20
/** Milliseconds that somebody waits for the share. */
const LONGEST_WAIT = 5_000
/** How much longer work gets in which the machine had no time for us. */
const AGAIN = 4
/** Bytes that rules fill in a millisecond at most: twice what was measured. */
const FILLS = 4 * 1024 * 1024
/** Milliseconds without which rules are not begun. */
const SHORTEST = 20

export interface OwnPacksContext {
  readonly store: AsideStore
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly metrics: Pick<Metrics, 'count'>
  now(): number
}

export function ownPacks(settings: PackSettings, { store, log, metrics, now }: OwnPacksContext): OwnPacks {
  const { rulesLimit } = settings
  const shares = sharesOf(settings)
  const aside = tablesSetAside(store, now, log)
  let running = false
  /** The table whose rules were ended last although the machine had no room for them. */
  let doubted: string | undefined

  function setAside({ header: { id, host }, number = 0 }: Ruled): ServerRefusal {
    const why = `rules with its own component pack took longer than ${rulesLimit} ms after entry ${number}`
    const lasts = aside.add(id, why)
    metrics.count('tables_set_aside')
    log.warn({ table: id, host: host.person, minutes: lasts / 60_000 }, why)
    return isAside(lasts)
  }

  /** Tries work within a limit, which is shorter where the heap would be filled before it is over. */
  function attempt<T>(table: Ruled, wanted: number, work: () => T): Attempt<T> {
    const limit = Math.min(wanted, roomInHeap() / FILLS)
    if (limit < SHORTEST) throw new ServerRefusal('server-busy')
    const began = performance.now()
    const before = ownProcessorTime()
    running = true
    try {
      return { value: endedAfter(Math.ceil(limit), work) }
    } catch (fault) {
      if (!isTimeout(fault)) throw fault
      return { ended: hasWaited(before, limit) || limit < rulesLimit ? 'for want of room' : 'by its own fault' }
    } finally {
      running = false
      shares.spend(table, performance.now() - began)
    }
  }

  function limited<T>(table: Ruled, work: () => T): T {
    const first = attempt(table, rulesLimit, work)
    const mayTryAgain = 'ended' in first && first.ended === 'for want of room'
    const last = mayTryAgain ? attempt(table, AGAIN * rulesLimit, work) : first
    if ('value' in last) return last.value
    // Neither the machine's time nor its memory is the pack's fault, unless it happens again.
    if (last.ended === 'for want of room' && doubted !== table.header.id) {
      doubted = table.header.id
      throw new ServerRefusal('server-busy')
    }
    shares.spend(table, (ENDED_COSTS - 1) * rulesLimit)
    throw setAside(table)
  }

  return {
    run: (table, work) => (running || !hasOwnPack(table) ? work() : limited(table, work)),
    mustBeOpen: id => mustBeOpen(aside, id),
    isSetAside: id => aside.left(id) > 0,
    async mayRun(table) {
      if (!hasOwnPack(table)) return
      await aside.recall(table.header.id)
      mustBeOpen(aside, table.header.id)
      await shares.wait(table)
    },
  }
}

function mustBeOpen(aside: Pick<TablesSetAside, 'left'>, id: string): void {
  const left = aside.left(id)
  if (left > 0) throw isAside(left)
}

/** Whether the machine has given us less than half of the time since then. */
function hasWaited(before: number | undefined, milliseconds: number): boolean {
  const used = ownProcessorTime()
  return before !== undefined && used !== undefined && used - before < milliseconds / 2
}

type Attempt<T> = { readonly value: T } | { readonly ended: 'for want of room' | 'by its own fault' }

/** Bytes by which the heap may still grow. What could be collected counts as taken. */
function roomInHeap(): number {
  const { heap_size_limit, used_heap_size } = getHeapStatistics()
  return heap_size_limit - used_heap_size
}

/** The time that rules with own packs may take: those of one host, and all together. */
function sharesOf({ timePerHost, timeForAll }: PackSettings) {
  const ofHost = paces(timePerHost, timePerHost * AT_ONCE)
  const ofAll = pace(timeForAll, timeForAll * AT_ONCE)
  return {
    spend({ header }: Ruled, milliseconds: number): void {
      ofHost.of(header.host.person).spend(milliseconds)
      ofAll.spend(milliseconds)
    },
    async wait({ header }: Ruled): Promise<void> {
      const waits = [ofHost.of(header.host.person), ofAll].map(one => one.reserve(0, LONGEST_WAIT))
      if (waits.includes(undefined)) throw new ServerRefusal('packs-take-too-much')
      const longest = Math.max(...waits.map(wait => wait ?? 0))
      if (longest > 0) await new Promise(resolve => setTimeout(resolve, longest))
    },
  }
}

const hasOwnPack = ({ arrangement: { pack }, game }: Ruled): boolean => pack !== undefined && pack !== game?.pack

const sizes = new WeakMap<object, number>()

/** Characters of a table's own pack; 0 where it has none. */
export function sizeOfOwnPack(table: Ruled): number {
  const { pack } = table.arrangement
  if (!hasOwnPack(table) || typeof pack !== 'object' || pack === null) return 0
  const size = sizes.get(pack) ?? JSON.stringify(pack).length
  sizes.set(pack, size)
  return size
}

const isAside = (left: number): ServerRefusal =>
  new ServerRefusal('table-set-aside', { minutes: Math.ceil(left / 60_000) })

/** The only way to end what runs on one's own thread: the engine counts the time of a script, so the work is called by one. */
const box: { work: () => unknown } = createContext({ work: () => undefined }) as never
/** Its name stands in the trace of whatever runs under the limit. */
export const LIMIT = 'limit-of-own-packs'
const script = new Script('work()', { filename: LIMIT })

function endedAfter<T>(milliseconds: number, work: () => T): T {
  box.work = work
  return script.runInContext(box, { timeout: milliseconds }) as T
}

const isTimeout = (fault: unknown): boolean =>
  (fault as { readonly code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
