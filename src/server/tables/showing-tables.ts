import type { Context } from '../context.ts'
import type { LiveTable } from './live-table.ts'
import type { LiveTables } from './live-tables.ts'
import { priceOfShowing, subscribe } from './subscribe.ts'
import { dismiss, linksOf, part, showPresence } from './watching.ts'
import type { WorkAtTables } from './work-at-tables.ts'

/** Milliseconds after which it is told who came and went. */
const PRESENCE_AFTER = 100

type Showing = Pick<LiveTables, 'priceOf' | 'subscribe' | 'unsubscribe' | 'dismissLink' | 'linksInUse'>

/** Who watches tables, and comes and goes. */
export function showingTables(context: Context, work: WorkAtTables): Showing {
  const { tables, at } = work

  /** Tells who is here, after a moment: often several come or go at once. */
  function announce(one: LiveTable): void {
    if (one.announcing) return
    one.announcing = true
    setTimeout(() => {
      one.announcing = false
      if (!work.closing) showPresence(one.watchersByView, one.id)
    }, PRESENCE_AFTER).unref()
  }

  return {
    priceOf: (id, viewer, since) => priceOfShowing(tables.get(id), viewer, since),
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
  }
}
