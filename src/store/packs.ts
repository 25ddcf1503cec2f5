import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PackStore } from './port.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, json } from './written.ts'

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
  }
}

export async function insertPack(db: Kysely<DatabaseSchema>, table: string, hash: string, body: object): Promise<void> {
  const packs = db.insertInto('packs').values({ hash, body: json('pack', body) })
  await packs.onConflict(conflict => conflict.doNothing()).execute()
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
