import { statusOf, type Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { isLater } from '../refused.ts'
import type { LiveTable } from './live-table.ts'
import { readTable } from './load-table.ts'
import { sendAway, showTo } from './watching.ts'

/** A table as spectators see it to whom the game is shown later than it is played, and what they will see next. */
export interface ShownLate {
  table: Table
  coming: Table[]
  timer: NodeJS.Timeout | undefined
}

/** Whether spectators are shown this table late: while it is played. What is over can help nobody. */
export const isShownLate = (table: Table): boolean =>
  table.arrangement.delay !== undefined && statusOf(table) === 'playing'

/** The table as spectators may see it now. */
export async function tableForSpectators(context: Context, one: LiveTable): Promise<Table> {
  if (!isShownLate(one.table)) return one.table
  one.late ??= await lateFrom(context, one)
  showWhatIsDue(context, one)
  return one.late?.table ?? one.table
}

/** Notes what happened, to be shown when its time has come; what ends the game ends the waiting too. */
export function keepForLater(context: Context, one: LiveTable): void {
  const { late, table } = one
  if (late === undefined) return
  late.coming.push(table)
  showWhatIsDue(context, one)
}

async function lateFrom(context: Context, { id, recent }: LiveTable): Promise<ShownLate> {
  const due = dueAt(context, recent.at(-1))
  const isLongEnough = (tables: readonly Table[]): boolean => (tables[0]?.at ?? Number.POSITIVE_INFINITY) <= due
  let tables = recent
  if (!isLongEnough(tables)) tables = (await readTable(context, id)).tables
  if (!isLongEnough(tables)) tables = (await readTable(context, id, { whole: true })).tables
  // How the table was laid out everybody knows: it is shown from the first moment on.
  const first = tables.findIndex(({ course }) => course !== undefined)
  const last = tables.findLastIndex(({ at }) => at <= due)
  const [table, ...coming] = tables.slice(Math.max(first, last, 0))
  if (table === undefined) throw new Error(`the table ${id} has nothing to show`)
  return { table, coming, timer: undefined }
}

const dueAt = ({ now }: Context, table: Table | undefined): number => now() - (table?.arrangement.delay ?? 0)

/** Shows what has waited long enough, one after the other, and comes back for the rest. */
function showWhatIsDue(context: Context, one: LiveTable): void {
  const { late } = one
  if (late === undefined) return
  clearTimeout(late.timer)
  const isOver = !isShownLate(one.table)
  const due = dueAt(context, one.table)
  while (late.coming[0] !== undefined && (isOver || late.coming[0].at <= due)) {
    const before = late.table
    late.table = late.coming.shift() ?? before
    showNext(context, one, before, late.table)
  }
  const next = late.coming[0]
  if (isOver) one.late = undefined
  else if (next !== undefined) late.timer = setTimeout(later, next.at - due, context, one).unref()
}

/** What cannot be shown is to be asked for again, as where a table is shown at once; it is no reason to stop at the others. */
function showNext({ ownPacks, log }: Context, { id, watchersByView }: LiveTable, before: Table, after: Table): void {
  try {
    showTo(watchersByView, ['spectator'], before, after, make => ownPacks.run(after, make))
  } catch (fault) {
    if (!isLater(fault)) log.error({ table: id, err: fault }, 'a table could not be shown to its spectators')
    sendAway(watchersByView, 'spectator')
  }
}

/** Nobody watches any more: whoever comes next begins anew. */
function later(context: Context, one: LiveTable): void {
  if (one.watchersByView.has('spectator')) showWhatIsDue(context, one)
  else one.late = undefined
}
