import type { Kysely } from 'kysely'
import type { StoreOptions } from '../open.ts'
import { postgresConfig, postgresDatabase } from '../postgres/database.ts'
import type { DatabaseSchema } from '../schema.ts'
import { databaseFile, type OpenFile, openFile } from '../sqlite/database.ts'

const told = (error: unknown): unknown => error

/** The file of a data folder below the store, at whatever version it is. */
export const fileBelow = (dataFolder: string): OpenFile =>
  openFile(databaseFile(dataFolder), { patienceMs: 10_000, told })

/** The database below the store, at whatever version it is. */
export const databaseBelow = ({ databaseUrl, dataFolder }: StoreOptions): Kysely<DatabaseSchema> =>
  databaseUrl ? postgresDatabase(postgresConfig(databaseUrl).config, told) : fileBelow(dataFolder).db
