import { type GameRecord, writeRecord } from '../../kernel/record.ts'
import type { Append } from '../../store/port/tables.ts'
import { applyEntry } from '../../tables/apply.ts'
import type { Decision } from '../../tables/decide.ts'
import type { Entry } from '../../tables/entry.ts'
import { recordSoFar } from '../../tables/record.ts'
import { saveTable } from '../../tables/snapshot.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import type { Viewer } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { isLater, refusalTold, ServerRefusal } from '../refused.ts'
import { dutiesAfter } from './duties.ts'
import { listingAfter } from './listing.ts'
import { lastOf, readTable } from './load-table.ts'
import { isShownLate, keepForLater, type ShownLate } from './shown-late.ts'
import { keepPacks, readEntries, storedEntry, storedSnapshot } from './stored.ts'
import { sendAllAway, showAll, type WatchersByView } from './watching.ts'

/** A table in this process's memory. Other processes may have it too: the store decides between them. */
export interface LiveTable {
  readonly id: string
  table: Table
  readonly watchersByView: WatchersByView
  /** The table after each of the last entries, the last one as it stands: for who comes back soon. */
  recent: readonly Table[]
  /** What is done at a table is done one after the other. */
  queue: Promise<unknown>
  /** The number of the last snapshot. */
  saved: number
  usedAt: number
  /** The view that was written last, for the next who comes to see the same. */
  written: { readonly viewer: Viewer; readonly table: Table; readonly text: string } | undefined
  /** What spectators are shown, where that is late and somebody watches. */
  late: ShownLate | undefined
  /** Everybody is about to be told who is here. */
  announcing: boolean
  /** Seats whose bots are thinking. */
  readonly thinking: Set<number>
}

/** Entries after which a table is saved whole, so that loading it folds few. */
const ENTRIES_PER_SNAPSHOT = 128

export async function loadLive(context: Context, id: string): Promise<LiveTable> {
  const { tables, saved } = await readTable(context, id)
  return {
    id,
    table: lastOf(tables),
    saved,
    watchersByView: new Map(),
    recent: recentOf(context, [], tables),
    queue: Promise.resolve(),
    usedAt: context.now(),
    written: undefined,
    late: undefined,
    announcing: false,
    thinking: new Set(),
  }
}

/** The last tables, newest last. Arrangements may carry whole component packs: what was before the last one is not kept. */
function recentOf({ settings }: Context, before: readonly Table[], tables: readonly Table[]): readonly Table[] {
  const kept = [...before, ...tables].slice(-1 - settings.limits.entriesToContinue)
  const arrangement = kept.at(-1)?.arrangement
  return kept.filter(table => table.arrangement === arrangement)
}

/** Keeps nothing but the table as it stands. */
export function forgetPast(live: LiveTable): void {
  live.recent = live.recent.slice(-1)
}

/** Does something at a table when everything before it is done. */
export function inTurn<T>(live: LiveTable, work: () => Promise<T>): Promise<T> {
  const done = live.queue.then(work, work)
  live.queue = done.catch(() => undefined)
  return done
}

/** How often a decision is made anew because another process came first. */
const MOST_CONFLICTS = 20

/**
 * Decides, keeps and shows, in this order: nobody sees what is not durable. Returns the number of the last entry. A request
 * that was kept before, by whichever process, is not done again. What must be there before the entries are is prepared once
 * they are decided, and may be prepared again when another process came first.
 */
export async function act(
  context: Context,
  live: LiveTable,
  request: string | undefined,
  decideNow: (table: Table) => Decision,
  prepare: (decision: Decision, table: Table) => Promise<void> = async () => undefined,
): Promise<number> {
  for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
    const before = live.table
    const decision = await decideOrRecall(context, live, request, decideNow)
    if (typeof decision === 'number') return decision
    if (decision.entries.length === 0) return before.number
    const after = decision.tables.at(-1) ?? before
    await prepare(decision, before)
    await keepPacks(context.store, live.id, decision.entries)
    const result = await context.store.append({
      table: live.id,
      from: before.number + 1,
      entries: decision.entries.map(storedEntry),
      ...(request === undefined ? {} : { request }),
      ...context.ownPacks.run(after, () => listingAfter(before, after)),
      ...dutiesAfter(before, after, context.settings),
    } satisfies Append)
    if (result.outcome === 'appended') {
      show(context, live, decision.entries, decision.tables)
      return result.last
    }
    await catchUp(context, live)
    if (result.outcome === 'repeated') return result.last
    context.metrics.count('conflicts')
  }
  throw new ServerRefusal('table-busy')
}

