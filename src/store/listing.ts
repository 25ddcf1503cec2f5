import { type Kysely, sql } from 'kysely'
import { StoreError } from './port/errors.ts'
import type { TablePage, TableQuery, TableRow } from './port/tables.ts'
import type { DatabaseSchema } from './schema.ts'
import { DamagedTable, peopleOf, tableColumns, tableRow } from './table-row.ts'

const usualLimit = 50
const largestLimit = 500

export async function listTables(db: Kysely<DatabaseSchema>, query: TableQuery = {}): Promise<TablePage> {
  const { limit = usualLimit } = query
  if (!Number.isInteger(limit) || limit < 1 || limit > largestLimit) {
    throw new StoreError(`A page holds 1 to ${largestLimit} tables, not ${limit}.`)
  }
  // One more than asked for tells whether another page follows.
  const rows = await listed(db, query)
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const people = await peopleOf(
    db,
    page.map(row => row.id),
  )
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    tables: page.flatMap(row => readable(row, people)),
    ...(last && { next: `${last.updatedAt}:${last.id}` }),
  }
}

/** One table that is damaged does not take all the others out of a list. */
function readable(...row: Parameters<typeof tableRow>): TableRow[] {
  try {
    return [tableRow(...row)]
  } catch (fault) {
    if (fault instanceof DamagedTable) return []
    throw fault
  }
}

/** The rows of a list, in its order. Each way in which everybody may ask is answered along an index, however many tables there are. */
export function listed(db: Kysely<DatabaseSchema>, query: TableQuery) {
  const { status, game, person, visibility, archived = false, after } = query
  let select = db.selectFrom('tables').select(tableColumns)
  if (status) select = select.where('status', '=', status)
  if (game) select = select.where('game', '=', game)
  // A word of the statement and not a value for it, so that the index of the public ones fits at the first reading.
  if (visibility) select = select.where('visibility', '=', sql.lit(visibility))
  if (!archived) select = select.where('archived_at', 'is', null)
  if (person) {
    const theirs = db.selectFrom('seatings').select('table_id').where('person_id', '=', person)
    select = select.where('id', 'in', theirs)
  }
  if (after !== undefined) {
    const place = placeOf(after)
    select = select.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('updated_at', 'id'), '<', tuple(place.time, place.id)),
    )
  }
  return select.orderBy('updated_at', 'desc').orderBy('id', 'desc')
}

/** Where a page of a list goes on: after this time, and of the same time after this id. */
export function placeOf(after: string): { time: number; id: string } {
  const [, time, id] = /^(-?\d+):(.+)$/s.exec(after) ?? []
  if (time === undefined || id === undefined || !Number.isSafeInteger(Number(time))) {
    throw new StoreError('`after` must be the `next` of the page before.')
  }
  return { time: Number(time), id }
}
