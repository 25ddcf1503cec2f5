import type { ClientMessage } from '../../protocol/socket.ts'
import type { Person } from '../../store/port/people.ts'
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
  /** Somebody sits before the page again, or nobody does any more. Returns at how many tables something is done for it. */
  look(isLooking: boolean): number
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
  let looking = true

  function leave(table: string): void {
    const watcher = watched.get(table)
    if (watcher === undefined) return
    watched.delete(table)
    liveTables.unsubscribe(table, watcher)
  }

  const watcherOf = (table: string, viewer: Watcher['viewer'], credentials: Credentials): Watcher => ({
    ...rightsOf(viewer, credentials),
    isLooking: () => looking,
    send: sendFrame,
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
      if (looking) noteSeen(context, table, watcher)
      // Withdrawn while it was opened: nobody was there yet to be sent away.
      await linkOf(context, link).catch(fault => {
        leave(table)
        throw fault
      })
    },
    leave,
    leaveAll: () => [...watched.keys()].forEach(leave),
    look(isLooking) {
      const seen = isLooking && !looking ? [...watched] : []
      for (const [table, watcher] of seen) noteSeen(context, table, watcher)
      looking = isLooking
      return seen.length
    },
  }
}

/** What somebody with these may see as a viewer, and who they are. */
const rightsOf = (
  viewer: Watcher['viewer'],
  credentials: Credentials,
): Pick<Watcher, 'viewer' | 'link' | 'people' | 'maySee'> => ({
  viewer,
  link: credentials.link?.hash,
  people: peopleOf(credentials),
  maySee: now => maySee(now, viewer, credentials),
})

/** Whoever looks has seen what they were called for. */
function noteSeen({ store, log }: Context, table: string, { viewer, people }: Watcher): void {
  if (viewer === 'spectator') return
  for (const one of people)
    store.clearNotices(one, table).catch(fault => log.warn({ table, err: fault }, 'a notice waits that was seen'))
}

/** Who looks with these: themselves, and on another device whoever has a link to their own seat. */
const peopleOf = ({ person, link }: Credentials): readonly string[] => [
  ...(person === undefined ? [] : [person.id]),
  ...(link?.kind === 'seat' && link.person !== undefined && link.person !== person?.id ? [link.person] : []),
]
