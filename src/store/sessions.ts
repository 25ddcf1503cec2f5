import type { Kysely } from 'kysely'
import { forgetLostDevices } from './devices.ts'
import type { Engine } from './engine.ts'
import { personColumns, personOfRow } from './people.ts'
import { oldCookieHash, type Session, type SessionStore } from './port/sessions.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime } from './written.ts'

const columns = [
  'hash',
  'person_id as person',
  'sessions.created_at as createdAt',
  'seen_at as seenAt',
  'expires_at as expiresAt',
] as const

export function sessionStore(engine: Engine): SessionStore {
  const { db } = engine
  return {
    async addSession({ hash, person, createdAt, seenAt, expiresAt }) {
      checkId('hash', hash)
      checkTimes({ createdAt, seenAt, expiresAt })
      const row = { hash, person_id: person, created_at: createdAt, seen_at: seenAt, expires_at: expiresAt }
      await db.insertInto('sessions').values(row).execute()
    },

    async session(hash, now) {
      const [session] = await running(db, now).where('hash', '=', hash).execute()
      if (!session) return undefined
      const row = await db
        .selectFrom('people')
        .select(personColumns)
        .where('id', '=', session.person)
        .executeTakeFirst()
      return row && { session, person: personOfRow(row) }
    },

    sessions: (person, now) =>
      running(db, now).where('person_id', '=', person).orderBy('sessions.created_at').orderBy('hash').execute(),

    async prolongSession(hash, seenAt, expiresAt) {
      checkTimes({ seenAt, expiresAt })
      await db
        .updateTable('sessions')
        .set({ seen_at: seenAt, expires_at: expiresAt })
        .where('hash', '=', hash)
        .execute()
    },

    endSessions: of => db.transaction().execute(transaction => endSessions(engine, transaction, of)),

    async oldCookie(person, now, until) {
      const good = db.selectFrom('people').select('old_cookie_until as until').where('id', '=', person)
      const found = await good.where('old_cookie_until', '>', now).executeTakeFirst()
      if (!found) return false
      if (until !== undefined && (found.until ?? 0) > until)
        await db
          .updateTable('people')
          .set({ old_cookie_until: until })
          .where('id', '=', person)
          .where('old_cookie_until', '>', until)
          .execute()
      return true
    },

    async forgetSessions(before) {
      checkTime('before', before)
      await db.deleteFrom('sessions').where('expires_at', '<', before).execute()
      await forgetLostDevices(db)
    },
  }
}

/** Ends them for every process, with the cookies of earlier releases of whose they were. */
export async function endSessions(
  { announce }: Engine,
  transaction: Kysely<DatabaseSchema>,
  of: Parameters<SessionStore['endSessions']>[0],
): Promise<void> {
  let ending = transaction.deleteFrom('sessions')
  if ('hash' in of) ending = ending.where('hash', '=', of.hash)
  else {
    ending = ending.where('person_id', '=', of.person)
    if (of.except !== undefined) ending = ending.where('hash', '!=', of.except)
  }
  const ended = await ending.returning(['hash', 'person_id as person']).execute()
  if (ended.length > 0) {
    const sessions = ended.map(one => one.hash)
    await transaction.deleteFrom('devices').where('session_hash', 'in', sessions).execute()
  }
  const person = 'person' in of ? of.person : ended[0]?.person
  if (person === undefined) return
  await transaction.updateTable('people').set({ old_cookie_until: null }).where('id', '=', person).execute()
  const hashes = [...ended.map(one => one.hash), oldCookieHash(person)]
  await announce(
    transaction,
    hashes.map(hash => ({ hash })),
  )
}

const running = (db: Kysely<DatabaseSchema>, now: number) =>
  db.selectFrom('sessions').select(columns).where('expires_at', '>', now)

function checkTimes(times: Partial<Session>): void {
  for (const [what, time] of Object.entries(times)) checkTime(what, Number(time))
}
