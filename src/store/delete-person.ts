import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import { insertJob } from './jobs.ts'
import type { DeletionStore, TableDocuments } from './port/deletion.ts'
import type { JobOrder } from './port/jobs.ts'
import { forgetRatings } from './rated-games.ts'
import type { DatabaseSchema } from './schema.ts'
import { endSessions } from './sessions.ts'
import { parsedOf } from './table-row.ts'
import { checkId, json } from './written.ts'

/** Taking a deleted person's name out of one table, for each table in which they had a part. */
export const FORGET_JOB = 'forget'

/** Where the job stands that looks everywhere once more, for what requests kept that were under way. */
export const AT_NO_TABLE = ''
/** Milliseconds after which no request is under way any more. */
const UNDER_WAY = 60_000

const forgetOrder = (person: string, dueAt: number): JobOrder => ({
  kind: `${FORGET_JOB}:${person}`,
  dueAt,
  payload: { person, pass: 1 },
})

/** What is a person's alone, by `person_id`. */
const theirsAlone = [
  'devices',
  'notices',
  'mail_addresses',
  'shared_packs',
  'plans',
  'findings',
  'reviews',
  'offers',
  'ties',
  'invitations',
  'shared_games',
] as const

export function deletionStore(engine: Engine): DeletionStore {
  const { db } = engine
  return {
    async noteTrace(person, table) {
      checkId('person id', person)
      checkId('table id', table)
      await db
        .insertInto('traces')
        .values({ person_id: person, table_id: table })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    deletePerson: (person, at) =>
      db.transaction().execute(async transaction => {
        await forgetEverywhere(engine, transaction, person, at)
        await insertJob(transaction, AT_NO_TABLE, forgetOrder(person, at + UNDER_WAY))
      }),

    forgetLeftovers: (person, at) =>
      db.transaction().execute(transaction => forgetEverywhere(engine, transaction, person, at)),

    forgetAtTable: (table, person, rewrite) =>
      db.transaction().execute(async transaction => {
        const before = await documentsOf(transaction, table)
        if (before === undefined) return
        await writeDocuments(transaction, table, before, rewrite(before))
        await transaction.deleteFrom('seatings').where('table_id', '=', table).where('person_id', '=', person).execute()
        // Nobody will repeat them, and they say whose they were.
        await transaction
          .updateTable('entries')
          .set({ request: null, span: null })
          .where('table_id', '=', table)
          .where('request', 'like', `${person}:%`)
          .execute()
      }),
  }
}

async function forgetEverywhere(
  engine: Engine,
  transaction: Kysely<DatabaseSchema>,
  person: string,
  at: number,
): Promise<void> {
  await endSessions(engine, transaction, { person })
  const links = await transaction
    .deleteFrom('links')
    .where('person_id', '=', person)
    .returning(['hash', 'table_id'])
    .execute()
  await engine.announce(
    transaction,
    links.map(({ hash, table_id }) => ({ hash, ...(table_id === null ? {} : { table: table_id }) })),
  )
  for (const owned of theirsAlone) await transaction.deleteFrom(owned).where('person_id', '=', person).execute()
  for (const between of ['ties', 'invitations'] as const)
    await transaction.deleteFrom(between).where('other_id', '=', person).execute()
  await transaction
    .deleteFrom('jobs')
    .where(
      'kind',
      'in',
      ['call', 'mail'].map(way => `${way}:invited:${person}`),
    )
    .execute()
  await transaction.deleteFrom('reports').where('about_id', '=', person).execute()
  // What they told of others is still the host's to look at, without them.
  await transaction.updateTable('reports').set({ person_id: '' }).where('person_id', '=', person).execute()
  await transaction
    .updateTable('results')
    .set({ person_id: null, name: null, bot_level: null, left_how: null })
    .where('person_id', '=', person)
    .execute()
  await forgetRatings(transaction, person)
  for (const table of await tablesWith(transaction, person))
    await insertJob(transaction, table, forgetOrder(person, at))
  await transaction.deleteFrom('traces').where('person_id', '=', person).execute()
  await transaction.deleteFrom('people').where('id', '=', person).execute()
}

/** Where something of a person stands: where they have a part, and where they had one or spoke as a spectator. */
async function tablesWith(db: Kysely<DatabaseSchema>, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seatings')
    .select('table_id')
    .where('person_id', '=', person)
    .union(db.selectFrom('traces').select('table_id').where('person_id', '=', person))
    .execute()
  return rows.map(({ table_id }) => table_id)
}

async function documentsOf(db: Kysely<DatabaseSchema>, table: string): Promise<TableDocuments | undefined> {
  const row = await db.selectFrom('tables').select(['header', 'summary']).where('id', '=', table).executeTakeFirst()
  if (row === undefined) return undefined
  const entries = await db
    .selectFrom('entries')
    .select(['number', 'body'])
    .where('table_id', '=', table)
    .orderBy('number')
    .execute()
  return {
    header: parsedOf(table, 'its header', row.header),
    summary: parsedOf(table, 'its summary', row.summary),
    entries: entries.map(({ number, body }) => parsedOf(table, `entry ${number}`, body)),
  }
}

/** Snapshots can be made again, and would tell what was rewritten. */
async function writeDocuments(
  db: Kysely<DatabaseSchema>,
  table: string,
  before: TableDocuments,
  after: TableDocuments,
): Promise<void> {
  await db
    .updateTable('tables')
    .set({ header: json('header', after.header as object), summary: json('summary', after.summary as object) })
    .where('id', '=', table)
    .execute()
  for (const [index, entry] of after.entries.entries())
    if (entry !== before.entries[index])
      await db
        .updateTable('entries')
        .set({ body: json('entry', entry as object) })
        .where('table_id', '=', table)
        .where('number', '=', index + 1)
        .execute()
  await db.deleteFrom('snapshots').where('table_id', '=', table).execute()
}
