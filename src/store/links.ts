import type { Engine } from './engine.ts'
import type { LinkStore } from './port/links.ts'
import { withoutNulls } from './schema.ts'
import { checkId, checkTime } from './written.ts'

const columns = [
  'hash',
  'kind',
  'table_id as table',
  'seat',
  'person_id as person',
  'label',
  'created_at as createdAt',
  'revoked_at as revokedAt',
] as const

export function linkStore(engine: Engine): LinkStore {
  const { db } = engine
  return {
    async addLink({ hash, kind, table, seat, person, label, createdAt, revokedAt }) {
      checkId('hash', hash)
      checkId('kind of link', kind)
      if (label !== undefined) checkId('label', label)
      checkTime('createdAt', createdAt)
      const row = {
        ...{ hash, kind, table_id: table ?? null, seat: seat ?? null, person_id: person ?? null },
        ...{ label: label ?? null, created_at: createdAt, revoked_at: revokedAt ?? null },
      }
      await db.insertInto('links').values(row).execute()
    },

    async link(hash) {
      const row = await db
        .selectFrom('links')
        .select(columns)
        .where('hash', '=', hash)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return row && withoutNulls(row)
    },

    async links(of) {
      const [column, id] = 'table' in of ? (['table_id', of.table] as const) : (['person_id', of.person] as const)
      const rows = await db
        .selectFrom('links')
        .select(columns)
        .where(column, '=', id)
        .orderBy('created_at')
        .orderBy('hash')
        .execute()
      return rows.map(withoutNulls)
    },

    async forgetLinks(kind, before) {
      checkTime('before', before)
      await db.deleteFrom('links').where('kind', '=', kind).where('created_at', '<', before).execute()
    },

    async revokeLink(hash, at) {
      checkTime('at', at)
      return db.transaction().execute(async transaction => {
        const ended = await transaction
          .updateTable('links')
          .set({ revoked_at: at })
          .where('hash', '=', hash)
          .where('revoked_at', 'is', null)
          .returning(['hash', 'table_id as table'])
          .executeTakeFirst()
        if (ended) await engine.announce(transaction, [withoutNulls(ended)])
        return ended !== undefined
      })
    },
  }
}
