import type { Seat } from '../../../kernel/contract.ts'
import type { GivenAnswer } from '../../../kernel/history.ts'
import type { StandingOrder } from '../../../kernel/orders.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import type { Entry } from '../../../tables/entry.ts'
import type { ChatLine } from '../../../tables/table.ts'
import { entriesOf, headerFor } from './from-record.ts'
import type { LocalSeat, SavedTable } from './saved-table.ts'

/** A table kept while a game had one lesson, which is the first chapter now. */
export interface OneLessonTable extends Omit<SavedTable, 'lesson'> {
  readonly lesson?: true
}

/** A table as the first release kept it: the record of its game, and whatever is not in a record. */
export interface FirstReleaseTable extends Pick<OneLessonTable, 'id' | 'seat' | 'lesson' | 'course' | 'summary'> {
  readonly seats: readonly LocalSeat[]
  readonly record: GameRecord
  /** Answers of the owner that were taken back and not replaced, next first. */
  readonly redo: readonly GivenAnswer[]
  readonly orders?: readonly StandingOrder[]
  readonly notes: string
  readonly chat: readonly ChatLine[]
}

/** A table as it is kept now, whichever release kept it. */
export function upToDate(kept: SavedTable | OneLessonTable | FirstReleaseTable): SavedTable {
  const { lesson, ...table } = 'record' in kept ? fromFirstRelease(kept) : kept
  return lesson === undefined ? table : { ...table, lesson: lesson === true ? 'turns' : lesson }
}

function fromFirstRelease(kept: FirstReleaseTable): OneLessonTable {
  const { id, seat, seats, record, redo, orders = [], notes, chat, lesson, course, summary } = kept
  const { game, options, pack, answers } = record
  const at = summary.changedAt
  return {
    id,
    seat,
    header: headerFor({ id, game, seats, seat, options, pack, createdAt: at }),
    entries: [
      ...chat.map((line): Entry => ({ kind: 'said', ...line })),
      // What was taken back is given once more and taken back once more: then it can be given again as before.
      ...entriesOf({ ...record, answers: [...answers, ...redo] }, at),
      ...(redo.length === 0 ? [] : [takenBack(seat, answers.length, at)]),
      ...orders.map((order): Entry => ({ kind: 'ordered', seat, order, at })),
      ...(notes === '' ? [] : [{ kind: 'noted', seat, text: notes, at } as const]),
    ],
    ...(lesson === undefined ? {} : { lesson }),
    ...(course === undefined ? {} : { course }),
    summary,
  }
}

const takenBack = (seat: Seat, to: number, at: number): Entry => ({
  kind: 'went-back',
  seat,
  how: 'turn',
  to,
  again: [],
  at,
})
