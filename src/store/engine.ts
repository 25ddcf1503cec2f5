import type { Kysely } from 'kysely'
import type { TableStatus } from '../tables/table.ts'
import type { StoreUnavailable } from './port/errors.ts'
import type { AppendListener, AppendResult, Withdrawn } from './port/tables.ts'
import type { DatabaseSchema } from './schema.ts'

/** What an engine is opened with. */
export type EngineOptions = {
  /** Somebody else may be at work on the database: it is neither made nor brought up to date. */
  beside: boolean
  patienceMs: number
  onTrouble(trouble: StoreUnavailable): void
}

/** What the two databases do each in its own way; everything else is built on `db` once for both. */
export type Engine = {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Kysely<DatabaseSchema>
  /** One transaction for the whole batch, with at most one append per table. Resolves when it is durable. */
  commit(batch: readonly WrittenAppend[]): Promise<CommitResult[]>
  listen(listener: AppendListener): () => void
  /** Tells the listeners of every process what opens nothing any more, when `db`, perhaps a transaction, is committed. */
  announce(db: Kysely<DatabaseSchema>, ended: readonly Withdrawn[]): Promise<void>
  backup(toFile: string): Promise<void>
  /** Bytes free on the disk, where it is ours. */
  room(): Promise<number | undefined>
  close(): Promise<void>
}

/** An append checked and turned into text, so that nothing in it can fail the others of its batch. */
export type WrittenAppend = {
  table: string
  from: number
  bodies: readonly string[]
  request: string | undefined
  listing: WrittenListing | undefined
  schedule: readonly WrittenJob[]
  unschedule: readonly string[]
}

export type WrittenListing = {
  status: TableStatus | undefined
  visibility: 'public' | 'private' | undefined
  summary: string | undefined
  people: readonly string[] | undefined
  updatedAt: number
}

export type WrittenJob = {
  id: string
  kind: string
  dueAt: number
  payload: string
  webhookOf: string | undefined
  callOf: string | undefined
  mailOf: string | undefined
}

export type CommitResult = AppendResult | { outcome: 'unknown table' }
