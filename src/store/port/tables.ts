import type { TableStatus } from '../../tables/table.ts'
import type { AppendedOrder } from './jobs.ts'

/** What the lists of tables show and are searched by. It changes only together with an append. */
export type Listing = {
  status: TableStatus
  /** Ids of the people who have a part in the table. */
  people: readonly string[]
  /** Shown to everybody, or only to its people and those with a link. */
  visibility: 'public' | 'private'
  summary: object
  updatedAt: number
}

export type NewTable = { id: string; game: string; header: object; createdAt: number } & Listing

/** Only what changed; the rest of the listing stays. */
export type ListingChange = Partial<Listing> & { updatedAt: number }

export type Append = {
  table: string
  /** The number that the first entry is to get: one after the last one known to the caller. */
  from: number
  /** Written together or not at all. At least one. */
  entries: readonly object[]
  /** The client's own id of this request, unique in the table: repeating it never appends twice. */
  request?: string
  /** What follows from the entries, durable with them or not at all. */
  listing?: ListingChange
  schedule?: readonly AppendedOrder[]
  /** Kinds of jobs of this table that are no longer due. */
  unschedule?: readonly string[]
}

export type AppendResult =
  | { outcome: 'appended'; first: number; last: number }
  /** The request was appended before, at these numbers; nothing was written now. */
  | { outcome: 'repeated'; first: number; last: number }
  /** Another append came first, or `from` lies ahead; nothing was written. Load what is new up to `last` and decide again. */
  | { outcome: 'conflict'; last: number }

export type StoredEntry = { number: number; body: unknown }

export type Snapshot = { number: number; body: unknown }

export type TableRow = {
  id: string
  game: string
  status: TableStatus
  people: string[]
  visibility: 'public' | 'private'
  summary: unknown
  createdAt: number
  updatedAt: number
  archivedAt?: number
}

export type LoadedTable = TableRow & {
  header: unknown
  snapshot?: Snapshot
  /** Every entry after the snapshot (every entry where there is none). */
  entries: StoredEntry[]
  /** The number of the last entry, 0 where there is none yet. */
  last: number
}

export type TableQuery = {
  status?: TableStatus
  game?: string
  /** Only tables in which this person has a part. */
  person?: string
  visibility?: 'public' | 'private'
  /** Archived tables are left out unless asked for. */
  archived?: boolean
  /** At most so many, 50 unless told. */
  limit?: number
  /** `next` of the page before. */
  after?: string
}

/** Last updated first. `next` is there when more may follow. */
export type TablePage = { tables: TableRow[]; next?: string }

/** A table as one document that anyone can keep. Links and snapshots stay behind: secrets the one, derived the other. */
export type TableExport = Omit<TableRow, 'archivedAt'> & {
  format: 'athenaeum-table'
  version: 1
  header: unknown
  /** Entry 1 first. */
  entries: unknown[]
  requests: { request: string; first: number; last: number }[]
  /** The component packs that were kept for the table, by hash. Exports of the first release have none. */
  packs?: Record<string, unknown>
}

/** What a listener hears: after an append is durable, from this process or (on PostgreSQL) any other, its last number. */
export type AppendListener = {
  appended(table: string, number: number): void
  /** A link, a token or a session was ended, by this process or (on PostgreSQL) any other. */
  withdrawn?(ended: Withdrawn): void
  /** The line was down and is up again: appends and withdrawals may have passed unheard. Look after all that hangs on them. */
  missed(): void
}

/** What opens nothing any more: the hash of its secret, and for a link of a table that table. */
export type Withdrawn = { hash: string; table?: string }

export type TableStore = {
  /** False, and nothing written, when the id is taken. */
  createTable(table: NewTable): Promise<boolean>
  /** Acknowledged only when durable. Concurrent appends of many tables share a commit; each wins or loses on its own. */
  append(append: Append): Promise<AppendResult>
  /** How many commits the appends of this process have taken so far. */
  commits(): number
  /** With the newest snapshot, or the newest at or below `snapshotUpTo` (0: none) when a newer one is of no use. */
  loadTable(id: string, options?: { snapshotUpTo?: number }): Promise<LoadedTable | undefined>
  /** The entries with `from` <= number <= `to`. */
  entries(table: string, from: number, to?: number): Promise<StoredEntry[]>
  /** The numbers at which a client's request was appended, if it was. */
  requested(table: string, request: string): Promise<{ first: number; last: number } | undefined>
  /** The state after entry `number`, to load from. The last two are kept. */
  putSnapshot(table: string, number: number, body: object): Promise<void>
  listTables(query?: TableQuery): Promise<TablePage>
  /** Takes a table out of the lists. It can still be loaded, and played. */
  archive(table: string, at: number): Promise<void>
  exportTable(id: string): Promise<TableExport | undefined>
  /** A document as the export that it is. One that is none is refused with an error. */
  readExport(document: unknown): TableExport
  /** False, and nothing written, when the id is taken. A document that is none is refused with an error. */
  importTable(document: unknown): Promise<boolean>
  /** Returns the way to stop listening. */
  listen(listener: AppendListener): () => void
}
