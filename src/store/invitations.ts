import type { Kysely } from 'kysely'
import { insertJob } from './jobs.ts'
import type { InvitationChange, InvitationStore, NamedInvitation } from './port/invitations.ts'
import type { JobOrder } from './port/jobs.ts'
import { type DatabaseSchema, withoutNulls } from './schema.ts'
import { peopleOf, tableColumns, tableRow } from './table-row.ts'
import { checkId, checkTime } from './written.ts'

/** More than anybody reads. */
const MOST_SHOWN = 50

export function invitationStore(db: Kysely<DatabaseSchema>): InvitationStore {
  return {
    invite: (invitation, calls) => invite(db, invitation, calls),

    invitationsTo: (person, table) => invitationsTo(db, person, table),

    async invitationsAt(table) {
      const rows = await db
        .selectFrom('invitations')
        .select(invitationColumns)
        .where('table_id', '=', table)
        .where('withdrawn_at', 'is', null)
        .orderBy('created_at')
        .orderBy('person_id')
        .execute()
      return rows.map(invitationOf)
    },

    changeInvitation: (table, person, change) => changeInvitation(db, table, person, change),

    async takeBackInvitations(by, person) {
      const gone = await db
        .deleteFrom('invitations')
        .where('person_id', '=', person)
        .where('other_id', '=', by)
        .returning('link_hash')
        .execute()
      return gone.flatMap(row => row.link_hash ?? [])
    },
  }
}

/** Whoever was invited before is not called again. */
async function invite(
  db: Kysely<DatabaseSchema>,
  { table, person, by, createdAt }: NamedInvitation,
  calls: readonly JobOrder[],
): Promise<boolean> {
  checkId('table id', table)
  checkId('person id', person)
  checkId('person id', by)
  checkTime('createdAt', createdAt)
  return db.transaction().execute(async transaction => {
    const made = await transaction
      .insertInto('invitations')
      .values({ table_id: table, person_id: person, other_id: by, created_at: createdAt })
      .onConflict(conflict => conflict.doNothing())
      .returning('table_id')
      .executeTakeFirst()
    if (made !== undefined) for (const call of calls) await insertJob(transaction, table, call)
    else
      await transaction
        .updateTable('invitations')
        .set({ withdrawn_at: null })
        .where('table_id', '=', table)
        .where('person_id', '=', person)
        .execute()
    return made !== undefined
  })
}

/** Of several at once each takes the place of the one before: none is left behind that nobody knows of. */
async function changeInvitation(
  db: Kysely<DatabaseSchema>,
  table: string,
  person: string,
  change: InvitationChange,
): ReturnType<InvitationStore['changeInvitation']> {
  for (;;) {
    const found = await db
      .selectFrom('invitations')
      .select('link_hash')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .where('declined_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (found === undefined) return undefined
    const before = found.link_hash
    const changed = await db
      .updateTable('invitations')
      .set(columnsOf(change))
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .where('declined_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('link_hash', before === null ? 'is' : '=', before)
      .executeTakeFirst()
    if (changed.numUpdatedRows > 0n) return withoutNulls({ before })
  }
}

function columnsOf(change: InvitationChange): Partial<DatabaseSchema['invitations']> {
  if ('link' in change) return { link_hash: change.link }
  return 'declinedAt' in change
    ? { declined_at: change.declinedAt, link_hash: null }
    : { withdrawn_at: change.withdrawnAt, link_hash: null }
}

async function invitationsTo(
  db: Kysely<DatabaseSchema>,
  person: string,
  table: string | undefined,
): ReturnType<InvitationStore['invitationsTo']> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.table_id')
    .select(invitationColumns)
    .select(tableColumns.map(column => `tables.${column}` as const))
    .where('invitations.person_id', '=', person)
    .where('invitations.declined_at', 'is', null)
    .where('invitations.withdrawn_at', 'is', null)
    .$if(table !== undefined, query => query.where('invitations.table_id', '=', table ?? ''))
    .where('tables.status', '=', 'open')
    .where('tables.archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seatings')
            .select('seatings.table_id')
            .whereRef('seatings.table_id', '=', 'invitations.table_id')
            .where('seatings.person_id', '=', person),
        ),
      ),
    )
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.table_id')
    .limit(MOST_SHOWN)
    .execute()
  const people = await peopleOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ ...invitationOf(row), row: tableRow(row, people) }))
}

const invitationColumns = [
  'invitations.table_id as table',
  'invitations.person_id as person',
  'invitations.other_id as by',
  'invitations.created_at as invitedAt',
  'invitations.declined_at as declinedAt',
  'invitations.link_hash as link',
] as const

interface InvitationRow {
  readonly table: string
  readonly person: string
  readonly by: string
  readonly invitedAt: number
  readonly declinedAt: number | null
  readonly link: string | null
}

const invitationOf = ({ table, person, by, invitedAt, declinedAt, link }: InvitationRow): NamedInvitation => ({
  ...{ table, person, by, createdAt: invitedAt },
  ...withoutNulls({ declinedAt, link }),
})
