import type { Kysely } from 'kysely'
import type { PlanStore } from './port.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

export function planStore(db: Kysely<DatabaseSchema>): PlanStore {
  return {
    async plans(person, table) {
      const row = await db
        .selectFrom('plans')
        .select(['body', 'revision'])
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .executeTakeFirst()
      return row && { body: JSON.parse(row.body), revision: row.revision }
    },

    async keepPlans({ person, table, body, revision, at }) {
      checkId('person id', person)
      checkId('table id', table)
      checkTime('at', at)
      const row = { body: json('plans', body), revision: revision + 1, updated_at: at }
      if (revision === 0) {
        const added = await db
          .insertInto('plans')
          .values({ person_id: person, table_id: table, ...row })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst()
        return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
      }
      const changed = await db
        .updateTable('plans')
        .set(row)
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .where('revision', '=', revision)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },

    async forgetPlans() {
      const over = db.selectFrom('tables').select('id').where('status', '=', 'finished')
      await db.deleteFrom('plans').where('table_id', 'in', over).execute()
    },
  }
}
