import type { Kysely } from 'kysely'
import { type NameOutcome, type PeopleStore, type Person, StoreError } from './port.ts'
import { type Schema, withoutNulls } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

const columns = [
  'id',
  'name',
  'password_hash as passwordHash',
  'settings',
  'webhook',
  'created_at as createdAt',
] as const

export function peopleStore(db: Kysely<Schema>): PeopleStore {
  async function person(id: string): Promise<Person | undefined> {
    const row = await db.selectFrom('people').select(columns).where('id', '=', id).executeTakeFirst()
    return row && { ...withoutNulls(row), settings: JSON.parse(row.settings) }
  }

  async function ownerOfName(name: string): Promise<Person | undefined> {
    const row = await db
      .selectFrom('people')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .where('password_hash', 'is not', null)
      .executeTakeFirst()
    return row && person(row.id)
  }

  return {
    person,
    ownerOfName,

    async createPerson({ id, name, passwordHash, settings, webhook, createdAt }) {
      checkId('person id', id)
      checkTime('createdAt', createdAt)
      if (await ownerOfName(name)) return 'name taken'
      const row = {
        ...{ id, name, name_key: nameKey(name), settings: json('settings', settings) },
        ...{ password_hash: passwordHash ?? null, webhook: webhook ?? null, created_at: createdAt },
      }
      const outcome = await unlessTaken(db.insertInto('people').values(row).execute())
      if (outcome === 'name taken' && (await person(id))) throw new StoreError(`There is a person ${id} already.`)
      return outcome
    },

    async changePerson(id, change) {
      const before = await person(id)
      if (!before) throw new StoreError(`There is no person ${id}.`)
      const { name, passwordHash, settings } = change
      if (name !== undefined || passwordHash !== undefined) {
        const owner = await ownerOfName(name ?? before.name)
        if (owner && owner.id !== id) return 'name taken'
      }
      const columns = {
        ...(name !== undefined && { name, name_key: nameKey(name) }),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
        ...(settings && { settings: json('settings', settings) }),
        ...('webhook' in change && { webhook: change.webhook ?? null }),
      }
      if (Object.keys(columns).length === 0) return 'saved'
      return unlessTaken(db.updateTable('people').set(columns).where('id', '=', id).execute())
    },
  }
}

/** Two may reach for a name at once; then the database's key decides. */
async function unlessTaken(write: Promise<unknown>): Promise<NameOutcome> {
  try {
    await write
    return 'saved'
  } catch (error) {
    if (isUniqueViolation(error)) return 'name taken'
    throw error
  }
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfPostgres = 'code' in error && error.code === '23505'
  return isOfPostgres || error.message.includes('UNIQUE constraint failed')
}

/** Names are the same whatever their case, width or surrounding space. */
function nameKey(name: string): string {
  const key = name.normalize('NFKC').trim().toLowerCase()
  checkId('name', key)
  return key
}
