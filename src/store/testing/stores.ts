import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openStore, type StoreOptions } from '../open.ts'
import type { Store } from '../port/store.ts'
import type { NewTable } from '../port/tables.ts'
import { newTable } from './new-table.ts'
import { startPostgres } from './postgres.ts'

/** Every test of the port runs on both. */
export const engines = ['sqlite', 'postgres'] as const

type EngineName = (typeof engines)[number]

export type TestDatabase = {
  /** Opens another store on the same database; all are closed after the file's tests. */
  open(): Promise<Store>
  readonly options: StoreOptions
}

/** A fresh database for the tests of one `describe`. */
export function useDatabase(engine: EngineName): TestDatabase {
  const opened: Store[] = []
  let folder = ''
  let databaseUrl: string | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'athenaeum-store-'))
    if (engine === 'postgres') databaseUrl = await (await startPostgres()).createDatabase()
  })
  afterAll(async () => {
    await Promise.all(opened.map(store => store.close()))
    await rm(folder, { recursive: true, force: true })
    if (engine === 'postgres') await (await startPostgres()).dropDatabases()
  })
  return {
    get options() {
      return { dataFolder: folder, databaseUrl }
    },
    async open() {
      const store = await openStore({ dataFolder: folder, databaseUrl })
      opened.push(store)
      return store
    },
  }
}

/** Creates a table and returns its id. */
export async function aTable(store: Store, differing: Partial<NewTable> = {}): Promise<string> {
  const table = newTable(differing)
  if (!(await store.createTable(table))) throw new Error(`table ${table.id} is there already`)
  return table.id
}
