import type { CoreState, Game } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import type { GivenAnswer } from '../kernel/history.ts'
import type { Beginning } from '../kernel/play.ts'
import { type CourseStep, resumeCourse } from './course.ts'
import type { TableHeader } from './entry.ts'
import { noRemarks, type Table } from './table.ts'

/** Raised when an older snapshot can no longer be read; the table is then folded from its entries. */
const VERSION = 5

/** A table as JSON data, to go on from without folding all of its entries. */
export interface SnapshotBody extends Omit<Table, 'header' | 'game' | 'happened' | 'course'> {
  readonly version: number
  readonly rulesVersion: number
  readonly course?: {
    readonly beginning: Beginning
    readonly answers: readonly GivenAnswer[]
    readonly base: CoreState
    readonly sealed?: CourseStep
    readonly tail: readonly GivenAnswer[]
    readonly redo: readonly GivenAnswer[]
  }
}

export function saveTable(table: Table): SnapshotBody {
  const { header: _header, game, happened: _happened, course, ...rest } = table
  const snapshot = { ...rest, version: VERSION, rulesVersion: game.rulesVersion }
  if (course === undefined) return snapshot
  const { beginning, answers, base, sealed, tail, redo } = course
  const saved = {
    beginning,
    answers: answers.slice(0, answers.length - tail.length),
    base,
    tail: tail.map(({ seat, key }) => ({ seat, key })),
    redo,
  }
  return { ...snapshot, course: sealed === undefined ? saved : { ...saved, sealed } }
}

/** Whether a snapshot can be gone on from with these rules. */
export function isReadable(snapshot: unknown, game: Game): snapshot is SnapshotBody {
  const { version, rulesVersion } = (snapshot ?? {}) as Partial<SnapshotBody>
  return version === VERSION && rulesVersion === game.rulesVersion
}

export function restoreTable(header: TableHeader, game: Game, snapshot: SnapshotBody): Table {
  if (!isReadable(snapshot, game))
    throw new Refusal('bad-state', `the saved table is of another version than these rules of ${game.title}`)
  const { version: _version, rulesVersion: _rulesVersion, course, ...rest } = snapshot
  const table: Table = {
    ...rest,
    // Tables that were saved before spectators could talk have none.
    remarks: rest.remarks ?? noRemarks,
    header,
    game,
    happened: [],
    course: undefined,
    pausedBy: rest.pausedBy,
    consent: rest.consent,
    endAsked: rest.endAsked,
    finishedAt: rest.finishedAt,
    fullSince: rest.fullSince,
    // Snapshots of earlier releases have none.
    followed: rest.followed ?? [],
    rematch: rest.rematch,
  }
  if (course === undefined) return table
  const { tail, ...saved } = course
  return { ...table, course: resumeCourse(game, { ...saved, sealed: course.sealed }, tail) }
}
