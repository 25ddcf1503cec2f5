import type { Kysely } from 'kysely'
import type { AsideStore } from './port/aside.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime } from './written.ts'

export function asideStore(db: Kysely<DatabaseSchema>): AsideStore {
  return {
    async setAside(table, { setAt, until, why }) {
      checkId('table id', table)
      checkId('reason', why)
      checkTime('setAt', setAt)
      checkTime('until', until)
      const row = { set_at: setAt, until, why }
      await db
        .insertInto('set_aside')
        .values({ table_id: table, ...row })
        .onConflict(conflict => conflict.column('table_id').doUpdateSet(row))
        .execute()
    },

    asideOf: table =>
      db
        .selectFrom('set_aside')
        .select(['set_at as setAt', 'until', 'why'])
        .where('table_id', '=', table)
        .executeTakeFirst(),
  }
}
