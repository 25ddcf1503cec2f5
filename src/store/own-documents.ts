import type { Kysely } from 'kysely'
import type { OwnDocuments } from './port/plans.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

/** What a person keeps of each table for themselves, as one document, in a table of the database that holds nothing else. */
export function ownDocuments(db: Kysely<DatabaseSchema>, kind: 'plans' | 'findings' | 'reviews'): OwnDocuments {
  return {
    async read(person, table) {
      const row = await db
        .selectFrom(kind)
        .select(['body', 'revision'])
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .executeTakeFirst()
      return row && { body: JSON.parse(row.body), revision: row.revision }
    },

    async all(person) {
      const rows = await db
        .selectFrom(kind)
        .select(['table_id', 'body'])
        .where('person_id', '=', person)
        .orderBy('table_id')
        .execute()
      return rows.map(({ table_id, body }) => ({ table: table_id, body: JSON.parse(body) }))
    },

    async keep({ person, table, body, revision, at }) {
      checkId('person id', person)
      checkId('table id', table)
      checkTime('at', at)
      const row = { body: json(kind, body), revision: revision + 1, updated_at: at }
      if (revision === 0) {
        const added = await db
          .insertInto(kind)
          .values({ person_id: person, table_id: table, ...row })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst()
        return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
      }
      const changed = await db
        .updateTable(kind)
        .set(row)
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .where('revision', '=', revision)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },
  }
}
