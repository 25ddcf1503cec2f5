import type { Wish } from '../../protocol/offers/requests.ts'
import type { Person } from '../../store/port.ts'
import type { Context } from '../context.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { TableMaker } from '../tables/new-tables.ts'

/** Somebody who wants to play now. */
export interface Seeker {
  readonly context: Context
  readonly liveTables: LiveTables
  readonly maker: TableMaker
  readonly person: Person
  readonly wish: Wish
}
