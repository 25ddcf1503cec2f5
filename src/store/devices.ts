import type { Kysely, Selectable } from 'kysely'
import type { Device, DeviceStore } from './port/devices.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

export function deviceStore(db: Kysely<DatabaseSchema>): DeviceStore {
  return {
    async putDevice({ id, person, session, address, site, keys, kinds, language, label, createdAt }) {
      checkId('id of the device', id)
      checkTime('createdAt', createdAt)
      const row = {
        ...{ person_id: person, session_hash: session, address, site, language, label },
        ...{ keys: json('keys', keys), kinds: json('kinds', kinds) },
      }
      await db
        .insertInto('devices')
        .values({ id, created_at: createdAt, ...row })
        .onConflict(conflict => conflict.column('id').doUpdateSet(row))
        .execute()
    },

    async devices(person, now) {
      const rows = await db
        .selectFrom('devices')
        .innerJoin('sessions', 'sessions.hash', 'devices.session_hash')
        .selectAll('devices')
        .where('devices.person_id', '=', person)
        .where('sessions.person_id', '=', person)
        .where('sessions.expires_at', '>', now)
        .orderBy('devices.created_at')
        .orderBy('devices.id')
        .execute()
      return rows.map(deviceOfRow)
    },

    async removeDevice(id) {
      await db.deleteFrom('devices').where('id', '=', id).execute()
    },

    async noteNotice({ person, table, kind }, at) {
      checkTime('at', at)
      const noted = await db
        .insertInto('notices')
        .values({ person_id: person, table_id: table, kind, sent_at: at })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async hasNotice({ person, table, kind }) {
      const row = await db
        .selectFrom('notices')
        .select('sent_at')
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return row !== undefined
    },

    async clearNotices(person, table) {
      await db.deleteFrom('notices').where('person_id', '=', person).where('table_id', '=', table).execute()
    },
  }
}

function deviceOfRow(row: Selectable<DatabaseSchema['devices']>): Device {
  const { id, person_id: person, session_hash: session, address, site, keys, kinds, language, label } = row
  return {
    ...{ id, person, session, address, site, keys: JSON.parse(keys), kinds: JSON.parse(kinds), language, label },
    createdAt: row.created_at,
  }
}

/** A device belongs to the session in which it was named: with that it goes. */
export async function forgetLostDevices(db: Kysely<DatabaseSchema>): Promise<void> {
  const sessions = db.selectFrom('sessions').select('hash')
  await db.deleteFrom('devices').where('session_hash', 'not in', sessions).execute()
}
