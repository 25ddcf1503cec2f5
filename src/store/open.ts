import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { jobStore } from './jobs.ts'
import { linkStore } from './links.ts'
import { packStore } from './packs.ts'
import { peopleStore } from './people.ts'
import type { Housekeeping, Store } from './port.ts'
import { openPostgres } from './postgres/engine.ts'
import { openSqlite } from './sqlite/engine.ts'
import { tableStore } from './tables.ts'
import { checkId } from './written.ts'

export type StoreOptions = {
  /** Where the embedded database lies; made if it is not there. */
  dataFolder: string
  /** postgres://user:password@host:5432/database, instead of the embedded one. */
  databaseUrl?: string | undefined
}

/** Opens the store, bringing an older database up to date first. */
export async function openStore({ dataFolder, databaseUrl }: StoreOptions): Promise<Store> {
  const engine = await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataFolder))
  const tables = tableStore(engine)
  return {
    ...tables.store,
    ...packStore(engine.db),
    ...peopleStore(engine.db),
    ...linkStore(engine.db),
    ...jobStore(engine),
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

    async ping() {
      await sql`select 1`.execute(db)
    },

    close() {
      closing ??= finishAppends().then(() => engine.close())
      return closing
    },
  }
}
