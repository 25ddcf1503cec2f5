import { createContext, Script } from 'node:vm'
import type { FastifyBaseLogger } from 'fastify'
import type { TableHeader } from '../../tables/entry.ts'
import type { Table } from '../../tables/table.ts'
import { ownProcessorTime } from '../bots/thread-time.ts'
import { pace, paces } from '../limits/pace.ts'
import type { Metrics } from '../metrics.ts'
import { ServerRefusal } from '../refused.ts'
import type { PackSettings } from '../settings.ts'
import { tablesSetAside } from './set-aside.ts'

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
  /** Refuses a table that is set aside. */
  mustBeOpen(table: string): void
  isSetAside(table: string): boolean
  /** Waits until the share of a table's pack has time left; refuses if that would be long. */
  inShare(table: Ruled): Promise<void>
}

/** What decides under which limits a table's rules run. */
export interface Ruled {
  readonly header: Pick<TableHeader, 'id' | 'host'>
  readonly arrangement: Pick<Table['arrangement'], 'pack'>
  /** Where it is known: a pack that is the game's own is nobody's. */
  readonly game?: Pick<Table['game'], 'pack'>
}

/** How much more than its time it costs to be ended. */
const ENDED_COSTS = 4
/** Seconds of its share that may be used at once. */
const AT_ONCE = 20
/** Milliseconds that somebody waits for the share. */
const LONGEST_WAIT = 5_000
export function ownPacks(
  settings: PackSettings,
  { log, metrics }: { readonly log: Pick<FastifyBaseLogger, 'warn'>; readonly metrics: Pick<Metrics, 'count'> },
  clock: () => number = () => performance.now(),
): OwnPacks {
  const { rulesLimit } = settings
  const shares = sharesOf(settings)
  const aside = tablesSetAside(clock)
  let running = false
  /** The table whose rules were ended last although the machine was busy with other things. */
  let doubted: string | undefined

  function setAside({ header: { id, host } }: Ruled): ServerRefusal {
    const lasts = aside.add(id)
    metrics.count('tables_set_aside')
    log.warn({ table: id, host: host.person, minutes: lasts / 60_000 }, 'rules with an own pack took too long')
    return isAside(lasts)
  }

  function limited<T>(table: Ruled, work: () => T): T {
    const began = performance.now()
    const before = ownProcessorTime()
    running = true
    try {
      return endedAfter(rulesLimit, work)
    } catch (fault) {
      if (!isTimeout(fault)) throw fault
      const used = ownProcessorTime()
      const waited = before !== undefined && used !== undefined && used - before < rulesLimit / 2
      // The machine had no time for us: that is not the pack's fault, unless it happens again.
      if (waited && doubted !== table.header.id) {
        doubted = table.header.id
        throw new ServerRefusal('server-busy')
      }
      shares.spend(table, (ENDED_COSTS - 1) * rulesLimit)
      throw setAside(table)
    } finally {
      running = false
      shares.spend(table, performance.now() - began)
    }
  }

  return {
    run: (table, work) => (running || !hasOwnPack(table) ? work() : limited(table, work)),
    mustBeOpen(id) {
      const left = aside.left(id)
      if (left > 0) throw isAside(left)
    },
    isSetAside: id => aside.left(id) > 0,
    inShare: table => (hasOwnPack(table) ? shares.wait(table) : Promise.resolve()),
  }
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
const script = new Script('work()')

function endedAfter<T>(milliseconds: number, work: () => T): T {
  box.work = work
  return script.runInContext(box, { timeout: milliseconds }) as T
}

const isTimeout = (fault: unknown): boolean =>
  (fault as { readonly code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
