import type { Wish } from '../../protocol/offers/requests.ts'
import type { SeekersLevel } from '../../store/port/offers.ts'
import type { Person } from '../../store/port/people.ts'
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
  /** In each game of the wish, how their rating counts and with whose they would play. */
  readonly levels: readonly SeekersLevel[]
}
