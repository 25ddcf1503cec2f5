import type { Seat } from '../../../kernel/contract.ts'
import type { GivenAnswer } from '../../../kernel/history.ts'
import type { Translations } from '../../../kernel/translations.ts'
import type { Entry, TableHeader } from '../../../tables/entry.ts'
import type { TableResult } from '../../../tables/result.ts'
import type { LessonChapter } from '../../learn/progress.ts'
import type { SetChallenge } from './challenge-turn.ts'

/** Who sits at a seat of a table in this browser: its owner, or a bot of a level. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** A table as it is kept in this browser: its header and its entries, as the server keeps its own. */
export interface SavedTable {
  readonly id: string
  /** Its owner's. */
  readonly seat: Seat
  readonly header: TableHeader
  readonly entries: readonly Entry[]
  /** The chapter of its game's lessons that is given at it. */
  readonly lesson?: LessonChapter
  /** Every answer as the lesson goes: as long as the game follows it, the bots do. */
  readonly course?: readonly GivenAnswer[]
  /** So many answers were given before the lesson begins: they are not taken back. */
  readonly opening?: number
  /** A challenge is set at it: nobody else plays, and it is listed among the challenges. */
  readonly challenge?: SetChallenge
  /** It goes on from a record, or is one: what comes of it is no result of its owner. */
  readonly fromRecord?: true
  readonly summary: SavedTableSummary
}

/** What a list of tables says of one, without loading its game. */
export interface SavedTableSummary {
  readonly changedAt: number
  readonly over: boolean
  /** How it ended. Tables that were over before this was kept get it when the results are looked at. */
  readonly result?: TableResult
  /** Whether the owner is asked. */
  readonly yourTurn: boolean
  readonly moment: Translations<string>
  readonly last: Translations<string>
  /** The colour of each seat, where the game gives colours. */
  readonly colors: readonly string[]
}
