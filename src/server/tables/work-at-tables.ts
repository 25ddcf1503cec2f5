import type { Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { refusalTold, ServerRefusal } from '../refused.ts'
import { inTurn, type LiveTable, reportFailure, save } from './live-table.ts'
import { type TablesInMemory, tablesInMemory } from './tables-in-memory.ts'
import { sendAllAway } from './watching.ts'

/** Work at tables, at each one after the other. A fault stays at its table. */
export interface WorkAtTables {
  readonly tables: TablesInMemory
  readonly closing: boolean
  /** What we change ourselves is ours to follow up. */
  at<T>(id: string, work: (one: LiveTable) => Promise<T>, makes?: 'changes'): Promise<T>
  look(id: string): Promise<{ table: Table; number: number }>
  onChange(listener: (live: LiveTable) => void): void
  close(): Promise<void>
}

export function workAtTables(context: Context): WorkAtTables {
  const tables = tablesInMemory(context)
  const listeners: ((live: LiveTable) => void)[] = []
  let closing = false

  async function done<T>(one: LiveTable, work: (one: LiveTable) => Promise<T>, makes?: 'changes'): Promise<T> {
    const before = one.table
    try {
      return await work(one)
    } catch (fault) {
      if (refusalTold(fault) !== undefined) throw fault
      reportFailure(context, one, fault)
      tables.drop(one)
      sendAllAway(one.watchersByView)
      throw new ServerRefusal('table-failed')
    } finally {
      if (makes === 'changes' && one.table !== before) for (const listener of listeners) listener(one)
    }
  }

  return {
    tables,
    get closing() {
      return closing
    },
    async at(id, work, makes) {
      if (closing) throw new ServerRefusal('closing')
      context.ownPacks.mustBeOpen(id)
      return tables.use(id, one =>
        inTurn(one, async () => {
          await context.ownPacks.mayRun(one.table)
          if (tables.get(id) !== one) throw new ServerRefusal('table-reloading')
          return await done(one, work, makes)
        }),
      )
    },
    // Whatever is under way is not durable yet: wait for it.
    async look(id) {
      context.ownPacks.mustBeOpen(id)
      return tables.use(id, one =>
        inTurn(one, async () => {
          await context.ownPacks.mayRun(one.table)
          return { table: one.table, number: one.table.number }
        }),
      )
    },
    onChange: listener => void listeners.push(listener),
    async close() {
      closing = true
      await Promise.all(tables.all().map(one => one.queue))
      for (const one of tables.all()) save(context, one)
    },
  }
}
