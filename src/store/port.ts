import type { Estimate } from '../ratings/estimate.ts'
import type { RatedSeat, RatingChange } from '../ratings/rated-game.ts'
import type { PlayedFilter } from '../tables/played.ts'
import type { TableResult } from '../tables/result.ts'
import type { TableStatus } from '../tables/table.ts'
import type { OfferStore } from './port-offers.ts'
import type { ReportStore, TieStore } from './port-ties.ts'

/**
 * The store's port: where tables, people and their clocks are kept. It stores JSON documents and does not read them.
 *
 * A table is a header and an append-only list of entries, numbered from 1 without gaps. The database's key
 * (table, number) is the referee between server processes: of two appends at one number, one wins and the other is told.
 * Nothing is ever deleted but what can be made again (older snapshots), is done (jobs, sessions), or is what a person wants deleted.
 *
 * Times are milliseconds since 1970 and always come from the caller: the store has no clock.
 */
export type Store = TableStore &
  PackStore &
  AsideStore &
  PeopleStore &
  SessionStore &
  TryStore &
  DeviceStore &
  MailStore &
  PlanStore &
  LinkStore &
  JobStore &
  RatingStore &
  ResultStore &
  DeletionStore &
  OfferStore &
  TieStore &
  ReportStore &
  Housekeeping

// ------------------------------------------------------------------------------------------------------------ tables

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

// ------------------------------------------------------------------------------------------------------------- packs

/** Component packs that tables name by their hash. A pack is kept once for all tables, and never changes. */
export type PackStore = {
  /** Keeps a pack for a table, which may be one that is about to be made. */
  keepPack(table: string, hash: string, body: object): Promise<void>
  pack(hash: string): Promise<unknown>
  /** Keeps a pack under an id that its owner gives away. What an id names never changes: another version has another. */
  sharePack(pack: SharedPack, body: object): Promise<void>
  sharedPack(id: string): Promise<SharedPack | undefined>
  /** Takes an id back that its owner gave away; says whether it was theirs. Tables that play with the pack keep it. */
  withdrawPack(id: string, person: string): Promise<boolean>
  /** Those of a person, the newest first. */
  sharedPacks(person: string): Promise<SharedPack[]>
}

/** A pack with a name: whose it is, and which version. */
export type SharedPack = {
  id: string
  game: string
  name: string
  version: number
  hash: string
  person: string
  createdAt: number
}

// --------------------------------------------------------------------------------------------------- tables set aside

/** A table that rests because its rules took too long, for the first or a further time. */
export type Aside = { setAt: number; until: number; why: string }

/** Tables set aside, for every process and over restarts. That a table was, stays known when it is open again. */
export type AsideStore = {
  /** In place of what was known before. */
  setAside(table: string, aside: Aside): Promise<void>
  asideOf(table: string): Promise<Aside | undefined>
}

// ------------------------------------------------------------------------------------------------------------ people

export type Person = {
  id: string
  name: string
  /** With its scheme inside. Who has one owns the name, whatever its case. */
  passwordHash?: string
  settings: unknown
  webhook?: string
  createdAt: number
}

export type PersonChange = {
  name?: string
  passwordHash?: string
  settings?: object
  /** Present and undefined: take it away. */
  webhook?: string | undefined
}

export type NewPerson = Omit<Person, 'settings'> & { settings: object }

export type NameOutcome = 'saved' | 'name taken'

export type PeopleStore = {
  createPerson(person: NewPerson): Promise<NameOutcome>
  /** Taken is a name that someone else owns by a password. */
  changePerson(id: string, change: PersonChange): Promise<NameOutcome>
  person(id: string): Promise<Person | undefined>
  /** The person who owns this name by a password. */
  ownerOfName(name: string): Promise<Person | undefined>
  /** The names of those of these people who own theirs, by id. */
  ownedNames(people: readonly string[]): Promise<ReadonlyMap<string, string>>
}

// ---------------------------------------------------------------------------------------------------------- sessions

/** Somebody on one device, for a time. Only a hash of the secret that the device keeps is kept here. */
export type Session = { hash: string; person: string; createdAt: number; seenAt: number; expiresAt: number }

