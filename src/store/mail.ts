import type { Kysely } from 'kysely'
import type { MailStore } from './port/mail.ts'
import { type DatabaseSchema, withoutNulls } from './schema.ts'
import { checkId, checkTime } from './written.ts'

const columns = ['person_id as person', 'address', 'proved_at as provedAt', 'digest', 'digest_at as digestAt'] as const

/** Two spellings of one mailbox, as far as every server takes them for the same. */
const keyOf = (address: string): string => address.normalize('NFKC').toLowerCase()

export function mailStore(db: Kysely<DatabaseSchema>): MailStore {
  return {
    async putMail(person, address) {
      checkId('address', address)
      const row = { address, address_key: keyOf(address), proved_at: null, digest: 1, digest_at: 0 }
      await db
        .insertInto('mail_addresses')
        .values({ person_id: person, ...row })
        .onConflict(conflict => conflict.column('person_id').doUpdateSet(row))
        .execute()
    },

    async mail(of) {
      const found = db.selectFrom('mail_addresses').select(columns)
      const row = await ('person' in of
        ? found.where('person_id', '=', of.person)
        : found.where('address_key', '=', keyOf(of.address)).where('proved_at', 'is not', null)
      ).executeTakeFirst()
      return row && { ...withoutNulls(row), digest: row.digest === 1 }
    },

    proveMail: (person, address, at) => proveAddress(db, person, address, at),

    async wantDigest(person, wanted) {
      await db
        .updateTable('mail_addresses')
        .set({ digest: wanted ? 1 : 0 })
        .where('person_id', '=', person)
        .execute()
    },

    async claimDigest(person, before, at) {
      checkTime('at', at)
      const claimed = await db
        .updateTable('mail_addresses')
        .set({ digest_at: at })
        .where('person_id', '=', person)
        .where('digest_at', '=', before)
        .executeTakeFirst()
      return claimed.numUpdatedRows > 0n
    },

    async removeMail(person) {
      await db.deleteFrom('mail_addresses').where('person_id', '=', person).execute()
    },
  }
}

/** Whoever proves an address has it alone: others who had named it lose it. */
async function proveAddress(db: Kysely<DatabaseSchema>, person: string, address: string, at: number): Promise<boolean> {
  checkTime('at', at)
  return db.transaction().execute(async transaction => {
    await transaction
      .deleteFrom('mail_addresses')
      .where('address_key', '=', keyOf(address))
      .where('person_id', '!=', person)
      .execute()
    const proved = await transaction
      .updateTable('mail_addresses')
      .set({ proved_at: at })
      .where('person_id', '=', person)
      .where('address', '=', address)
      .executeTakeFirst()
    return proved.numUpdatedRows > 0n
  })
}
