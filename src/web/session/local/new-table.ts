import type { Seat } from '../../../kernel/contract.ts'
import type { GivenAnswer } from '../../../kernel/history.ts'
import type { Json } from '../../../kernel/json.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import { rematchHeader } from '../../../tables/decide-seating.ts'
import type { LessonChapter } from '../../learn/progress.ts'
import type { SetChallenge } from './challenge-turn.ts'
import { entriesOf, headerFor } from './from-record.ts'
import { challengeTableId, newSeed, newTableId } from './ids.ts'
import { type LocalTable, startAt, takeUp, withEntry } from './local-table.ts'
import type { LocalSeat, SavedTable } from './saved-table.ts'
import { findTable, keepTable } from './shelf.ts'
import { savedOf } from './summary.ts'

/** How a table of this browser is set up. */
export interface LocalSetup {
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Readonly<Record<string, unknown>>
  /** Components of the table's own. */
  readonly pack?: Json | undefined
  /** A lesson is given at the table: it has a seed and a course of its own, and some answers are given already. */
  readonly lesson?: {
    readonly chapter: LessonChapter
    readonly seed: string
    readonly answers: readonly GivenAnswer[]
    readonly course: readonly GivenAnswer[]
  }
}

/** Sets up a table against bots and keeps it; gives its id. */
export async function newTable({ lesson, ...choice }: LocalSetup): Promise<string> {
  const header = headerFor({ ...choice, id: newTableId(), seat: 0, createdAt: Date.now() })
  const taught =
    lesson === undefined ? {} : { lesson: lesson.chapter, course: lesson.course, opening: lesson.answers.length }
  const begun = await beginTable({ id: header.id, seat: 0, header, entries: [], ...taught }, lesson?.seed)
  return keep(lesson === undefined ? begun : lesson.answers.reduce(withAnswer, begun))
}

const withAnswer = (local: LocalTable, given: GivenAnswer): LocalTable =>
  withEntry(local, { kind: 'answered', ...given, at: local.table.at })

/** A table that goes on from the first answers of a record, the viewer at one of its seats and bots at the others. */
export async function forkTable(
  record: GameRecord,
  answers: readonly GivenAnswer[],
  seats: readonly LocalSeat[],
  seat: number,
  id = newTableId(),
): Promise<string> {
  const header = headerFor({ ...record, id, seats, seat, createdAt: Date.now() })
  const entries = entriesOf({ ...record, answers }, header.createdAt)
  return keep(await takeUp({ id: header.id, seat, header, entries, fromRecord: true }))
}

/** The table of a challenge, at its position: made once, and anew if it was made for another position. Gives its id. */
export async function challengeTable(
  { id: name, from, seat }: SetChallenge & { readonly seat: Seat },
  record: GameRecord,
  seats: readonly LocalSeat[],
): Promise<string> {
  const id = challengeTableId(name)
  const kept = await findTable(id)
  if (kept?.challenge?.from === from && kept.seat === seat && beganAs(record, kept)) return id
  const header = headerFor({ ...record, id, seats, seat, createdAt: Date.now() })
  const entries = entriesOf({ ...record, answers: record.answers.slice(0, from) }, header.createdAt)
  return keep(await takeUp({ id, seat, header, entries, challenge: { id: name, from } }))
}

const beganAs = ({ seed, rulesVersion, components }: GameRecord, { entries }: SavedTable): boolean =>
  entries.some(
    entry =>
      entry.kind === 'started' &&
      entry.seed === seed &&
      entry.rulesVersion === rulesVersion &&
      entry.components === components,
  )

/** The table where a finished one goes on: made once, and again if it was thrown away since. */
export async function keepRematch({ table, seat }: LocalTable): Promise<string> {
  const id = table.rematch ?? newTableId()
  if ((await findTable(id)) !== undefined) return id
  const header = rematchHeader(table, id, table.header.host, Date.now())
  return keep(await beginTable({ id, seat, header, entries: [] }))
}

const beginTable = async (bare: Omit<SavedTable, 'summary'>, seed = newSeed()): Promise<LocalTable> =>
  startAt(await takeUp(bare), seed, bare.header.createdAt)

async function keep(local: LocalTable): Promise<string> {
  await keepTable(savedOf(local))
  return local.id
}
