import type { Kysely } from 'kysely'
import type { ReportStore } from './port/reports.ts'
import { type DatabaseSchema, withoutNulls } from './schema.ts'
import { checkId, checkTime } from './written.ts'

const most = 500

export function reportStore(db: Kysely<DatabaseSchema>): ReportStore {
  return {
    async addReport({ id, person, about, table, reason, words, createdAt }) {
      checkId('id of the report', id)
      checkTime('createdAt', createdAt)
      const row = { id, person_id: person, about_id: about, reason, words, created_at: createdAt }
      await db
        .insertInto('reports')
        .values({ ...row, table_id: table ?? null, settled_at: null })
        .execute()
    },

    async reports(which) {
      const rows = await db
        .selectFrom('reports')
        .leftJoin('people as teller', 'teller.id', 'reports.person_id')
        .leftJoin('people as told', 'told.id', 'reports.about_id')
        .select(['reports.id', 'person_id as person', 'about_id as about', 'table_id as table', 'reason', 'words'])
        .select(['reports.created_at as createdAt', 'settled_at as settledAt'])
        .select(['teller.name as personName', 'told.name as aboutName'])
        .$if(which === 'waiting', query => query.where('settled_at', 'is', null))
        .orderBy('reports.created_at')
        .limit(most)
        .execute()
      return rows.map(row => ({ personName: '', aboutName: '', ...withoutNulls(row) }))
    },

    async reportsBy(person) {
      const rows = await db
        .selectFrom('reports')
        .select(['about_id as about', 'table_id as table', 'reason', 'words', 'created_at as createdAt'])
        .where('person_id', '=', person)
        .orderBy('created_at')
        .execute()
      return rows.map(withoutNulls)
    },

    async settleReport(id, at) {
      checkTime('at', at)
      const done = await db
        .updateTable('reports')
        .set({ settled_at: at })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .executeTakeFirst()
      return done.numUpdatedRows > 0n
    },
  }
}
