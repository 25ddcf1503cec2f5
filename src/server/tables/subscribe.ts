import type { ServerMessage } from '../../protocol/socket.ts'
import type { Table } from '../../tables/table.ts'
import { type Viewer, viewTable } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { COST } from '../limits/quotas.ts'
import { ServerRefusal } from '../refused.ts'
import { frameOf, frameOfText } from './frame.ts'
import { catchUp, type LiveTable } from './live-table.ts'
import { sizeOfOwnPack } from './own-packs.ts'
import { isShownLate, tableForSpectators } from './shown-late.ts'
import { join, missedUpdates, type Watcher } from './watching.ts'

/** Shows a table to a watcher, from now on and from where it left off. */
export async function subscribe(
  context: Context,
  one: LiveTable,
  watcher: Watcher,
  requestId: string,
  since: number | undefined,
): Promise<void> {
  if (!watcher.maySee(one.table)) throw new ServerRefusal('not-to-be-seen')
  if (since !== undefined && since > one.table.number) await catchUp(context, one)
  const late = watcher.viewer === 'spectator' && isShownLate(one.table)
  const shown = late ? await tableForSpectators(context, one) : one.table
  const { number } = shown
  const base = { id: requestId, table: one.id, as: watcher.viewer }
  const say = (message: ServerMessage): void => watcher.send(frameOf(message))
  const limited = <T>(make: () => T): T => context.ownPacks.run(one.table, make)
  const updates =
    since === undefined || late ? undefined : limited(() => missedUpdates(one.recent, watcher.viewer, since))
  if (updates !== undefined) {
    say({ type: 'continued', ...base, number })
    for (const update of updates) say(update)
  } else {
    const head = JSON.stringify({ type: 'table', ...base, number })
    const view = limited(() => viewText(one, shown, watcher.viewer))
    watcher.send(frameOfText(`${head.slice(0, -1)},"view":${view}}`))
  }
  join(one.watchersByView, watcher)
}

/** Characters of a view of a table without components of its own, about. */
const USUAL_VIEW = 32 * 1024

/** What it will cost to show a table so, beyond looking it up: what was missed, or a view, which may be written already. */
export function priceOfShowing(one: LiveTable | undefined, viewer: Viewer, since: number | undefined): number {
  if (one === undefined) return USUAL_VIEW / COST.bytes
  const { recent, table, written } = one
  const missed = since === undefined ? -1 : recent.findIndex(({ number }) => number === since)
  // A view of each table since, and the differences between them.
  if (missed >= 0) return (recent.length - missed) * COST.command
  if (written?.viewer === viewer && written.table === table) return written.text.length / COST.bytes
  return (USUAL_VIEW + sizeOfOwnPack(table)) / COST.bytes + COST.command
}

/** A view is written once for all who come to see the same: a table with components of its own has a large one. */
function viewText(one: LiveTable, table: Table, viewer: Viewer): string {
  const { written } = one
  if (written?.viewer === viewer && written.table === table) return written.text
  const text = JSON.stringify(viewTable(table, viewer))
  one.written = { viewer, table, text }
  return text
}
