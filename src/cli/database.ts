import { optionsOf } from '../server/environment.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/port/store.ts'
import type { Arguments } from './arguments.ts'

/** Flags by which a command is told where the tables are. */
export const databaseFlags = { data: 'text', 'database-url': 'text' } as const

export interface DatabasePlace {
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
}

/** Where a server with the same flags and the same environment would have its tables. A folder that is named wins. */
export function databasePlace(given: Arguments): DatabasePlace {
  const { dataFolder = '', databaseUrl } = optionsOf(process.env)
  const folder = given.text('data')
  return {
    dataFolder: folder ?? dataFolder,
    databaseUrl: given.text('database-url') ?? (folder === undefined ? databaseUrl : undefined),
  }
}

/** Works on the database beside a server that may be running on it. */
export async function withStore<T>(given: Arguments, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ ...databasePlace(given), beside: true })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
