import type { CoreState, GameEvent, Play, Seat } from '../kernel/contract.ts'
import { beginRecord } from '../kernel/replay.ts'
import { eventsFor } from '../kernel/view.ts'
import { mustPlay } from './decide-turn.ts'
import { recordSoFar, watchAgain } from './record.ts'
import type { Table } from './table.ts'
import type { Viewer } from './view.ts'

/** What one answer brought, or the setup. */
export interface LoggedAnswer {
  /** Which answer of the game it was, from 1; 0 is the setup. */
  readonly answer: number
  /** Who gave it; nobody the setup. */
  readonly seat: Seat | undefined
  /** What was answered, told to who gave it: what others see of it is in the events. */
  readonly key?: string
  readonly events: readonly GameEvent[]
  /** Where in the game it left it. */
  readonly moment: readonly number[]
}

/** Everything that happened so far, as a viewer may see it. */
export function happenedSoFar(table: Table, viewer: Viewer): readonly LoggedAnswer[] {
  const { game } = table
  const { answers } = mustPlay(table)
  const happened: LoggedAnswer[] = []
  const tell = (answer: number, seat: Seat | undefined, events: readonly GameEvent[], { state }: Play<CoreState>) =>
    happened.push({
      ...{ answer, seat, events: eventsFor(events, seatOf(viewer)), moment: game.moment(state) },
      ...(seat === undefined || seat !== viewer ? {} : { key: answers[answer - 1]?.key ?? '' }),
    })
  const begun = beginRecord(game, recordSoFar(table))
  tell(0, undefined, begun.events ?? [], begun)
  watchAgain(table, (events, index, seat, play) => tell(index + 1, seat, events, play))
  return happened
}

/** What happened since a seat last answered, as it may see it. For a spectator: the last twenty answers. */
export function sinceLastAnswer(table: Table, viewer: Viewer): readonly LoggedAnswer[] {
  const { answers } = mustPlay(table)
  const last =
    viewer === 'spectator'
      ? Math.max(0, answers.length - 20)
      : answers.findLastIndex(given => given.seat === viewer) + 1
  return last === answers.length ? [] : happenedSoFar(table, viewer).slice(last + 1)
}

const seatOf = (viewer: Viewer): Seat | undefined => (viewer === 'spectator' ? undefined : viewer)
