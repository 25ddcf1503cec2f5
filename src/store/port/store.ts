import type { AsideStore } from './aside.ts'
import type { DeletionStore } from './deletion.ts'
import type { DeviceStore } from './devices.ts'
import type { Housekeeping } from './housekeeping.ts'
import type { InvitationStore } from './invitations.ts'
import type { JobStore } from './jobs.ts'
import type { LinkStore } from './links.ts'
import type { MailStore } from './mail.ts'
import type { OfferStore } from './offers.ts'
import type { PackStore } from './packs.ts'
import type { PeopleStore } from './people.ts'
import type { FindingStore, PlanStore } from './plans.ts'
import type { RatingStore } from './ratings.ts'
import type { ReportStore } from './reports.ts'
import type { ResultStore } from './results.ts'
import type { SessionStore } from './sessions.ts'
import type { SharedGameStore } from './shared-games.ts'
import type { TableStore } from './tables.ts'
import type { TieStore } from './ties.ts'
import type { TryStore } from './tries.ts'

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
  FindingStore &
  LinkStore &
  JobStore &
  RatingStore &
  ResultStore &
  DeletionStore &
  OfferStore &
  TieStore &
  InvitationStore &
  SharedGameStore &
  ReportStore &
  Housekeeping
