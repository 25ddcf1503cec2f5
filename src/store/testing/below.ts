import type { Kysely } from 'kysely'
import type { StoreOptions } from '../open.ts'
import { postgresConfig, postgresDatabase } from '../postgres/database.ts'
import type { Schema } from '../schema.ts'
import { databaseFile, openFile } from '../sqlite/database.ts'

const told = (error: unknown): unknown => error

/** The database below the store, at whatever version it is. */
export const below = ({ databaseUrl, dataFolder }: StoreOptions): Kysely<Schema> =>
  databaseUrl ? postgresDatabase(postgresConfig(databaseUrl).config, told) : fileBelow(dataFolder).db

export const fileBelow = (dataFolder: string) => openFile(databaseFile(dataFolder), { patienceMs: 10_000, told })
