import type { ServerMessage } from '../../protocol/socket.ts'
import { StoreUnavailable } from '../../store/port.ts'
import type { Command, ServerCommand } from '../../tables/command.ts'
import { type Decision, decide, decideForServer } from '../../tables/decide.ts'
import { rematchHeader } from '../../tables/decide-seating.ts'
import type { TableHeader } from '../../tables/entry.ts'
import type { Who } from '../../tables/seats.ts'
import { botsAsked, newTable, statusOf, type Table } from '../../tables/table.ts'
import { viewTable } from '../../tables/view.ts'
import { letBotsPlay } from '../bots/bot-duty.ts'
import { mustBeLevel } from '../bots/bots.ts'
import type { Context } from '../context.ts'
import { mustHaveShare } from '../limits/quotas.ts'
import { newSeed, rematchIdOf } from '../people/secrets.ts'
import { refusalTold, ServerRefusal } from '../refused.ts'
import { frameOf } from './frame.ts'
import { peopleOf, summaryOf } from './listing.ts'
import { act, catchUp, inTurn, type LiveTable, reportFailure, save } from './live-table.ts'
import { tryPack } from './pack-trials.ts'
import { keepPack, storedHeader } from './stored.ts'
import { tablesInMemory } from './tables-in-memory.ts'
import { dismiss, join, linksOf, missedUpdates, part, showPresence, type Watcher, watcherCount } from './watching.ts'

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
  /** Shows a table to somebody from here on. Returns how many bytes were written for it. */
  subscribe(id: string, watcher: Watcher, requestId: string, since: number | undefined): Promise<number>
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
    for (const group of one.watchersByView.values()) for (const watcher of group) watcher.dismiss('reload')
  }

  /** Work at a table, one after the other. A fault stays at its table. What we change ourselves is ours to follow up. */
  async function at<T>(id: string, work: (one: LiveTable) => Promise<T>, makes?: 'changes'): Promise<T> {
    if (closing) throw new ServerRefusal('closing', 'the server is closing; try again in a moment')
    return tables.use(id, one =>
      inTurn(one, async () => {
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
      if (fault instanceof StoreUnavailable) setTimeout(follow, FOLLOW_AGAIN, id, number).unref()
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

  async function subscribe(one: LiveTable, watcher: Watcher, requestId: string, since: number | undefined) {
    if (!watcher.maySee(one.table))
      throw new ServerRefusal('not-allowed', 'you may not look at this table so; ask for a link')
    if (since !== undefined && since > one.table.number) await catchUp(context, one)
    const { number } = one.table
    const base = { id: requestId, table: one.id, as: watcher.viewer }
    let written = 0
    const say = (message: ServerMessage) => {
      const frame = frameOf(message)
      written += frame.length
      watcher.send(frame)
    }
    const updates = since === undefined ? undefined : missedUpdates(one.recent, watcher.viewer, since)
    if (updates !== undefined) {
      say({ type: 'continued', ...base, number })
      for (const update of updates) say(update)
    } else say({ type: 'table', ...base, number, view: viewTable(one.table, watcher.viewer) })
    join(one.watchersByView, watcher)
    announce(one)
    return written
  }

  /** Keeps a new table. One that is there already is left as it is. */
  async function make(header: TableHeader): Promise<boolean> {
    mustHaveShare(context.quotas, header.host.person, JSON.stringify(header).length)
    const table = newTable(header, await context.games.load(header.game))
    await keepPack(context.store, header.id, header.arrangement.pack)
    return context.store.createTable({
      id: header.id,
      game: header.game,
      header: storedHeader(header),
      createdAt: header.createdAt,
      status: statusOf(table),
      people: peopleOf(table),
      visibility: header.arrangement.visibility,
      summary: summaryOf(table),
      updatedAt: header.createdAt,
    })
  }

  async function create(header: TableHeader): Promise<void> {
    if (!(await make(header))) throw new ServerRefusal('busy', 'that table id is taken; try again')
  }

  /** The table of a rematch is there before anybody is told of it, and not before it is decided. */
  async function makeRematch({ entries }: Decision, table: Table, by: Who): Promise<void> {
    const next = entries.find(entry => entry.kind === 'rematched')
    if (next !== undefined) await make(rematchHeader(table, next.table, by, context.now()))
  }

  /** Does what somebody asks, as far as their share goes of what is kept. */
  async function command(one: LiveTable, request: string, by: Who, wanted: Command): Promise<number> {
    if (wanted.kind === 'seat-bot') mustBeLevel(context.bots, wanted.level)
    await tryPack(context, one.table, by, wanted)
    const ask = { command: wanted, by, seed: newSeed, table: () => rematchIdOf(one.id) }
    const number = await act(
      context,
      one,
      `${by.person}:${request}`,
      table => decide(table, { ...ask, now: context.now() }),
      async (decision, table) => {
        // By what was sent: that is how much of it can be kept.
        mustHaveShare(context.quotas, by.person, JSON.stringify(wanted).length)
        await makeRematch(decision, table, by)
      },
    )
    context.metrics.count('commands')
    return number
  }

  const liveTables: LiveTables = {
    create,
    // Whatever is under way is not durable yet: wait for it.
    look: id => tables.use(id, one => inTurn(one, async () => ({ table: one.table, number: one.table.number }))),
    has: tables.has,
    command: (id, request, actorOf, wanted) =>
      at(id, one => command(one, request, actorOf(one.table), wanted), 'changes'),
    serverCommand: (id, command) =>
      at(id, one => act(context, one, undefined, table => decideForServer(table, command, context.now())), 'changes'),
    subscribe: (id, watcher, requestId, since) => at(id, one => subscribe(one, watcher, requestId, since)),
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
