import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PackStore } from './port/packs.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

/** By its text and not by its content: two packs that say the same in another order deal other things. */
export const hashOfPack = (pack: object): string => createHash('sha256').update(JSON.stringify(pack)).digest('hex')

export function packStore(db: Kysely<DatabaseSchema>): PackStore {
  return {
    async keepPack(table, hash, body) {
      checkId('table id', table)
      checkId('hash', hash)
      await db.transaction().execute(transaction => insertPack(transaction, table, hash, body))
    },

    async pack(hash) {
      const row = await db.selectFrom('packs').select('body').where('hash', '=', hash).executeTakeFirst()
      return row && JSON.parse(row.body)
    },

    async sharePack({ id, game, name, version, hash, person, createdAt }, body) {
      for (const [what, value] of [
        ['id', id],
        ['game', game],
        ['name', name],
        ['hash', hash],
      ] as const)
        checkId(what, value)
      checkTime('createdAt', createdAt)
      const row = { id, game, name, version, hash, person_id: person, created_at: createdAt }
      await db.transaction().execute(async transaction => {
        await keepBody(transaction, hash, body)
        await transaction.insertInto('shared_packs').values(row).execute()
      })
    },

    async sharedPack(id) {
      return db.selectFrom('shared_packs').select(shared).where('id', '=', id).executeTakeFirst()
    },

    async withdrawPack(id, person) {
      const { numDeletedRows } = await db
        .deleteFrom('shared_packs')
        .where('id', '=', id)
        .where('person_id', '=', person)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async sharedPacks(person) {
      return db
        .selectFrom('shared_packs')
        .select(shared)
        .where('person_id', '=', person)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
    },
  }
}

const shared = ['id', 'game', 'name', 'version', 'hash', 'person_id as person', 'created_at as createdAt'] as const

/** A body is kept once; what its hash names is the same for all. */
async function keepBody(db: Kysely<DatabaseSchema>, hash: string, body: object): Promise<void> {
  const packs = db.insertInto('packs').values({ hash, body: json('pack', body) })
  await packs.onConflict(conflict => conflict.doNothing()).execute()
}

export async function insertPack(db: Kysely<DatabaseSchema>, table: string, hash: string, body: object): Promise<void> {
  await keepBody(db, hash, body)
  const ofTable = db.insertInto('table_packs').values({ table_id: table, hash })
  await ofTable.onConflict(conflict => conflict.doNothing()).execute()
}

/** The packs that were kept for a table, by hash. */
export async function packsOf(db: Kysely<DatabaseSchema>, table: string): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('table_packs')
    .innerJoin('packs', 'packs.hash', 'table_packs.hash')
    .select(['packs.hash', 'packs.body'])
    .where('table_packs.table_id', '=', table)
    .orderBy('packs.hash')
    .execute()
  return Object.fromEntries(rows.map(({ hash, body }) => [hash, JSON.parse(body)]))
}
