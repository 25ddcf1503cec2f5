import type { Seat } from '../../../kernel/contract.ts'
import type { Given } from '../../../kernel/history.ts'
import type { StandingOrder } from '../../../kernel/orders.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import type { Language } from '../../../kernel/words.ts'
import type { ChatLine } from '../session.ts'

/** Who sits at a seat of a table in this browser: its owner, or a bot of a level. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** A table as it is kept in this browser: its record so far and whatever is not in a record. */
export interface SavedTable {
  readonly id: string
  readonly seat: Seat
  readonly seats: readonly LocalSeat[]
  readonly record: GameRecord
  /** Answers that were taken back and not replaced, next first. */
  readonly redo: readonly Given[]
  /** What the owner has answered in advance. */
  readonly orders?: readonly StandingOrder[]
  /** The lesson of its game is given at it. */
  readonly lesson?: true
  /** Every answer as the lesson goes: as long as the game follows it, the bots do. */
  readonly course?: readonly Given[]
  readonly notes: string
  readonly chat: readonly ChatLine[]
  readonly summary: TableSummary
}

/** What a list of tables says of one, without loading its game. */
export interface TableSummary {
  readonly changedAt: number
  readonly over: boolean
  /** Whether the owner is asked. */
  readonly yourTurn: boolean
  readonly moment: Readonly<Record<Language, string>>
  readonly last: Readonly<Record<Language, string>>
  /** The colour of each seat, where the game gives colours. */
  readonly colors: readonly string[]
}
