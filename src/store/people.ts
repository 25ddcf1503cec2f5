import type { Kysely, Selectable, Updateable } from 'kysely'
import { nameKey, nameLook } from './names.ts'
import { StoreError } from './port/errors.ts'
import type { NameOutcome, PeopleStore, Person } from './port/people.ts'
import { type DatabaseSchema, withoutNulls } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

/** How many people one statement names: databases limit the parameters of a statement. */
const mostNames = 5_000

export const personColumns = [
  'id',
  'name',
  'password_hash as passwordHash',
  'settings',
  'webhook',
  'created_at as createdAt',
] as const

type PersonRow = Pick<Selectable<DatabaseSchema['people']>, 'id' | 'name' | 'settings' | 'webhook'> & {
  passwordHash: string | null
  createdAt: number
}

export const personOfRow = (row: PersonRow): Person => ({ ...withoutNulls(row), settings: JSON.parse(row.settings) })

export function peopleStore(db: Kysely<DatabaseSchema>): PeopleStore {
  async function person(id: string): Promise<Person | undefined> {
    const row = await db.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst()
    return row && personOfRow(row)
  }

  const owners = () => db.selectFrom('people').select('id').where('password_hash', 'is not', null)

  async function ownerOfName(name: string): Promise<Person | undefined> {
    const row = await owners().where('name_key', '=', nameKey(name)).executeTakeFirst()
    return row && person(row.id)
  }

  /** Whether somebody else owns this name, or one that is read as the same. Of two who claim look-alikes at the same moment both get theirs. */
  async function isTaken(name: string, by: string): Promise<boolean> {
    const row = await owners()
      .where(({ eb, or }) => or([eb('name_key', '=', nameKey(name)), eb('name_look', '=', nameLook(name))]))
      .where('id', '!=', by)
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    person,
    ownerOfName,

    ownedNames: people => ownedNames(db, people),

    async createPerson({ id, name, passwordHash, settings, webhook, createdAt }) {
      checkId('person id', id)
      checkTime('createdAt', createdAt)
      const names = namesOf(name)
      if (await isTaken(name, id)) return 'name taken'
      const row = {
        ...{ id, ...names, settings: json('settings', settings) },
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
      const claims = name !== undefined || passwordHash !== undefined
      if (claims && (await isTaken(name ?? before.name, id))) return 'name taken'
      const columns = {
        ...(claims && namesOf(name ?? before.name)),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
        ...(settings && { settings: json('settings', settings) }),
        ...('webhook' in change && { webhook: change.webhook ?? null }),
      }
      if (Object.keys(columns).length === 0) return 'saved'
      return unlessTaken(db.transaction().execute(transaction => writeChange(transaction, id, columns)))
    },
  }
}

async function ownedNames(db: Kysely<DatabaseSchema>, people: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map()
  const owned = db.selectFrom('people').select(['id', 'name']).where('password_hash', 'is not', null)
  const rows = await owned.where('id', 'in', people.slice(0, mostNames)).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function writeChange(
  db: Kysely<DatabaseSchema>,
  id: string,
  columns: Updateable<DatabaseSchema['people']>,
): Promise<void> {
  await db.updateTable('people').set(columns).where('id', '=', id).execute()
  // Who owns their name is listed by it.
  if (columns.password_hash !== undefined)
    await db.updateTable('ratings').set({ named: 1 }).where('person_id', '=', id).execute()
}

const namesOf = (name: string) => ({ name, name_key: nameKey(name), name_look: nameLook(name) })

/** Names that were taken before looks were kept get theirs. A name that somebody owns already stays theirs, whatever it looks like. */
export async function keepLooksOfNames(db: Kysely<DatabaseSchema>): Promise<void> {
  const unseen = db.selectFrom('people').select(['id', 'name']).where('name_look', 'is', null)
  for (const { id, name } of await unseen.where('password_hash', 'is not', null).execute())
    await db
      .updateTable('people')
      .set({ name_look: nameLook(name) })
      .where('id', '=', id)
      .execute()
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