export type SessionStore = {
  addSession(session: Session): Promise<void>
  /** With its person. Undefined when it was ended, or its time is over. */
  session(hash: string, now: number): Promise<{ session: Session; person: Person } | undefined>
  /** The sessions of a person that are not over, oldest first. */
  sessions(person: string, now: number): Promise<Session[]>
  /** It was used, and lasts longer. A session that was ended meanwhile stays so. */
  prolongSession(hash: string, seenAt: number, expiresAt: number): Promise<void>
  /** Ends one, or all of a person but one, and with any of them what is left of an old cookie. Every process is told. */
  endSessions(of: { hash: string } | { person: string; except?: string }): Promise<void>
  /**
   * Whether a cookie of the first release, which named a person and could not be ended, is still good. With `until` it
   * is used: from then on it is good no longer than that.
   */
  oldCookie(person: string, now: number, until?: number): Promise<boolean>
  /** Throws away the sessions whose time was over before this. */
  forgetSessions(before: number): Promise<void>
}

/** The name under which the end of an old cookie is told. */
export const oldCookieHash = (person: string): string => `old-cookie:${person}`

// ------------------------------------------------------------------------------------------------------------- tries

/** How often somebody has tried something, in a span that begins with the first try. */
export type Tries = { made: number; until: number }

/** Tries that all processes count together, each for a time: guesses at passwords. */
export type TryStore = {
  /**
   * Counts one more and tells how many there are with it. After `lasts` milliseconds it begins anew. A span that ends far
   * later than any can was begun by a clock that ran ahead, and is over.
   */
  countTry(whose: string, now: number, lasts: number): Promise<Tries>
  /** Throws away what was over before this; and of what is left, beyond `most`, those that are over first. */
  forgetTries(before: number, most: number): Promise<void>
}

// ----------------------------------------------------------------------------------------------------------- devices

/** A browser that its person lets us call when it is closed: an address of a push service, and the keys of what is sent there. */
export type Device = {
  /** A hash of its address. */
  id: string
  person: string
  /** The hash of the session in which it was named. When that ends, nobody is called there any more. */
  session: string
  address: string
  /** The site from which it was named, for the push service to know whom to turn to. */
  site: string
  keys: { p256dh: string; auth: string }
  /** The kinds of notices that are wanted there. */
  kinds: string[]
  language: string
  /** How its person tells it from their others. */
  label: string
  createdAt: number
}

/** A notice that waits until somebody has looked at a table. */
export type WaitingNotice = { person: string; table: string; kind: string }

export type DeviceStore = {
  /** A device that is known already is changed, also if it was somebody else's. */
  putDevice(device: Device): Promise<void>
  /** The devices of a person whose sessions are not over, oldest first. */
  devices(person: string, now: number): Promise<Device[]>
  removeDevice(id: string): Promise<void>
  /** Notes that a notice went out. False when one of its kind waited already. */
  noteNotice(notice: WaitingNotice, at: number): Promise<boolean>
  hasNotice(notice: WaitingNotice): Promise<boolean>
  /** The person has looked at the table. */
  clearNotices(person: string, table: string): Promise<void>
}

// -------------------------------------------------------------------------------------------------------------- mail

/** Where a person gets letters. Nobody else is ever told. */
export type MailAddress = {
  person: string
  address: string
  /** When its owner has shown that they read it; until then nothing but the question goes there. */
  provedAt?: number
  /** Whether they want to be told what waits for them. */
  digest: boolean
  /** When that was told last; 0 if never. */
  digestAt: number
}

export type MailStore = {
  /** Another address takes the place of the one before, and is not proved. */
  putMail(person: string, address: string): Promise<void>
  /** The address of a person, or the person who has proved an address. */
  mail(of: { person: string } | { address: string }): Promise<MailAddress | undefined>
  /** An address belongs to whoever has proved it last. False when the person has named another meanwhile. */
  proveMail(person: string, address: string, at: number): Promise<boolean>
  wantDigest(person: string, wanted: boolean): Promise<void>
  /** Takes the next digest in hand. False when somebody else has since `before`. */
  claimDigest(person: string, before: number, at: number): Promise<boolean>
  removeMail(person: string): Promise<void>
}

