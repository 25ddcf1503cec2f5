import type { Kysely } from 'kysely'
import type { TryStore } from './port/tries.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime } from './written.ts'

/** A span that ends this many spans from now was begun by a clock that ran ahead; clocks of processes differ by less. */
const spansAhead = 2

export function tryStore(db: Kysely<DatabaseSchema>): TryStore {
  return {
    async countTry(whose, now, lasts) {
      checkId('name of tries', whose)
      checkTime('the end of the span', now + lasts)
      // One statement, so that of many at once each is counted.
      return db
        .insertInto('tries')
        .values({ whose, made: 1, until: now + lasts })
        .onConflict(conflict =>
          conflict.column('whose').doUpdateSet(({ eb, ref, or }) => {
            const over = or([eb(ref('tries.until'), '<=', now), eb(ref('tries.until'), '>', now + spansAhead * lasts)])
            return {
              made: eb
                .case()
                .when(over)
                .then(1)
                .else(eb('tries.made', '+', 1))
                .end(),
              until: eb.case().when(over).then(ref('excluded.until')).else(ref('tries.until')).end(),
            }
          }),
        )
        .returning(['made', 'until'])
        .executeTakeFirstOrThrow()
    },

    async forgetTries(before, most) {
      checkTime('before', before)
      await db.deleteFrom('tries').where('until', '<', before).execute()
      const tooMany = db.selectFrom('tries').select('until').orderBy('until', 'desc').offset(most).limit(1)
      const last = await tooMany.executeTakeFirst()
      if (last) await db.deleteFrom('tries').where('until', '<=', last.until).execute()
    },
  }
}
