import { StoreUnavailable } from '../../store/port.ts'
import type { Command, ServerCommand } from '../../tables/command.ts'
import { decideForServer } from '../../tables/decide.ts'
import type { TableHeader } from '../../tables/entry.ts'
import type { Who } from '../../tables/seats.ts'
import { botsAsked, type Table } from '../../tables/table.ts'
import type { Viewer } from '../../tables/view.ts'
import { letBotsPlay } from '../bots/bot-duty.ts'
import type { Context } from '../context.ts'
import { isLater, refusalTold, ServerRefusal } from '../refused.ts'
import { giveCommand, makeTable } from './give-command.ts'
import { act, catchUp, inTurn, type LiveTable, reportFailure, save } from './live-table.ts'
import { priceOfShowing, subscribe } from './subscribe.ts'
import { tablesInMemory } from './tables-in-memory.ts'
import { dismiss, linksOf, part, sendAllAway, showPresence, type Watcher, watcherCount } from './watching.ts'

/** All tables that this process has in memory, and the only way to them. */
export interface LiveTables {
  create(header: TableHeader): Promise<void>
  /** The table as it stands. */
  look(id: string): Promise<{ table: Table; number: number }>
  /** Whether it is in memory, or about to be: else it must be loaded first, which takes a moment. */
  has(id: string): boolean
  /** Does what somebody asks, if `actorOf` says in whose name. The same request of the same person is done once. */
  command(id: string, request: string, actorOf: (table: Table) => Who, command: Command): Promise<number>
  serverCommand(id: string, command: ServerCommand): Promise<number>
  /** What it will cost to show a table, before anything is done for it. */
  priceOf(id: string, viewer: Viewer, since: number | undefined): number
  /** Shows a table to somebody from here on. */
  subscribe(id: string, watcher: Watcher, requestId: string, since: number | undefined): Promise<void>
  unsubscribe(id: string, watcher: Watcher): void
  /** A link was withdrawn, here or at another process: who watches by it is sent away. */
  dismissLink(id: string, hash: string): void
  /** The links by which somebody watches here. */
  linksInUse(): readonly { readonly table: string; readonly hash: string }[]
  /** Lets the bots of a table think, if any is asked. */
  wakeBots(id: string): Promise<boolean>
  /** Heard after each change of a table that this process has made itself. */
  onChange(listener: (live: LiveTable) => void): void
  /** Another process has added to a table. */
  heard(id: string, number: number): void
  /** Others may have added to any table. */
  catchUpAll(): void
  /** Lets go of what is not used. */
  sweep(): void
  readonly size: number
  readonly watchers: number
  /** Finishes what is under way and refuses what comes later. */
  close(): Promise<void>
}

/** Milliseconds after which it is told who came and went. */
const PRESENCE_AFTER = 100

/** Milliseconds after which what others have added is asked for again. */
const FOLLOW_AGAIN = 1_000

export function openLiveTables(context: Context): LiveTables {
  const tables = tablesInMemory(context)
  const listeners: ((live: LiveTable) => void)[] = []
  let closing = false

  function drop(one: LiveTable): void {
    tables.drop(one)
    sendAllAway(one.watchersByView)
  }

  /** Work at a table, one after the other. A fault stays at its table. What we change ourselves is ours to follow up. */
  async function at<T>(id: string, work: (one: LiveTable) => Promise<T>, makes?: 'changes'): Promise<T> {
    if (closing) throw new ServerRefusal('closing', 'the server is closing; try again in a moment')
    context.ownPacks.mustBeOpen(id)
    return tables.use(id, one =>
      inTurn(one, async () => {
        await context.ownPacks.inShare(one.table)
        if (tables.get(id) !== one) throw new ServerRefusal('busy', 'the table is being loaded again; try again')
        const before = one.table
        try {
          return await work(one)
        } catch (fault) {
          if (refusalTold(fault) === undefined) {
            reportFailure(context, one, fault)
            drop(one)
            throw new ServerRefusal('internal', 'something went wrong at this table; it is loaded again')
          }
          throw fault
        } finally {
          if (makes === 'changes' && one.table !== before) for (const listener of listeners) listener(one)
        }
      }),
    )
  }

  /** Takes in what others have added. While the database is away it is tried again: nobody would tell of it a second time. */
  function follow(id: string, number: number): void {
    const one = tables.get(id)
    if (one === undefined || one.table.number >= number || closing) return
    at(id, async same => {
      if (same.table.number < number) await catchUp(context, same)
    }).catch(fault => {
      if (fault instanceof StoreUnavailable || isLater(fault)) setTimeout(follow, FOLLOW_AGAIN, id, number).unref()
    })
  }

  /** Tells who is here, after a moment: often several come or go at once. */
  function announce(one: LiveTable): void {
    if (one.announcing) return
    one.announcing = true
    setTimeout(() => {
      one.announcing = false
      if (!closing) showPresence(one.watchersByView, one.id)
    }, PRESENCE_AFTER).unref()
  }

  async function create(header: TableHeader): Promise<void> {
    if (!(await makeTable(context, header))) throw new ServerRefusal('busy', 'that table id is taken; try again')
  }

  const liveTables: LiveTables = {
    create,
    // Whatever is under way is not durable yet: wait for it.
    async look(id) {
      context.ownPacks.mustBeOpen(id)
      return tables.use(id, one =>
        inTurn(one, async () => {
          await context.ownPacks.inShare(one.table)
          return { table: one.table, number: one.table.number }
        }),
      )
    },
    has: tables.has,
    priceOf: (id, viewer, since) => priceOfShowing(tables.get(id), viewer, since),
    command: (id, request, actorOf, wanted) =>
      at(id, one => giveCommand(context, one, request, actorOf(one.table), wanted), 'changes'),
    serverCommand: (id, command) =>
      at(id, one => act(context, one, undefined, table => decideForServer(table, command, context.now())), 'changes'),
    subscribe: (id, watcher, requestId, since) =>
      at(id, async one => {
        await subscribe(context, one, watcher, requestId, since)
        announce(one)
      }),
    unsubscribe(id, watcher) {
      const one = tables.get(id)
      if (one === undefined) return
      part(one.watchersByView, watcher)
      announce(one)
    },
    dismissLink(id, hash) {
      const one = tables.get(id)
      if (one !== undefined) dismiss(one.watchersByView, watcher => watcher.link === hash)
    },
    linksInUse: () =>
      tables.all().flatMap(({ id, watchersByView }) => [...linksOf(watchersByView)].map(hash => ({ table: id, hash }))),
    wakeBots: id =>
      at(id, async one => {
        letBotsPlay(context, liveTables, one)
        return botsAsked(one.table).length > 0
      }),
    onChange: listener => void listeners.push(listener),
    heard(id, number) {
      follow(id, number)
    },
    catchUpAll() {
      for (const { id } of tables.all()) follow(id, Number.POSITIVE_INFINITY)
    },
    sweep: tables.sweep,
    get size() {
      return tables.all().length
    },
    get watchers() {
      return tables.all().reduce((sum, one) => sum + watcherCount(one.watchersByView), 0)
    },
    async close() {
      closing = true
      await Promise.all(tables.all().map(one => one.queue))
      for (const one of tables.all()) save(context, one)
    },
  }
  return liveTables
}
