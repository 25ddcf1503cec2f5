import type { ClientMessage } from '../../protocol/socket.ts'
import type { Person } from '../../store/port.ts'
import type { Context } from '../context.ts'
import { type Credentials, maySee } from '../people/access.ts'
import { linkOf } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import { frameOf } from '../tables/frame.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Watcher } from '../tables/watching.ts'

/** The tables that one connection watches. */
export interface Subscriptions {
  subscribe(message: ClientMessage & { readonly type: 'subscribe' }): Promise<void>
  leave(table: string): void
  leaveAll(): void
}

export function subscriptions(
  context: Context,
  liveTables: LiveTables,
  person: Person | undefined,
  sendFrame: (frame: Buffer) => void,
  isOpen: () => boolean,
): Subscriptions {
  const most = context.settings.limits.subscriptionsPerConnection
  const watched = new Map<string, Watcher>()

  function leave(table: string): void {
    const watcher = watched.get(table)
    if (watcher === undefined) return
    watched.delete(table)
    liveTables.unsubscribe(table, watcher)
  }

  const watcherOf = (table: string, viewer: Watcher['viewer'], credentials: Credentials): Watcher => ({
    viewer,
    link: credentials.link?.hash,
    send: sendFrame,
    maySee: now => maySee(now, viewer, credentials),
    dismiss(reason) {
      watched.delete(table)
      sendFrame(frameOf({ type: 'unsubscribed', table, reason }))
    },
  })

  return {
    async subscribe({ id, table, as, since, link }) {
      const credentials: Credentials = { person, link: await linkOf(context, link) }
      if (watched.size >= most && !watched.has(table)) throw new ServerRefusal('too-many-watched', { most })
      leave(table)
      const watcher = watcherOf(table, as, credentials)
      watched.set(table, watcher)
      try {
        await liveTables.subscribe(table, watcher, id, since)
      } catch (fault) {
        if (watched.get(table) === watcher) watched.delete(table)
        throw fault
      }
      if (!isOpen() || watched.get(table) !== watcher) liveTables.unsubscribe(table, watcher)
      if (person !== undefined && as !== 'spectator')
        context.store
          .clearNotices(person.id, table)
          .catch(fault => context.log.warn({ table, err: fault }, 'a notice waits that was seen'))
      // Withdrawn while it was opened: nobody was there yet to be sent away.
      await linkOf(context, link).catch(fault => {
        leave(table)
        throw fault
      })
    },
    leave,
    leaveAll() {
      for (const table of [...watched.keys()]) leave(table)
    },
  }
}
