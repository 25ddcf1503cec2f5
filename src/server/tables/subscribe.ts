import type { ServerMessage } from '../../protocol/socket.ts'
import { type Viewer, viewTable } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { ServerRefusal } from '../refused.ts'
import { frameOf, frameOfText } from './frame.ts'
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
  const sendFrame = (frame: Buffer): void => {
    written += frame.length
    watcher.send(frame)
  }
  const say = (message: ServerMessage): void => sendFrame(frameOf(message))
  const updates = since === undefined ? undefined : missedUpdates(one.recent, watcher.viewer, since)
  if (updates !== undefined) {
    say({ type: 'continued', ...base, number })
    for (const update of updates) say(update)
  } else {
    const head = JSON.stringify({ type: 'table', ...base, number })
    sendFrame(frameOfText(`${head.slice(0, -1)},"view":${viewText(one, watcher.viewer)}}`))
  }
  join(one.watchersByView, watcher)
  return written
}

/** A view is written once for all who come to see the same: a table with components of its own has a large one. */
function viewText(one: LiveTable, viewer: Viewer): string {
  const { written, table } = one
  if (written?.viewer === viewer && written.table === table) return written.text
  const text = JSON.stringify(viewTable(table, viewer))
  one.written = { viewer, table, text }
  return text
}
