import type { Kysely } from 'kysely'
import type { Tie, TieStore } from './port/ties.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime } from './written.ts'

export function tieStore(db: Kysely<DatabaseSchema>): TieStore {
  return {
    tie: (tie, most) => makeTie(db, tie, most),

    async untie(person, other, kind) {
      await db
        .deleteFrom('ties')
        .where('person_id', '=', person)
        .where('other_id', '=', other)
        .where('kind', '=', kind)
        .execute()
    },

    async ties(person) {
      const rows = await db
        .selectFrom('ties')
        .selectAll()
        .where('person_id', '=', person)
        .orderBy('created_at', 'desc')
        .orderBy('other_id')
        .execute()
      return rows.map(({ person_id, other_id, kind, created_at }) => ({
        ...{ person: person_id, other: other_id, kind, createdAt: created_at },
      }))
    },

    async apart(person, others) {
      if (others.length === 0) return []
      const rows = await db
        .selectFrom('ties')
        .select(['person_id', 'other_id'])
        .where('kind', '=', 'blocks')
        .where(({ eb, or, and }) =>
          or([
            and([eb('person_id', '=', person), eb('other_id', 'in', [...others])]),
            and([eb('other_id', '=', person), eb('person_id', 'in', [...others])]),
          ]),
        )
        .execute()
      return [...new Set(rows.map(row => (row.person_id === person ? row.other_id : row.person_id)))]
    },

    async knownPeople(ids) {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('people')
        .select(['id', 'name', 'password_hash'])
        .where('id', 'in', [...ids])
        .execute()
      return rows.map(({ id, name, password_hash }) => ({ id, name, ownsName: password_hash !== null }))
    },
  }
}

async function makeTie(
  db: Kysely<DatabaseSchema>,
  { person, other, kind, createdAt }: Tie,
  most: number,
): Promise<boolean> {
  checkId('person id', person)
  checkId('person id', other)
  checkTime('createdAt', createdAt)
  const made = await db
    .selectFrom('ties')
    .select('other_id')
    .where('person_id', '=', person)
    .where('kind', '=', kind)
    .limit(most)
    .execute()
  if (made.some(tie => tie.other_id === other)) return true
  if (made.length >= most) return false
  await db
    .insertInto('ties')
    .values({ person_id: person, other_id: other, kind, created_at: createdAt })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}