// ------------------------------------------------------------------------------------------------------------- plans

/** What a person plans at a table: their own, and never an entry of the table. */
export type PlanStore = {
  plans(person: string, table: string): Promise<{ body: unknown; revision: number } | undefined>
  /** In place of those of this revision, 0 where there were none. False, and nothing written, when there are newer ones. */
  keepPlans(plans: { person: string; table: string; body: object; revision: number; at: number }): Promise<boolean>
  /** Throws away the plans for tables that are over. */
  forgetPlans(): Promise<void>
}

// ------------------------------------------------------------------------------------------------------------- links

/** Whatever opens something to its holder: access tokens, seat links, invitations. Only a hash of the secret is kept. */
export type Link = {
  hash: string
  kind: string
  table?: string
  seat?: number
  person?: string
  /** What it is for, in its maker's words. */
  label?: string
  createdAt: number
  revokedAt?: number
}

export type LinkStore = {
  addLink(link: Link): Promise<void>
  /** Undefined also when it was revoked. */
  link(hash: string): Promise<Link | undefined>
  /** Every link of a table or a person, revoked ones too, oldest first. */
  links(of: { table: string } | { person: string }): Promise<Link[]>
  /** False when there is no such link, or it was revoked before. */
  revokeLink(hash: string, at: number): Promise<boolean>
  /** Deletes all of a kind that were made before a time: what is good for a while only leaves nothing behind. */
  forgetLinks(kind: string, before: number): Promise<void>
}

// -------------------------------------------------------------------------------------------------------------- jobs

/**
 * Something to be done for a table at a time: a clock that runs out. A newer one of the same kind replaces it. Kinds with a
 * part after a colon are of one family: `turn:0` and `turn:1` are turns.
 */
export type JobOrder = { kind: string; dueAt: number; payload: object }

/**
 * An order that goes with an append. One for a person's webhook is dropped if that person has none at that moment, and one
 * for calling or writing to a person if there is no way to.
 */
export type AppendedOrder = JobOrder & { webhookOf?: string; callOf?: string; mailOf?: string }

export type Job = { id: string; table: string; kind: string; dueAt: number; payload: unknown }

export type JobStore = {
  schedule(table: string, order: JobOrder): Promise<void>
  unschedule(table: string, kind: string): Promise<void>
  /**
   * Takes due jobs of a family (of all where none is named), earliest first; nobody else gets them before the lease is over.
   * A job not finished by then (its owner died) is handed out again: doing a job twice must do no harm, which the number of
   * an append sees to. So is one whose lease ends far later than any lease can: it was given by a clock that ran ahead.
   */
  claimDue(now: number, limit: number, owner: string, leaseMs: number, family?: string): Promise<Job[]>
  /** False when it was replaced or finished meanwhile. */
  finish(job: Job): Promise<boolean>
  /** Puts a claimed job off, with another payload if one is given. False when it was replaced or finished meanwhile. */
  postpone(job: Job, dueAt: number, payload?: object): Promise<boolean>
  /** When the next unclaimed job falls due, so that a server can sleep until then. */
  nextDue(): Promise<number | undefined>
}

// ----------------------------------------------------------------------------------------------------------- results

/** How games ended, one row for each seat. They follow from the tables and can be made again. */
export type ResultStore = {
  /**
   * Keeps how a table's game ended, or takes it away where it is not over any more, and finishes the job, in one transaction.
   * False, and nothing written, when the job was replaced or finished meanwhile: of two who do it, one does. A rated game is
   * counted with it.
   */
  keepResult(job: Job, result: TableResult | undefined, rated?: RatedResult): Promise<boolean>
  result(table: string): Promise<TableResult | undefined>
  /** Of all games in which a person has played to the end, the last first. */
  resultsOf(person: string, query: ResultQuery): Promise<ResultPage>
  /** Whether two people have played a game to its end at one table. */
  havePlayedTogether(one: string, other: string): Promise<boolean>
}

export type ResultQuery = PlayedFilter & {
  /** At most so many, up to 1,000. */
  limit: number
  /** `next` of the page before. */
  after?: string
}

/** `next` is there when more follow. */
export type ResultPage = { results: TableResult[]; next?: string }

