import { sql } from 'kysely'
import { asideStore } from './aside.ts'
import { deletionStore } from './delete-person.ts'
import { deviceStore } from './devices.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { invitationStore } from './invitations.ts'
import { jobStore } from './jobs.ts'
import { linkStore } from './links.ts'
import { mailStore } from './mail.ts'
import { offerStore } from './offers.ts'
import { packStore } from './packs.ts'
import { keepLooksOfNames, peopleStore } from './people.ts'
import { planStore } from './plans.ts'
import type { StoreUnavailable } from './port/errors.ts'
import type { Housekeeping } from './port/housekeeping.ts'
import type { Store } from './port/store.ts'
import { openPostgres } from './postgres/engine.ts'
import { ratingStore } from './ratings.ts'
import { reportStore } from './reports.ts'
import { resultStore } from './results.ts'
import { sessionStore } from './sessions.ts'
import { sharedGameStore } from './shared-games.ts'
import { openSqlite } from './sqlite/engine.ts'
import { tableStore } from './tables.ts'
import { tieStore } from './ties.ts'
import { tryStore } from './tries.ts'
import { checkId } from './written.ts'

export type StoreOptions = {
  /** Where the embedded database lies; made if it is not there. */
  dataFolder: string
  /** postgres://user:password@host:5432/database, instead of the embedded one. */
  databaseUrl?: string | undefined
  /** The data folder is this process's alone, and refused while another has it so. PostgreSQL is always shared. */
  alone?: boolean
  /** Beside a server that may be running: a database of another schema is refused and not brought up to date. */
  beside?: boolean
  /** Milliseconds after which PostgreSQL, or another process's lock on the file, is waited for no longer. */
  patienceMs?: number
  /** Hears each time that the database could not do what it was asked. */
  onTrouble?(trouble: StoreUnavailable): void
}

const usualPatienceMs = 10_000

/** Opens the store, bringing an older database up to date first. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataFolder, databaseUrl, alone = false, beside = false } = options
  const { patienceMs = usualPatienceMs, onTrouble = () => {} } = options
  const engineOptions: EngineOptions = { beside, patienceMs, onTrouble }
  const engine = await (databaseUrl
    ? openPostgres(databaseUrl, engineOptions)
    : openSqlite(dataFolder, { ...engineOptions, alone }))
  if (!beside) await keepLooksOfNames(engine.db)
  const tables = tableStore(engine)
  return {
    ...tables.store,
    ...packStore(engine.db),
    ...asideStore(engine.db),
    ...peopleStore(engine.db),
    ...sessionStore(engine),
    ...tryStore(engine.db),
    ...deviceStore(engine.db),
    ...mailStore(engine.db),
    ...planStore(engine.db),
    ...linkStore(engine),
    ...jobStore(engine),
    ...ratingStore(engine.db),
    ...resultStore(engine.db),
    ...deletionStore(engine),
    ...offerStore(engine),
    ...tieStore(engine.db),
    ...invitationStore(engine.db),
    ...sharedGameStore(engine.db),
    ...reportStore(engine.db),
    ...housekeeping(engine, tables.close),
  }
}

function housekeeping(engine: Engine, finishAppends: () => Promise<void>): Housekeeping {
  const { db } = engine
  let closing: Promise<void> | undefined
  return {
    engine: engine.name,

    async constant(name, propose) {
      checkId('name', name)
      const find = db.selectFrom('constants').select('value').where('name', '=', name)
      const known = await find.executeTakeFirst()
      if (known) return known.value
      await db
        .insertInto('constants')
        .values({ name, value: propose() })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return (await find.executeTakeFirstOrThrow()).value
    },

    backup: toFile => engine.backup(toFile),

    async lastUsed() {
      const tables = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .executeTakeFirst()
      const sessions = await db
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('seen_at').as('at'))
        .executeTakeFirst()
      return Math.max(tables?.at ?? 0, sessions?.at ?? 0)
    },

    async ping() {
      await sql`select 1`.execute(db)
    },

    room: () => engine.room(),

    close() {
      closing ??= finishAppends().then(() => engine.close())
      return closing
    },
  }
}
