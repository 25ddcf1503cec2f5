import type { ServerMessage } from '../../protocol/socket.ts'
import { viewTable } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { ServerRefusal } from '../refused.ts'
import { frameOf } from './frame.ts'
import { catchUp, type LiveTable } from './live-table.ts'
import { join, missedUpdates, type Watcher } from './watching.ts'

/** Shows a table to a watcher, from now on and from where it left off. Says how many bytes that took. */
export async function subscribe(
  context: Context,
  one: LiveTable,
  watcher: Watcher,
  requestId: string,
  since: number | undefined,
): Promise<number> {
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
  return written
}
