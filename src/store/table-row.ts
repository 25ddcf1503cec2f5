import type { Kysely, Selectable, Transaction } from 'kysely'
import { StoreError } from './port/errors.ts'
import type { NewTable, TableRow } from './port/tables.ts'
import { type DatabaseSchema, withoutNulls } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

/** What every list and every load shows of a table. */
export const tableColumns = [
  'id',
  'game',
  'status',
  'visibility',
  'summary',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'archived_at as archivedAt',
] as const

type Selected = Pick<Selectable<DatabaseSchema['tables']>, 'id' | 'game' | 'status' | 'visibility' | 'summary'> & {
  createdAt: number
  updatedAt: number
  archivedAt: number | null
}

export function tableRow(row: Selected, people: ReadonlyMap<string, string[]>): TableRow {
  const { id, game, status, visibility, createdAt, updatedAt, archivedAt } = row
  return {
    ...{
      id,
      game,
      status,
      visibility,
      summary: parsedOf(id, 'its summary', row.summary),
      people: people.get(id) ?? [],
    },
    ...withoutNulls({ createdAt, updatedAt, archivedAt }),
  }
}

export async function findTable(
  db: Kysely<DatabaseSchema>,
  id: string,
): Promise<(TableRow & { header: unknown }) | undefined> {
  const row = await db
    .selectFrom('tables')
    .select([...tableColumns, 'header'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...tableRow(row, await peopleOf(db, [id])), header: parsedOf(id, 'its header', row.header) }
}

/** The people of each of these tables, in the order of their ids. */
export async function peopleOf(db: Kysely<DatabaseSchema>, tables: readonly string[]): Promise<Map<string, string[]>> {
  const people = new Map<string, string[]>()
  if (tables.length === 0) return people
  const rows = await db
    .selectFrom('seatings')
    .select(['table_id', 'person_id'])
    .where('table_id', 'in', tables)
    .orderBy('person_id')
    .execute()
  for (const { table_id, person_id } of rows) {
    const here = people.get(table_id)
    if (here) here.push(person_id)
    else people.set(table_id, [person_id])
  }
  return people
}

/** The table's row and its people. False when the id is taken. */
export async function insertTable(transaction: Transaction<DatabaseSchema>, table: NewTable): Promise<boolean> {
  const { id, game, status, visibility, header, summary, people, createdAt, updatedAt } = table
  checkId('table id', id)
  checkId('game', game)
  checkTime('createdAt', createdAt)
  checkTime('updatedAt', updatedAt)
  const made = await transaction
    .insertInto('tables')
    .values({
      ...{ id, game, status, visibility, header: json('header', header), summary: json('summary', summary) },
      ...{ created_at: createdAt, updated_at: updatedAt },
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await seat(transaction, id, people)
  return made !== undefined
}

async function seat(transaction: Transaction<DatabaseSchema>, table: string, people: readonly string[]): Promise<void> {
  for (const person of people) checkId('person id', person)
  const rows = [...new Set(people)].map(person_id => ({ person_id, table_id: table }))
  if (rows.length > 0) await transaction.insertInto('seatings').values(rows).execute()
}

/** A document of a table. What cannot be read was damaged: nothing is written that could not be. */
export function parsedOf(table: string, what: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DamagedTable(table, `${what} cannot be read`)
  }
}

/** Something has changed the database besides this program: a disk, or a hand. */
export class DamagedTable extends StoreError {
  override name = 'DamagedTable'
  constructor(table: string, what: string) {
    super(`The table ${table} is damaged: ${what}. A backup may have it whole.`)
  }
}

export function unknownTable(table: string): StoreError {
  return new StoreError(`There is no table ${table}.`)
}