/** The decision, or the number at which this very request was kept before. */
async function decideOrRecall(
  context: Context,
  live: LiveTable,
  request: string | undefined,
  decideNow: (table: Table) => Decision,
): Promise<Decision | number> {
  try {
    return context.ownPacks.run(live.table, () => decideNow(live.table))
  } catch (fault) {
    const known = request === undefined ? undefined : await context.store.requested(live.id, request)
    if (known !== undefined) return known.last
    if (refusalTold(fault) !== undefined) throw fault
    // The table is a value and still stands where it was: its last safe point.
    reportFailure(context, live, fault)
    throw new ServerRefusal('rules-broken')
  }
}

/** Logs a fault with what led to it. A log is read by more than the server: of a running game it never holds the seed. */
export function reportFailure(context: Context, live: LiveTable, fault: unknown): void {
  context.metrics.count('failures')
  const { table } = live
  const record = table.course === undefined ? undefined : writeRecord(recordForLog(table))
  context.log.error({ table: live.id, number: table.number, err: fault, record }, 'a table met a fault')
}

/** The record without what is long, a pack that its hash names, and without the seed before the game is over. */
function recordForLog(table: Table): GameRecord {
  const { pack: _, ...record } = recordSoFar(table)
  return statusOf(table) === 'finished' ? record : { ...record, seed: 'not told while the game runs' }
}

/** Takes in what other processes have added. */
export async function catchUp(context: Context, live: LiveTable): Promise<void> {
  const entries = await readEntries(context.store, await context.store.entries(live.id, live.table.number + 1))
  show(context, live, entries, foldedOn(context, live.table, entries))
}

/** What others have kept is true: if it does not fit here, as when one of a newer release has started the game, we are wrong. */
function foldedOn({ ownPacks }: Context, start: Table, entries: readonly Entry[]): readonly Table[] {
  const tables: Table[] = []
  try {
    for (const entry of entries) {
      const before = tables.at(-1) ?? start
      tables.push(ownPacks.run(before, () => applyEntry(before, entry)))
    }
  } catch (fault) {
    if (isLater(fault)) throw fault
    throw new Error('what another process has added does not fit the table as it is in memory', { cause: fault })
  }
  return tables
}

function show(context: Context, live: LiveTable, entries: readonly Entry[], tables: readonly Table[]): void {
  for (const after of tables) {
    const before = live.table
    live.table = after
    // Whoever watches has seen it as it was until now.
    if (isShownLate(before) && live.watchersByView.has('spectator'))
      live.late ??= { table: before, coming: [], timer: undefined }
    showOne(context, live, before)
    keepForLater(context, live)
  }
  live.recent = recentOf(context, live.recent, tables)
  live.usedAt = context.now()
  context.metrics.count('answers', entries.filter(entry => entry.kind === 'answered').length)
  const ended = tables.some(table => table.finishedAt === table.at)
  if (live.table.number - live.saved >= ENTRIES_PER_SNAPSHOT || ended) save(context, live)
}

/** What is kept is true, also where it cannot be shown: whoever looks then is to look again. */
function showOne({ ownPacks }: Context, { watchersByView, table }: LiveTable, before: Table): void {
  try {
    const whom = isShownLate(before) ? 'not spectators' : 'everybody'
    showAll(watchersByView, before, table, make => ownPacks.run(table, make), whom)
  } catch (fault) {
    if (!isLater(fault)) throw fault
    sendAllAway(watchersByView)
  }
}

/** Saves in the background: a snapshot only saves time. */
export function save(context: Context, live: LiveTable): void {
  const { number } = live.table
  if (number === live.saved) return
  live.saved = number
  putSnapshot(context, live.table).catch(fault =>
    context.log.warn({ table: live.id, err: fault }, 'a snapshot was not kept'),
  )
}

const putSnapshot = async ({ store }: Context, table: Table): Promise<void> =>
  store.putSnapshot(table.header.id, table.number, storedSnapshot(saveTable(table)))