// ---------------------------------------------------------------------------------------------------------- deletion

/** What is kept of a table in documents. */
export type TableDocuments = { header: unknown; summary: unknown; entries: readonly unknown[] }

/** Somebody wants nothing to be kept of them. It is the only reason for which entries are changed. */
export type DeletionStore = {
  /**
   * Deletes a person with all that is theirs alone, ends their sessions and links at every process, takes their name from results,
   * and notes for each of their tables that it is to be taken out there. All of it or nothing.
   */
  deletePerson(person: string, at: number): Promise<void>
  /**
   * Writes a table's documents anew, with as many entries as before, and takes it from the person's lists. Its snapshots go, and
   * so do the names of the person's requests.
   */
  forgetAtTable(table: string, person: string, rewrite: (before: TableDocuments) => TableDocuments): Promise<void>
}

// ----------------------------------------------------------------------------------------------------------- ratings

/** A rated table whose game is over. */
export type RatedGame = { table: string; game: string; finishedAt: number; seats: readonly RatedSeat[] }

/** A game that counts for ratings, and how. */
export type RatedResult = { game: RatedGame; rater: Rater }

/** How games are counted: what one changes, and a name for the scale on which levels stand. */
export type Rater = {
  scale: string
  changesBy(game: string, seats: readonly RatedSeat[], known: ReadonlyMap<string, Estimate>): readonly RatingChange[]
}

export type PersonRating = Estimate & {
  person: string
  game: string
  /** Rated games so far. */
  games: number
  changedAt: number
}

/** Who has the same rating shares a place. */
export type Leader = PersonRating & { name: string; place: number }

export type LeaderPage = { leaders: Leader[]; more: boolean }

export type RatingStore = {
  /**
   * Counts a game, and with it changes the ratings of its people, together or not at all. Games of one kind are counted one
   * after the other, by however many processes. False, and nothing changed, when its table was counted before.
   */
  countGame(game: RatedGame, rater: Rater): Promise<boolean>
  /** Counts all games of a kind anew, in the order in which they were counted first. Returns how many there are. */
  recountGames(game: string, rater: Rater): Promise<number>
  /** The scale with which a game was counted last; undefined where no game of it ever was. */
  countedWith(game: string): Promise<string | undefined>
  ratings(game: string, people: readonly string[]): Promise<PersonRating[]>
  ratingsOf(person: string): Promise<PersonRating[]>
  /** What a table has changed. */
  changesAt(table: string): Promise<RatingChange[]>
  /** What the last games of a person have changed, oldest first. */
  changesOf(
    person: string,
    game: string,
    limit: number,
  ): Promise<(RatingChange & { table: string; finishedAt: number })[]>
  /** People with a name of their own and so many games, the best first; from the one after whom a page ended. */
  leaders(
    game: string,
    enough: number,
    page: { limit: number; after?: { mean: number; name: string } },
  ): Promise<LeaderPage>
  /** The place of a person among them; undefined where they are not listed. */
  placeOf(game: string, enough: number, person: string): Promise<number | undefined>
}

// ------------------------------------------------------------------------------------------------------ housekeeping

export type Housekeeping = {
  readonly engine: 'sqlite' | 'postgres'
  /** A value that all processes share and that never changes once written, such as the key that signs cookies. */
  constant(name: string, propose: () => string): Promise<string>
  /** A consistent copy into a new file while play goes on. On PostgreSQL that is the work of pg_dump. */
  backup(toFile: string): Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Bytes that are free on the disk of the embedded database; undefined where the database lies elsewhere. */
  room(): Promise<number | undefined>
  /** Finishes what is queued, refuses what comes later. */
  close(): Promise<void>
}

/** What went wrong in words for the person who runs the server; never with a password in it. */
export class StoreError extends Error {
  override name = 'StoreError'
}

export type Trouble = 'disk-full' | 'no-answer' | 'locked'

/**
 * The database cannot do it now, and may again later. Nothing of it was written, unless a line broke before the answer came:
 * an append that is repeated with its request is safe in either case.
 */
export class StoreUnavailable extends StoreError {
  override name = 'StoreUnavailable'
  readonly trouble: Trouble
  constructor(trouble: Trouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}
