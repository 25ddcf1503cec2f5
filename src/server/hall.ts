import { difference } from '../protocol/difference.ts'
import type { ServerMessage } from '../protocol/socket.ts'
import { StoreUnavailable } from '../store/port.ts'
import { applyEntry } from '../tables/apply.ts'
import type { Command, HouseCommand } from '../tables/command.ts'
import { decide, decideForHouse } from '../tables/decide.ts'
import { rematchHeader } from '../tables/decide-seating.ts'
import type { TableHeader } from '../tables/entry.ts'
import type { Who } from '../tables/seats.ts'
import { botsAsked, newTable, statusOf, type Table } from '../tables/table.ts'
import { viewTable } from '../tables/view.ts'
import { letBotsPlay } from './bot-duty.ts'
import { mustBeLevel } from './bots.ts'
import { frameOf } from './frame.ts'
import type { House } from './house.ts'
import { peopleOf, summaryOf } from './listing.ts'
import { act, catchUp, inTurn, type LiveTable, loadLive, reportFailure, save } from './live-table.ts'
import { tableAt } from './load-table.ts'
import { refusalTold, ServerRefusal } from './refused.ts'
import { newSeed, newTableId } from './secrets.ts'
import { keepPack, readEntries, storedHeader } from './stored.ts'
import { dismiss, join, part, showPresence, updateOf, type Watcher, watcherCount } from './watching.ts'

