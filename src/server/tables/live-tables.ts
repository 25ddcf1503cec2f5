import type { Seat } from '../../kernel/contract.ts'
import { StoreUnavailable } from '../../store/port/errors.ts'
import type { Command, ServerCommand } from '../../tables/command.ts'
import { decideForServer } from '../../tables/decide.ts'
import type { TableHeader } from '../../tables/entry.ts'
import { botsAsked, type Table } from '../../tables/table.ts'
import type { Viewer } from '../../tables/view.ts'
import { letBotsPlay } from '../bots/bot-duty.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../people/access.ts'
import { isLater, ServerRefusal } from '../refused.ts'
import { giveCommand, makeTable } from './give-command.ts'
import { act, catchUp, type LiveTable } from './live-table.ts'
import { showingTables } from './showing-tables.ts'
import { tableForSpectators } from './shown-late.ts'
import { type Watcher, watcherCount } from './watching.ts'
import { type WorkAtTables, workAtTables } from './work-at-tables.ts'

/** All tables that this process has in memory, and the only way to them. */
export interface LiveTables {
  create(header: TableHeader): Promise<void>
  /** The table as it stands. */
  look(id: string): Promise<{ table: Table; number: number }>
  /** The table as spectators may see it, which may be as it was a while ago. */
  lookAsSpectator(id: string): Promise<{ table: Table; number: number }>
  /** Whether it is in memory, or about to be: else it must be loaded first, which takes a moment. */
  has(id: string): boolean
  /** Does what somebody asks, if `actorOf` says in whose name. The same request of the same person is done once. */
  command(id: string, request: string, actorOf: (table: Table) => Actor, command: Command): Promise<number>
  serverCommand(id: string, command: ServerCommand): Promise<number>
  /** Whether somebody looks at the table from their own seat now, through this process. */
  isWatched(id: string, seat: Seat, person: string): boolean
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

/** Milliseconds after which what others have added is asked for again. */
const FOLLOW_AGAIN = 1_000

export function openLiveTables(context: Context): LiveTables {
  const work = workAtTables(context)
  const { tables, at } = work
  const shown = showingTables(context, work)

  const liveTables: LiveTables = {
    async create(header) {
      if (!(await makeTable(context, header))) throw new ServerRefusal('id-taken')
    },
    look: work.look,
    lookAsSpectator: id =>
      at(id, async one => {
        const table = await tableForSpectators(context, one)
        return { table, number: table.number }
      }),
    has: tables.has,
    isWatched: (id, seat, person) =>
      [...(tables.get(id)?.watchersByView.get(seat) ?? [])].some(one => one.people.includes(person) && one.isLooking()),
    command: (id, request, actorOf, wanted) =>
      at(id, one => giveCommand(context, one, request, actorOf(one.table), wanted), 'changes'),
    serverCommand: (id, command) =>
      at(id, one => act(context, one, undefined, table => decideForServer(table, command, context.now())), 'changes'),
    ...shown,
    wakeBots: id =>
      at(id, async one => {
        letBotsPlay(context, liveTables, one)
        return botsAsked(one.table).length > 0
      }),
    onChange: work.onChange,
    heard(id, number) {
      follow(context, work, id, number)
    },
    catchUpAll() {
      for (const { id } of tables.all()) follow(context, work, id, Number.POSITIVE_INFINITY)
    },
    sweep: tables.sweep,
    get size() {
      return tables.all().length
    },
    get watchers() {
      return tables.all().reduce((sum, one) => sum + watcherCount(one.watchersByView), 0)
    },
    close: work.close,
  }
  return liveTables
}

/** Takes in what others have added. While the database is away it is tried again: nobody would tell of it a second time. */
function follow(context: Context, work: WorkAtTables, id: string, number: number): void {
  const one = work.tables.get(id)
  if (one === undefined || one.table.number >= number || work.closing) return
  work
    .at(id, async same => {
      if (same.table.number < number) await catchUp(context, same)
    })
    .catch(fault => {
      if (fault instanceof StoreUnavailable || isLater(fault))
        setTimeout(follow, FOLLOW_AGAIN, context, work, id, number).unref()
    })
}
