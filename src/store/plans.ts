import type { Kysely } from 'kysely'
import { ownDocuments } from './own-documents.ts'
import type { FindingStore, PlanStore } from './port/plans.ts'
import type { DatabaseSchema } from './schema.ts'

export function planStore(db: Kysely<DatabaseSchema>): PlanStore & FindingStore {
  return {
    plans: ownDocuments(db, 'plans'),
    findings: ownDocuments(db, 'findings'),
    reviews: ownDocuments(db, 'reviews'),

    async forgetPlans() {
      const over = db.selectFrom('tables').select('id').where('status', '=', 'finished')
      await db.deleteFrom('plans').where('table_id', 'in', over).execute()
    },
  }
}