/** All tables that this process has in memory, and the only way to them. */
export interface Hall {
  create(header: TableHeader): Promise<void>
  /** The table as it stands. */
  look(id: string): Promise<{ table: Table; number: number }>
  /** Does what somebody asks, if `actorOf` says in whose name. The same request of the same person is done once. */
  command(id: string, request: string, actorOf: (table: Table) => Who, command: Command): Promise<number>
  forHouse(id: string, command: HouseCommand): Promise<number>
  subscribe(id: string, watcher: Watcher, requestId: string, since: number | undefined): Promise<void>
  unsubscribe(id: string, watcher: Watcher): void
  /** A link was withdrawn: who watches by it is sent away. Other processes learn of it when its holder comes again. */
  dismissLink(id: string, hash: string): void
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

export function createHall(house: House): Hall {
  const tables = new Map<string, Promise<LiveTable>>()
  const loaded = new Map<string, LiveTable>()
  const listeners: ((live: LiveTable) => void)[] = []
  let closing = false

  function live(id: string): Promise<LiveTable> {
    const known = tables.get(id)
    if (known !== undefined) return known
    const loading = loadLive(house, id).then(
      made => {
        loaded.set(id, made)
        return made
      },
      fault => {
        tables.delete(id)
        throw fault
      },
    )
    tables.set(id, loading)
    return loading
  }

  /** Drops a table whose memory can no longer be trusted; it is loaded again when it is next used. */
  function drop(one: LiveTable): void {
    tables.delete(one.id)
    loaded.delete(one.id)
    for (const circle of one.circles.values()) for (const watcher of circle) watcher.dismiss('reload')
  }

  /** Work at a table, one after the other. A fault stays at its table. What we change ourselves is ours to follow up. */
  async function at<T>(id: string, work: (one: LiveTable) => Promise<T>, makes?: 'changes'): Promise<T> {
    if (closing) throw new ServerRefusal('closing', 'the server is closing; try again in a moment')
    const one = await live(id)
    return inTurn(one, async () => {
      if (loaded.get(id) !== one) throw new ServerRefusal('busy', 'the table is being loaded again; try again')
      const before = one.table
      try {
        return await work(one)
      } catch (fault) {
        if (refusalTold(fault) === undefined) {
          reportFailure(house, one, fault)
          drop(one)
          throw new ServerRefusal('internal', 'something went wrong at this table; it is loaded again')
        }
        throw fault
      } finally {
        if (makes === 'changes' && one.table !== before) for (const listener of listeners) listener(one)
      }
    })
  }

  /** Takes in what others have added. While the database is away it is tried again: nobody would tell of it a second time. */
  function follow(id: string, number: number): void {
    const one = loaded.get(id)
    if (one === undefined || one.table.number >= number || closing) return
    at(id, async same => {
      if (same.table.number < number) await catchUp(house, same)
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
      if (!closing) showPresence(one.circles, one.id)
    }, PRESENCE_AFTER).unref()
  }

  async function subscribe(one: LiveTable, watcher: Watcher, requestId: string, since: number | undefined) {
    if (!watcher.maySee(one.table))
      throw new ServerRefusal('not-allowed', 'you may not look at this table so; ask for a link')
    if (since !== undefined && since > one.table.number) await catchUp(house, one)
    const { number } = one.table
    const base = { id: requestId, table: one.id, as: watcher.viewer }
    const say = (message: ServerMessage) => watcher.send(frameOf(message))
    const missed = since !== undefined && number >= since && number - since <= house.settings.limits.entriesToContinue
    const updates = missed ? await missedUpdates(one, watcher, since) : undefined
    if (updates !== undefined) {
      say({ type: 'continued', ...base, number })
      for (const update of updates) say(update)
    } else say({ type: 'table', ...base, number, view: viewTable(one.table, watcher.viewer) })
    join(one.circles, watcher)
    announce(one)
  }

  /** What a viewer would have been sent after `since`, made again from the store. */
  async function missedUpdates(one: LiveTable, { viewer }: Watcher, since: number) {
    if (since === one.table.number) return []
    let table = await tableAt(house, one.id, since)
    if (table === undefined) return undefined
    let seen = viewTable(table, viewer)
    const updates: ServerMessage[] = []
    for (const entry of await readEntries(
      house.store,
      await house.store.entries(one.id, since + 1, one.table.number),
    )) {
      table = applyEntry(table, entry)
      const view = viewTable(table, viewer)
      updates.push(updateOf(table, viewer, difference(seen, view)))
      seen = view
    }
    return updates
  }

  async function create(header: TableHeader): Promise<void> {
    const table = newTable(header, await house.games.load(header.game))
    await keepPack(house.store, header.id, header.arrangement.pack)
    const made = await house.store.createTable({
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
    if (!made) throw new ServerRefusal('busy', 'that table id is taken; try again')
  }

  /** The table of a rematch is there before anybody is told of it. */
  async function prepareRematch(one: LiveTable, by: Who, next: string): Promise<void> {
    if (one.table.rematch !== undefined || statusOf(one.table) !== 'finished') return
    await create(rematchHeader(one.table, next, by, house.now()))
  }

  const hall: Hall = {
    create,
    look: async id => {
      const one = await live(id)
      // Whatever is under way is not durable yet: wait for it.
      return inTurn(one, async () => ({ table: one.table, number: one.table.number }))
    },
    command: (id, request, actorOf, command) =>
      at(
        id,
        async one => {
          if (command.kind === 'seat-bot') mustBeLevel(house.bots, command.level)
          const by = actorOf(one.table)
          const next = command.kind === 'rematch' ? newTableId() : undefined
          if (next !== undefined) await prepareRematch(one, by, next)
          const number = await act(house, one, `${by.person}:${request}`, table =>
            decide(table, { command, by, now: house.now(), seed: newSeed, table: () => next ?? newTableId() }),
          )
          house.metrics.count('commands')
          return number
        },
        'changes',
      ),
    forHouse: (id, command) =>
      at(id, one => act(house, one, undefined, table => decideForHouse(table, command, house.now())), 'changes'),
    subscribe: (id, watcher, requestId, since) => at(id, one => subscribe(one, watcher, requestId, since)),
    unsubscribe(id, watcher) {
      const one = loaded.get(id)
      if (one === undefined) return
      part(one.circles, watcher)
      announce(one)
    },
    dismissLink(id, hash) {
      const one = loaded.get(id)
      if (one !== undefined) dismiss(one.circles, watcher => watcher.link === hash)
    },
    wakeBots: id =>
      at(id, async one => {
        letBotsPlay(house, hall, one)
        return botsAsked(one.table).length > 0
      }),
    onChange: listener => void listeners.push(listener),
    heard(id, number) {
      follow(id, number)
    },
    catchUpAll() {
      for (const id of loaded.keys()) follow(id, Number.POSITIVE_INFINITY)
    },
    sweep() {
      const now = house.now()
      for (const one of loaded.values()) {
        if (now - one.usedAt < house.settings.limits.idleTable || watcherCount(one.circles) > 0) continue
        save(house, one)
        tables.delete(one.id)
        loaded.delete(one.id)
      }
    },
    get size() {
      return loaded.size
    },
    get watchers() {
      return [...loaded.values()].reduce((sum, one) => sum + watcherCount(one.circles), 0)
    },
    async close() {
      closing = true
      await Promise.all([...loaded.values()].map(one => one.queue))
      for (const one of loaded.values()) save(house, one)
    },
  }
  return hall
}
